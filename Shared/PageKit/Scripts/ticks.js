// Keeps on this device which lines of a list are ticked, by the address of the list, until the list is another one or the button unticks them all.

// The device's memory, which some settings of a browser refuse.
const memory = (() => { try { return localStorage; } catch { return null; } })();

export default (part, page) => {
  const place = "ticks " + location.pathname;
  const boxes = [...part.querySelectorAll("input[type=checkbox]")];
  const button = part.querySelector("button:not([data-script])");

  const keep = () => {
    const ticked = boxes.flatMap((box, number) => box.checked ? number : []);
    try {
      if (ticked.length) memory?.setItem(place, part.dataset.list + " " + ticked); else memory?.removeItem(place);
    } catch {
      // The memory is full, and the ticks are on the page alone.
    }
  };
  const [list, ticked] = (memory?.getItem(place) ?? " ").split(" ");
  if (list === part.dataset.list) {
    for (const number of ticked.split(",")) if (boxes[number]) boxes[number].checked = true;
  } else {
    memory?.removeItem(place);
  }

  part.addEventListener("change", keep);
  button.hidden = false;
  button.addEventListener("click", () => {
    for (const box of boxes) box.checked = false;
    keep();
    page.say(part.dataset.none);
  });
};
