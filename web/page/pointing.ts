// From what is told to the counters that it is about: from a step while it is told, and from a cell of a table by hovering, by a
// tap, and with the keys.

import type { BoardView } from "./board";
import type { DrawnRow } from "./replies";

/** Rows, counted from 1, and sizes of groups: where both are named, the groups of these rows; of a row from which some are taken, those alone. */
interface Meant {
  rows: number[];
  sizes: number[];
  taken?: [row: number, count: number][];
}

/** What is marked as long as nobody points at anything. */
let standing: Meant = { rows: [], sizes: [] };

/** Whether a counter of a row, counted from 1, belongs to a group of one of these sizes. */
function isOfGroup({ game, groups }: DrawnRow, at: number, sizes: number[]): boolean {
  let from = 0;
  for (const group of groups.map(Number)) {
    if (game === "nim" && sizes.includes(group) && at > from && at <= from + group) return true;
    from += group;
  }
  return false;
}

/** Marks the counters that are meant; none where nothing is named. */
function mark(view: BoardView, { rows, sizes, taken = [] }: Meant): void {
  const isNamed = rows.length > 0 || sizes.length > 0;
  const going = new Map(taken);
  view.point((row, at) => {
    const count = going.get(row.row);
    if (count !== undefined) return at > (row.counters ?? 0) - count;
    return isNamed && (rows.length === 0 || rows.includes(row.row)) && (sizes.length === 0 || isOfGroup(row, at, sizes));
  });
}

/** Marks what these elements speak of, until others are told. */
export function markSpokenOf(view: BoardView, told: Element[]): void {
  const all = told.map(spokenOf);
  standing = { rows: all.flatMap(({ rows }) => rows), sizes: all.flatMap(({ sizes }) => sizes), taken: all.flatMap(({ taken = [] }) => taken) };
  mark(view, standing);
}

/** What an element speaks of: the rows and sizes that are written as such in it; of a table its lines are told one by one. */
function spokenOf(element: Element): Meant {
  if (element instanceof HTMLTableRowElement) return ofLine(element);
  const isTold = (named: Element) => named.closest(".ahead, .table") === null;
  // What a heading finds is about what it says before that.
  const whole = element.matches(".told") ? (element.parentElement ?? element) : element;
  const all = [...whole.querySelectorAll<HTMLElement>(".row, [data-group]")].filter(isTold);
  // A move is told in whole words.
  const moves = [...(whole.textContent ?? "").matchAll(/tak(?:e|ing)\s(\d+)\sfrom\srow\s(\d+)/g)];
  const taken = isTold(whole) ? moves.map(([, count, row]): [number, number] => [Number(row), Number(count)]) : [];
  if (taken.length > 0) return { rows: taken.map(([row]) => row), sizes: [], taken };
  return {
    rows: all.flatMap((named) => numberIn(named, ROW) ?? []),
    sizes: all.flatMap(({ dataset }) => (dataset["group"] === undefined ? [] : Number(dataset["group"]))),
  };
}

/** A line of a table is about its row, one below them about the columns in which something stands out. */
function ofLine(line: HTMLTableRowElement): Meant {
  const cells = line.closest("tfoot") ? [...line.cells].filter((cell) => cell.querySelector("strong")) : [...line.cells].slice(0, 1);
  const all = cells.map(meant);
  const rows = all.flatMap(({ row }) => row ?? []);
  const count = numberIn([...line.cells].at(-1), /^take\s(\d+)$/);
  return { rows, sizes: all.flatMap(({ size }) => size ?? []), taken: count === null ? [] : rows.map((row) => [row, count]) };
}

const ROW = /^row\s(\d+)$/;
const SIZE = /^(\d+)s?$/;

/** The number in a name, where it has this form. */
function numberIn(named: Element | null | undefined, form: RegExp): number | null {
  const found = form.exec(named?.textContent?.trim() ?? "")?.[1];
  return found === undefined ? null : Number(found);
}

/**
 * Which group and which row a cell of a table is about: those that the heads of its column and of its line name.
 * A table whose lines are not the rows of a board is about none.
 */
function meant(cell: HTMLTableCellElement): { size: number | null; row: number | null } {
  const [line, table] = [cell.closest("tr"), cell.closest("table")];
  const row = (of: HTMLTableRowElement | null) => numberIn(of?.cells[0], ROW);
  const isOfRows = [...(table?.tBodies[0]?.rows ?? [])].some((other) => row(other) !== null);
  const head = isOfRows ? table?.tHead?.rows[0]?.cells[cell.cellIndex] : null;
  return { size: numberIn(head, SIZE), row: row(line) };
}

/** Where the pointer is: what is scrolled beneath it has not been pointed at. */
const at = { x: NaN, y: NaN };
addEventListener("pointermove", ({ clientX, clientY }) => Object.assign(at, { x: clientX, y: clientY }), true);

/** Has the cells of the tables in a text point at the counters of a board. */
export function pointAt(view: BoardView, text: HTMLElement): void {
  for (const table of text.querySelectorAll<HTMLTableElement>("table.digits")) {
    const cells = [...table.querySelectorAll<HTMLTableCellElement>("th, td")].filter((cell) => {
      const { row, size } = meant(cell);
      return row !== null || size !== null;
    });
    const leave = () => mark(view, standing);
    const point = (cell: HTMLTableCellElement) => {
      const { row, size } = meant(cell);
      mark(view, { rows: row === null ? [] : [row], sizes: size === null ? [] : [size] });
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
