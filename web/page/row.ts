// A row as it is drawn: counters to take, or a bar where there would be too many of them.

import { make, on } from "./elements";
import { isOfSkittles, isOfSplits, leftBy, moveOf, pickedAt } from "./picking";
import type { DrawnRow } from "./replies";
import { capitalised } from "./sentences";

/** What can be done with a row, and what somebody hears who does what cannot be. */
export interface RowHands {
  take(say: string): void;
  refuse(why: string): void;
  /** Tells what can be done in the row; none where that is not told. */
  ask: (() => void) | null;
}

/** What stands on a line: a row, or of skittles the rows that are left of a lane; of that, in which turn each pin fell. */
export interface Line {
  rows: DrawnRow[];
  lane: number[];
}

/** How a row is shown. */
export interface RowShown {
  /** How many were taken last: they stay as outlines. */
  gone: number;
  /** The turn in which pins fell last. */
  last: number;
  /** The moves that win, to be shown as such. */
  winning: string[];
  /** Whether nobody may move now. */
  isWaiting: boolean;
}

const isNim = ({ game }: DrawnRow) => game === "nim";

/** Games in which a move takes so many, and nothing else. */
const isOfTaking = ({ game }: DrawnRow) => /^(nim|subtract:)/.test(game);

/** What a row is called: of skittles it is a part of a lane. */
export const nameOf = (row: DrawnRow) => (isOfSkittles(row) ? `lane ${row.lane}` : `row ${row.row}`);

/** What stands in the place of a line. */
export function drawnLine({ rows, lane }: Line, shown: RowShown, hands: RowHands[]): Node[] {
  const [row, can] = [rows[0], hands[0]];
  if (!row || !can) return [];
  const name = nameOf(row);
  const what = isNim(row) ? `${name}: ${row.size}` : `${name}, ${row.game}: ${rows.map(({ size }) => size).join(" + ")}`;
  const ask = rows.length > 1 ? null : can.ask;
  const line = make("span", { class: `counters${isOfSkittles(row) ? " skittles" : isOfSplits(row) ? " splits" : ""}`, role: "group", "aria-label": capitalised(what) });
  const standing = rows.flatMap((of) => Array.from({ length: of.counters ?? 0 }, (_, at) => counter(of, at, shown)));
  if (lane.length === 0) line.append(...standing);
  // Where a pin has fallen it lies: what stands beside it stays where it was.
  else line.append(...lane.map((turn, at) => (turn === 0 && standing.shift()) || make("span", { class: `counter taken${turn < shown.last ? " old" : ""}`, "data-pin": at + 1, "aria-hidden": "true" })));
  for (let gone = 0; gone < shown.gone; gone += 1) line.append(make("span", { class: "counter taken", "aria-hidden": "true" }));
  return [
    ask
      ? make("button", { type: "button", class: "row-name", "aria-label": `${what}. What can be done here?`, onclick: ask }, name)
      : make("span", { class: "row-name" }, name),
    row.counters === null ? bar(row, shown, can) : line,
    make("span", { class: "row-size", "aria-hidden": "true" }, row.counters === null || lane.length > 0 ? "" : row.size),
  ];
}

function counter(row: DrawnRow, at: number, { winning, isWaiting }: RowShown): HTMLElement {
  const left = isWaiting ? null : leftBy(row, at);
  const says = left === null ? undefined : moveOf(row, pickedAt(row, at, undefined))?.say;
  return make("button", {
    type: "button", class: says !== undefined && winning.includes(says) ? "counter winning" : "counter", "data-of": row.row, "data-at": at + 1, tabindex: -1,
    ...(isOfSkittles(row) ? { "data-pin": row.first + at + 1 } : {}),
    ...(left === null ? { "aria-disabled": "true" } : { "data-row": row.row, "data-left": left }),
    "aria-label": label(row, row.counters ?? 0, left, at),
  });
}

function label(row: DrawnRow, size: number, left: number | null, at: number): string {
  const it = isOfSkittles(row) ? `Pin ${row.first + at + 1} of ${nameOf(row)}` : `Counter ${at + 1} of row ${row.row}`;
  if (left === null) return `${it}: no move begins here`;
  if (isOfSkittles(row)) return it;
  if (isOfSplits(row)) return `Split row ${row.row} into ${left} and ${size - left}`;
  return `Take ${size - left} from row ${row.row}, which leaves ${left}`;
}

/** More than can be drawn is a bar; where a move takes so many, and nothing else, how many is written. */
function bar(row: DrawnRow, { isWaiting }: RowShown, hands: RowHands): HTMLElement {
  const size = make("span", { class: "bar" }, row.size);
  if (isWaiting || !isOfTaking(row)) return make("span", { class: "bar-form" }, size);
  const field = make("input", { type: "text", inputmode: "numeric", class: "how-many", "aria-label": `How many to take from row ${row.row}`, placeholder: "how many?", autocomplete: "off" });
  const form = make("form", { class: "bar-form" }, size, field, make("button", { type: "submit" }, "Take"));
  on(form, "submit", (event) => {
    event.preventDefault();
    const [number = "0", ...others] = field.value.match(/\d+/g) ?? [];
    if (others.length === 0 && BigInt(number) > 0n && BigInt(number) <= BigInt(row.size)) hands.take(`${row.row},${BigInt(number)}`);
    else hands.refuse(`A number from 1 to ${row.size} can be taken from row ${row.row}.`);
  });
  return form;
}
