// Counts a wait down each second and speaks its marks. The server says how long it still takes, so the clock of this machine may be wrong.

export default (part, page) => {
  const until = Date.now() + part.dataset.seconds * 1000;
  let last = Number(part.dataset.seconds) + 1;

  const tick = () => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const time = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
    part.textContent = left > 0 ? part.dataset.left.replace("0:00", time) : part.dataset.at0;
    // The least mark that was passed; a machine that slept may have passed several.
    const mark = [0, 1, 5].find((minutes) => last > minutes * 60 && left <= minutes * 60);
    if (mark !== undefined) page.say(part.dataset["at" + mark]);
    last = left;
    if (left === 0) clearInterval(ticking);
  };
  const ticking = setInterval(tick, 1000);
  tick();
  return () => clearInterval(ticking);
};
