// Presses the button of a row when a finger swipes the row to the left, and follows the way back when it swipes the page to the right. The button and
// the link do the same by hand.

export default (part) => {
  const isBack = part.dataset.way === "right";
  const area = isBack ? part.closest("main") : part.closest("li") ?? part;
  let from = null;

  const begin = (event) => {
    const isAlone = event.touches.length === 1 && !event.target.closest("input, textarea, select, .handle");
    from = isAlone ? event.changedTouches[0] : null;
  };
  const end = (event) => {
    if (!from) return;
    const to = event.changedTouches[0];
    const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
    from = null;
    if (Math.abs(across) < 64 || Math.abs(across) < 2 * Math.abs(down) || across > 0 !== isBack) return;
    part.querySelector("a, button").click();
  };
  // A swipe across moves nothing by itself.
  area.style.touchAction = "pan-y pinch-zoom";
  area.addEventListener("touchstart", begin, { passive: true });
  area.addEventListener("touchend", end);
};
