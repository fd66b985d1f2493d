// Moves a row by a handle: dragged, or by the arrow keys. It fills in the form of the row, which moves it without a script, too.

export default (form, page) => {
  const row = form.closest("li");
  const button = form.querySelector("button");
  const place = (form) => form.elements[form.dataset.place];
  const forms = () => [...row.parentElement.querySelectorAll("form[data-place]")];
  const move = (other) => {
    if (!other || other === form) return;
    place(form).value = place(other).defaultValue;
    form.requestSubmit(button);
  };

  if (forms().length < 2) return;
  const handle = document.createElement("button");
  handle.type = "button";
  handle.className = "handle";
  // The same handle has the focus after the move.
  handle.id = "handle-" + button.value;
  handle.textContent = "↕";
  handle.setAttribute("aria-label", form.dataset.handle);
  row.prepend(handle);

  handle.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(forms()[forms().indexOf(form) + step]);
  });

  let from = null;
  let over = null;
  const drop = () => {
    from = null;
    row.style.translate = "";
    row.classList.remove("dragged");
    over?.closest("li").classList.remove("over");
  };
  handle.addEventListener("pointerdown", (event) => {
    from = event.pageY;
    over = null;
    handle.setPointerCapture(event.pointerId);
    row.classList.add("dragged");
  });
  handle.addEventListener("pointermove", (event) => {
    if (from === null) return;
    if (event.clientY < 48) scrollBy(0, -16);
    if (event.clientY > innerHeight - 48) scrollBy(0, 16);
    row.style.translate = "0 " + (event.pageY - from) + "px";
    over?.closest("li").classList.remove("over");
    over = forms().find((other) => {
      const box = other.closest("li").getBoundingClientRect();
      return other !== form && event.clientY >= box.top && event.clientY < box.bottom;
    });
    over?.closest("li").classList.add("over");
  });
  handle.addEventListener("pointerup", () => {
    const target = over;
    drop();
    move(target);
  });
  handle.addEventListener("pointercancel", drop);
};
