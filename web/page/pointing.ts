// From what is told to the counters that it is about: from a step while it is told, and from a cell of a table by hovering, by a
// tap, and with the keys.

import type { BoardView } from "./board";
import { all, isPresenting, on } from "./elements";
import { walk } from "./keys";
import type { DrawnRow } from "./replies";

/** Rows, counted from 1, and sizes of groups: where both are named, the groups of these rows; of a row from which some are taken, those alone. */
interface Meant {
  rows: number[];
  sizes: number[];
  taken?: [row: number, count: number][];
}

/** What is marked as long as nobody points at anything. */
let standing: Meant = { rows: [], sizes: [] };

/** Whether a counter of a row, counted from 1, belongs to a group of one of these sizes; the largest is where counters are taken, at the end. */
function isOfGroup({ game, groups }: DrawnRow, at: number, sizes: number[]): boolean {
  let from = 0;
  for (const group of groups.map(Number).reverse()) {
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

/** Marks what these elements speak of, or how many of which rows, until others are told. */
export function markSpokenOf(view: BoardView, told: Element[], others: [row: number, count: number][] = []): void {
  const spoken = told.map(spokenOf);
  standing = { rows: spoken.flatMap(({ rows }) => rows), sizes: spoken.flatMap(({ sizes }) => sizes), taken: [...spoken.flatMap(({ taken = [] }) => taken), ...others] };
  mark(view, standing);
}

/** What the engine has said of a place: a row (`data-in`), a size of groups, or how many are taken from the row that is named next. */
const DATA = "[data-in], [data-group], [data-take]";
type Datum = "in" | "group" | "take";

/** What of this an element says, where it says it. */
const said = (element: Element | null | undefined, name: Datum) => (element instanceof HTMLElement && element.dataset[name] !== undefined ? [Number(element.dataset[name])] : []);

/** The turn that the heading of the step names to which these elements belong, as it is written. */
export function turnNamed(told: Element[]): string {
  const heading = told[0]?.closest("#explanation > section")?.firstElementChild;
  return (["in", "take"] as const).map((name) => said(heading?.querySelector(`[data-${name}]`), name)).join();
}

/** What an element speaks of; of a table its lines are told one by one, one below them about the columns in which something stands out. */
function spokenOf(element: Element): Meant {
  const line = element instanceof HTMLTableRowElement ? element : null;
  if (line?.closest("tfoot")) return { rows: [], sizes: [...line.cells].flatMap((cell) => (cell.querySelector("strong") ? meant(cell).sizes : [])) };
  const named = all(element, DATA).filter((one) => line !== null || one.closest(".table") === null);
  const rows = named.flatMap((one) => said(one, "in"));
  const taken = named.flatMap((one, at) => said(one, "take").map((count): [number, number] => [named.slice(at).flatMap((next) => said(next, "in"))[0] ?? rows[0] ?? 0, count]));
  if (taken.length > 0) return { rows: taken.map(([row]) => row), sizes: [], taken };
  return { rows, sizes: named.flatMap((one) => said(one, "group")) };
}

/** Which group and which row a cell of a table is about: those that the heads of its column and of its line name. */
function meant(cell: HTMLTableCellElement): Meant {
  const [line, head] = [cell.closest("tr"), cell.closest("table")?.tHead?.rows[0]];
  return { rows: said(line?.cells[0]?.querySelector(DATA), "in"), sizes: said(head?.cells[cell.cellIndex]?.querySelector(DATA), "group") };
}

/** Where the pointer is: what is scrolled beneath it has not been pointed at. */
const at = { x: NaN, y: NaN };
addEventListener("pointermove", ({ clientX, clientY }) => Object.assign(at, { x: clientX, y: clientY }), true);

/** Has the cells of the tables in a text point at the counters of a board. */
export function pointAt(view: BoardView, text: HTMLElement): void {
  for (const table of text.querySelectorAll<HTMLTableElement>("table.digits")) {
    const cells = all<HTMLTableCellElement>(table, "th, td").filter((cell) => {
      const { rows, sizes } = meant(cell);
      return rows.length + sizes.length > 0;
    });
    const leave = () => mark(view, standing);
    const point = (cell: HTMLTableCellElement) => mark(view, meant(cell));
    for (const cell of cells) {
      on(cell, "pointerenter", ({ clientX, clientY }) => {
        if (clientX !== at.x || clientY !== at.y) point(cell);
      });
      on(cell, "pointerleave", leave);
      on(cell, "click", () => point(cell));
      on(cell, "focus", () => point(cell));
      on(cell, "blur", leave);
      cell.tabIndex = -1;
    }
    // One stop for the Tab key a table; arrows go from cell to cell, but for whoever goes through the steps by them.
    if (cells[0]) cells[0].tabIndex = 0;
    walk(table, "[tabindex]", () => !isPresenting());
  }
}
