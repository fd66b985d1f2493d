// Counts a wait down each second and speaks its marks. The page counts from the server's seconds by `performance.now()`. That clock stops while the
// machine sleeps. So the page asks the server again afterwards.

export default (part, page) => {
  let until, last, isOver = false;
  const begin = (seconds) => { until = performance.now() + seconds * 1000; };

  const tick = () => {
    const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
    const time = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
    part.textContent = left > 0 ? part.dataset.left.replace("0:00", time) : part.dataset.at0;
    // The least mark that was passed; a machine that slept may have passed several.
    const mark = [0, 1, 5].find((minutes) => last > minutes * 60 && left <= minutes * 60);
    if (mark !== undefined) page.say(part.dataset["at" + mark]);
    last = left;
  };

  const ask = async () => {
    if (document.visibilityState !== "visible") return;
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
    if (!answer?.ok || answer.redirected) return;
    const now = (await page.read(answer)).querySelector("[data-seconds]");
    if (isOver) return;
    // A page without a wait says why, such as a severe reaction.
    if (!now) return location.reload();
    begin(now.dataset.seconds);
    tick();
  };

  begin(part.dataset.seconds);
  last = Number(part.dataset.seconds) + 1;
  const ticking = setInterval(tick, 1000);
  document.addEventListener("visibilitychange", ask);
  tick();
  return () => {
    isOver = true;
    clearInterval(ticking);
    document.removeEventListener("visibilitychange", ask);
  };
};
