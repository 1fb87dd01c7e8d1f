
// Sorts the rows of a table by a click on the head of a column; a second click turns the order round.
"use strict";
(() => {
  const number = (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN);
  const compare = (a, b) => {
    const [x, y] = [number(a), number(b)];
    // Numbers stand before words.
    if (Number.isNaN(x) && Number.isNaN(y)) return a.localeCompare(b, undefined, { numeric: true });
    if (Number.isNaN(x)) return 1;
    return Number.isNaN(y) ? -1 : x - y;
  };
  for (const table of document.querySelectorAll("table.sortable")) {
    const heads = [...table.tHead.rows[0].cells];
    heads.forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "sort";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const turn = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
        heads.forEach((other) => other.removeAttribute("aria-sort"));
        head.setAttribute("aria-sort", turn === 1 ? "ascending" : "descending");
        const body = table.tBodies[0];
        const said = (row) => row.cells[column].textContent.trim();
        const rows = [...body.rows].sort((a, b) => turn * compare(said(a), said(b)));
        body.append(...rows);
      });
    });
  }
})();
