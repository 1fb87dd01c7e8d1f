// A board drawn: counters in groups, rows as on the lab sheet.

import type { DrawnBoard, DrawnRow } from "./engine";
import { make } from "./elements";

export interface Hands {
  /** A move was made on the board, in the words in which it is typed: `2,3`. */
  move(say: string): void;
  /** Somebody asks what can be done in a row. */
  row?(row: number): void;
}

/** The one move that leaves a row of so many, where taking is all there is to choose. */
function leaving(row: DrawnRow, left: number): string | undefined {
  const moves = row.moves.filter(({ becomes }) => becomes.length <= 1 && (becomes[0] ?? 0) === left);
  return moves.length === 1 ? moves[0]?.say : undefined;
}

/** Where the groups of a row end, counted in counters: 7 is four, two and one. In other games groups are those of values. */
function groupEnds({ game, groups }: DrawnRow): Set<number> {
  let at = 0;
  return new Set(game === "nim" ? groups.map((group) => (at += Number(group))) : []);
}

/** A line breaks between groups, or where so many counters of one stand: a 16 is two lines of eight where it is no one line. */
const MOST_TOGETHER = 8;

/** The counters of a row; a click takes one with all right of it. What the explained move takes is shown as taken. */
function counters(row: DrawnRow, size: number, hands: Hands, made?: string): HTMLElement {
  const line = make("span", { class: "counters", role: "group", "aria-label": `Counters of row ${row.row}` });
  const ends = groupEnds(row);
  const says = Array.from({ length: size }, (_, left) => leaving(row, left));
  const left = made === undefined ? -1 : says.indexOf(made);
  let together = make("span", {});
  says.forEach((say, index) => {
    const taken = size - index;
    const counter = make("button", {
      type: "button",
      class: "counter",
      "data-at": index + 1,
      "aria-label": say ? `Take ${taken} from row ${row.row}, which leaves ${index}` : `Taking ${taken} from row ${row.row} is no move here`,
      "aria-disabled": String(say === undefined),
      // One stop for the Tab key a row; arrows go along it.
      tabindex: taken === 1 ? 0 : -1,
    });
    if (together.childElementCount === MOST_TOGETHER || ends.has(index)) together = make("span", {});
    if (together.childElementCount === 0) line.append(together);
    counter.classList.toggle("end", ends.has(index + 1));
    counter.classList.toggle("taken", left >= 0 && index >= left);
    if (say) counter.addEventListener("click", () => hands.move(say));
    together.append(counter);
  });
  line.addEventListener("keydown", (event) => {
    const all = [...line.querySelectorAll<HTMLElement>(".counter")];
    const at = all.indexOf(event.target as HTMLElement);
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (at < 0 || way === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const to = all[at + way];
    if (!to) return;
    all[at]?.setAttribute("tabindex", "-1");
    to.tabIndex = 0;
    to.focus();
  });
  // What a click would take is shown before it is made.
  const show = (event: Event) => {
    const target = event.target as HTMLElement;
    const at = target.ariaDisabled === "true" ? NaN : Number(target.dataset["at"] ?? NaN);
    for (const counter of line.querySelectorAll<HTMLElement>(".counter")) {
      counter.classList.toggle("taking", Number(counter.dataset["at"]) >= at);
    }
  };
  const hide = () => line.querySelectorAll(".taking").forEach((counter) => counter.classList.remove("taking"));
  for (const name of ["pointerover", "focusin"]) line.addEventListener(name, show);
  for (const name of ["pointerleave", "focusout"]) line.addEventListener(name, hide);
  return line;
}

/** What else may become of a row: all moves that counters cannot say. */
function otherMoves(row: DrawnRow, hands: Hands): HTMLElement | null {
  const said = new Set(Array.from({ length: row.counters ?? 0 }, (_, left) => leaving(row, left)));
  const others = row.moves.filter(({ say }) => !said.has(say));
  if (others.length === 0) return null;
  const list = make("span", { class: "ways" });
  for (const { say, becomes } of others) {
    const left = becomes.join(" and ") || "nothing";
    list.append(make("button", { type: "button", "aria-label": `Make ${left} of row ${row.row}`, onclick: () => hands.move(say) }, left));
  }
  return make("details", { class: "others" }, make("summary", {}, `Row ${row.row} can also become …`), list);
}

/** Draws a board on which moves can be made; in a game the explained one has been. */
export function drawn(board: DrawnBoard, hands: Hands, made?: string): HTMLElement {
  const list = make("ol", { class: "drawing", "aria-label": `Board ${board.words}` });
  list.style.setProperty("--most", String(Math.max(1, ...board.rows.map(({ counters }) => (counters ?? 0) + 2))));
  for (const row of board.rows) {
    const { row: at, game, size } = row;
    const name = game === "nim" ? `row ${at}: ${size}` : `row ${at}, ${game}: ${size}`;
    const ask = hands.row;
    const item = make("li", { "data-row": at },
      ask && board.by_rows
        ? make("button", { type: "button", class: "row-name", "aria-label": `${name}. What can be done here?`, onclick: () => ask(at) }, name)
        : make("span", { class: "row-name" }, name),
      row.counters === null ? make("span", { class: "quiet" }, "too many to draw") : counters(row, row.counters, hands, made),
    );
    const others = otherMoves(row, hands);
    if (others) item.append(others);
    list.append(item);
  }
  const more = board.count - board.rows.length;
  if (more > 0) list.append(make("li", { class: "quiet" }, more === 1 ? "and one more row" : `and ${more} more rows`));
  if (board.count === 0) list.append(make("li", { class: "quiet" }, "No rows: the empty board"));
  return list;
}

/** Points at the counters of a row's group of this size: of any size where none is named, in all rows where none is. */
export function point(list: HTMLElement, board: DrawnBoard, place: number | null, row: number | null): void {
  for (const drawnRow of board.rows) {
    const isMeant = (place !== null || row !== null) && (row === null || drawnRow.row === row);
    const pointed = new Set<number>();
    let from = 0;
    for (const group of drawnRow.groups.map(Number)) {
      if (isMeant && drawnRow.game === "nim" && (place === null || group === place)) {
        for (let at = from + 1; at <= from + group; at += 1) pointed.add(at);
      }
      from += group;
    }
    for (const counter of list.querySelectorAll<HTMLElement>(`[data-row="${drawnRow.row}"] .counter`)) {
      counter.classList.toggle("pointed", pointed.has(Number(counter.dataset["at"])));
    }
  }
}
