// From a cell of a table to the counters that it is about: by hovering, by a tap, and with the keys.

import type { BoardView } from "./board";
import type { DrawnRow } from "./replies";

/** Whether a counter of a row, counted from 1, belongs to the group of this size: of any size where none is named. */
function isOfGroup({ game, groups }: DrawnRow, at: number, place: number | null): boolean {
  let from = 0;
  for (const group of groups.map(Number)) {
    if (game === "nim" && (place === null || group === place) && at > from && at <= from + group) return true;
    from += group;
  }
  return false;
}

/**
 * Which group and which row a cell of a table is about: those that the heads of its column and of its line name.
 * A table whose lines are not the rows of a board is about none.
 */
function meant(cell: HTMLElement): { group: number | null; row: number | null } {
  const [line, table] = [cell.closest("tr"), cell.closest("table")];
  const number = (text: string | null | undefined, form: RegExp) => {
    const found = form.exec(text?.trim() ?? "")?.[1];
    return found === undefined ? null : Number(found);
  };
  const row = (of: HTMLTableRowElement | null) => number(of?.cells[0]?.textContent, /^row\s(\d+)$/);
  const column = line ? [...line.cells].indexOf(cell as HTMLTableCellElement) : -1;
  const isOfRows = [...(table?.tBodies[0]?.rows ?? [])].some((other) => row(other) !== null);
  const head = isOfRows ? table?.tHead?.rows[0]?.cells[column]?.textContent : null;
  return { group: number(head, /^(\d+)s?$/), row: row(line) };
}

/** Where the pointer is: what is scrolled beneath it has not been pointed at. */
const at = { x: NaN, y: NaN };
addEventListener("pointermove", ({ clientX, clientY }) => Object.assign(at, { x: clientX, y: clientY }), true);

/** Has the cells of the tables in a text point at the counters of a board. */
export function pointAt(view: BoardView, text: HTMLElement): void {
  for (const table of text.querySelectorAll<HTMLTableElement>("table.digits")) {
    const cells = [...table.querySelectorAll<HTMLTableCellElement>("th, td")].filter((cell) => {
      const { row, group } = meant(cell);
      return row !== null || group !== null;
    });
    const leave = () => view.point(() => false);
    const point = (cell: HTMLElement) => {
      const { row, group } = meant(cell);
      view.point((other, at) => (row === null || other.row === row) && isOfGroup(other, at, group));
    };
    for (const cell of cells) {
      cell.addEventListener("pointerenter", ({ clientX, clientY }) => {
        if (clientX !== at.x || clientY !== at.y) point(cell);
      });
      cell.addEventListener("pointerleave", leave);
      cell.addEventListener("click", () => point(cell));
      cell.addEventListener("focus", () => point(cell));
      cell.addEventListener("blur", leave);
      cell.tabIndex = -1;
    }
    // One stop for the Tab key a table; arrows go from cell to cell.
    if (cells[0]) cells[0].tabIndex = 0;
    table.addEventListener("keydown", (event) => walk(event, cells));
  }
}

function walk(event: KeyboardEvent, cells: HTMLTableCellElement[]): void {
  const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
  const cell = cells.find((other) => other === event.target);
  const line = cell?.closest("tr");
  const table = cell?.closest("table");
  if (!way || !cell || !line || !table || document.documentElement.classList.contains("presenting")) return;
  const [down = 0, right = 0] = way;
  const lines = [...table.rows];
  const other = lines[lines.indexOf(line) + down]?.cells[[...line.cells].indexOf(cell) + right];
  const to = cells.find((found) => found === other);
  event.preventDefault();
  event.stopPropagation();
  if (!to) return;
  cell.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}
