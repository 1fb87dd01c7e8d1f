// A board drawn: counters in groups, rows as on the lab sheet.

import type { DrawnBoard, DrawnRow } from "./engine";
import { make } from "./elements";

export interface Hands {
  /** A move was made on the board, in the words in which it is typed: `2,3`. */
  move(say: string): void;
  /** Somebody asks about a row. */
  row?(row: number): void;
}

/** How the rows are named to whoever cannot see them. */
function rowName({ row, game, size }: DrawnRow): string {
  return game === "nim" ? `row ${row}: ${size}` : `row ${row}, ${game}: ${size}`;
}

/** Where the groups of a row end, counted in counters: 7 is four, two and one. */
function groupEnds(row: DrawnRow): Set<number> {
  const ends = new Set<number>();
  let at = 0;
  // The groups are those of the row's value, which in Nim is its size.
  if (row.game === "nim") for (const group of row.groups) ends.add((at += Number(group)));
  return ends;
}

/** The one move that leaves a row of so many, where taking is all there is to choose. */
function leaving(row: DrawnRow, left: number): string | undefined {
  const moves = row.moves.filter(({ becomes }) => becomes.length <= 1 && (becomes[0] ?? 0) === left);
  return moves.length === 1 ? moves[0]?.say : undefined;
}

function counters(row: DrawnRow, hands: Hands): HTMLElement {
  const line = make("span", { class: "counters", role: "group", "aria-label": `Counters of row ${row.row}` });
  const ends = groupEnds(row);
  for (let at = 1; at <= (row.counters ?? 0); at += 1) {
    const say = leaving(row, at - 1);
    const taken = (row.counters ?? 0) - at + 1;
    const counter = make("button", {
      type: "button",
      class: ends.has(at) ? "counter end" : "counter",
      "data-at": at,
      "aria-label": `Take ${taken} from row ${row.row}, which leaves ${at - 1}`,
      "aria-disabled": say === undefined ? "true" : "false",
      // One stop for the Tab key a row; arrows go along it.
      tabindex: at === row.counters ? 0 : -1,
    });
    if (say !== undefined) counter.addEventListener("click", () => hands.move(say));
    line.append(counter);
  }
  line.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>(".counter");
    if (!way || !from) return;
    const to = (way < 0 ? from.previousElementSibling : from.nextElementSibling) as HTMLElement | null;
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  });
  // What a click would take is shown before it is made.
  const show = (event: Event) => {
    const at = Number((event.target as HTMLElement).dataset["at"] ?? 0);
    for (const counter of line.querySelectorAll<HTMLElement>(".counter")) {
      counter.classList.toggle("taking", at > 0 && Number(counter.dataset["at"]) >= at);
    }
  };
  const hide = () => line.querySelectorAll(".taking").forEach((counter) => counter.classList.remove("taking"));
  for (const name of ["pointerover", "focusin"]) line.addEventListener(name, show);
  for (const name of ["pointerleave", "focusout"]) line.addEventListener(name, hide);
  return line;
}

/** What else may become of a row: all moves that counters cannot say. */
function otherMoves(row: DrawnRow, hands: Hands): HTMLElement | null {
  const said = new Set(Array.from({ length: row.counters ?? 0 }, (_, at) => leaving(row, at)));
  const others = row.moves.filter(({ say }) => !said.has(say));
  if (others.length === 0) return null;
  const chosen = make("select", { "aria-label": `Other moves in row ${row.row}` }, make("option", { value: "" }, "becomes …"));
  for (const { say, becomes } of others) {
    chosen.append(make("option", { value: say }, becomes.length === 0 ? "nothing" : becomes.join(" and ")));
  }
  chosen.addEventListener("change", () => {
    if (chosen.value) hands.move(chosen.value);
  });
  return chosen;
}

/** Draws a board on which moves can be made. */
export function drawn(board: DrawnBoard, hands: Hands): HTMLElement {
  const list = make("ol", { class: "board", "aria-label": `Board ${board.words}` });
  for (const row of board.rows) {
    const { row: at } = row;
    const name = hands.row
      ? make("button", { type: "button", class: "row-name", onclick: () => hands.row?.(at) }, rowName(row))
      : make("span", { class: "row-name" }, rowName(row));
    if (hands.row) name.setAttribute("aria-label", `${rowName(row)}. What can be done here?`);
    const item = make("li", { "data-row": at }, name);
    item.append(row.counters === null ? make("span", { class: "uncounted" }, "too many to draw: type a move below") : counters(row, hands));
    const others = otherMoves(row, hands);
    if (others) item.append(others);
    list.append(item);
  }
  if (board.count > board.rows.length) list.append(make("li", {}, `and ${board.count - board.rows.length} more rows`));
  if (board.count === 0) list.append(make("li", { class: "nothing" }, "No rows: the empty board"));
  return list;
}

/** Points at the counters of a row's group of this size, or at all such groups where no row is named. */
export function point(board: HTMLElement, drawing: DrawnBoard, place: number | null, row: number | null): void {
  for (const counter of board.querySelectorAll(".pointed")) counter.classList.remove("pointed");
  if (place === null && row === null) return;
  for (const drawnRow of drawing.rows) {
    if (row !== null && drawnRow.row !== row) continue;
    const item = board.querySelector(`[data-row="${drawnRow.row}"]`);
    if (!item || drawnRow.game !== "nim") continue;
    let from = 0;
    for (const group of drawnRow.groups.map(Number)) {
      if (place === null || group === place) {
        for (const counter of item.querySelectorAll<HTMLElement>(".counter")) {
          const at = Number(counter.dataset["at"]);
          if (at > from && at <= from + group) counter.classList.add("pointed");
        }
      }
      from += group;
    }
  }
}
