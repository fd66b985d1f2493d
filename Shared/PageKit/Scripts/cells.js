// Lets the arrow keys walk through the cells of a table. The Tab key reaches one cell: the first, or the one that was left.

export default (table) => {
  const rows = [...table.tBodies[0].rows].map((row) => [...row.cells]);
  let cell = [0, 0];
  const at = ([row, column]) => rows[row]?.[column];
  const ways = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

  if (at(cell)) at(cell).tabIndex = 0;
  table.addEventListener("keydown", (event) => {
    // With a modifier, the arrows are the browser's own, as to go back.
    const way = !(event.altKey || event.ctrlKey || event.metaKey) && ways[event.key];
    const next = way && [cell[0] + way[0], cell[1] + way[1]];
    if (!next || !at(next) || event.target !== at(cell)) return;
    event.preventDefault();
    at(cell).removeAttribute("tabindex");
    cell = next;
    at(cell).tabIndex = 0;
    at(cell).focus();
  });
};
