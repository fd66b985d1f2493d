// Turns the pages of a carousel by themselves and by swiping, with a button that stops it. The links of the part do the same by hand. Once the
// person has done anything here, nothing turns by itself any more, on the next page either, until they press the button.

// The tab's memory, which some settings of a browser refuse.
const memory = (() => { try { return sessionStorage; } catch { return {}; } })();

export default (part, page) => {
  let isPaused = memory.still === "yes" || part.matches(":focus-within") || matchMedia("(prefers-reduced-motion: reduce)").matches;
  let isOver = false;

  let turns = 0;

  const turn = async (address) => {
    const own = ++turns;
    const answer = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
    const next = answer?.ok && (await page.read(answer)).querySelector("main [data-next]");
    if (!next || isOver || own !== turns) return;
    const hasFocus = document.activeElement === button;
    part.replaceChildren(...document.importNode(next, true).childNodes);
    Object.assign(part.dataset, next.dataset);
    part.setAttribute("aria-label", next.getAttribute("aria-label"));
    part.append(button);
    if (hasFocus) button.focus({ preventScroll: true });
    page.arrive(address);
    page.settle();
  };

  const button = document.createElement("button");
  button.type = "button";
  const write = () => { button.textContent = isPaused ? part.dataset.play : part.dataset.pause; };
  const pause = (isStill = true) => {
    memory.still = isStill ? "yes" : "";
    isPaused = isStill;
    // A page that is on its way comes too late.
    turns++;
    write();
  };
  button.addEventListener("click", () => pause(!isPaused));
  write();
  part.append(button);
  part.addEventListener("click", (event) => { if (event.target.closest("a")) pause(); });
  part.addEventListener("focusin", (event) => { if (event.target !== button) pause(); });

  // Nothing turns while the mouse is over the part; its button doesn't count.
  const ticking = setInterval(() => {
    const isRead = part.matches(":hover") && !button.matches(":hover");
    if (!isPaused && !document.hidden && !isRead) turn(part.dataset.next);
  }, part.dataset.seconds * 1000);

  let from = null;
  const begin = (event) => { from = event.changedTouches[0].clientX; };
  const end = (event) => {
    const way = event.changedTouches[0].clientX - from;
    if (from !== null && Math.abs(way) > 48) {
      pause();
      turn(way < 0 ? part.dataset.next : part.dataset.previous);
    }
    from = null;
  };
  part.addEventListener("touchstart", begin, { passive: true });
  part.addEventListener("touchend", end);
  return () => {
    isOver = true;
    clearInterval(ticking);
  };
};
