// A row as it is drawn: counters to take, or a bar where there would be too many of them.

import { make, on } from "./elements";
import { isOfNeighbours, isOfSplits, leftBy, moveOf, pickedAt } from "./picking";
import type { DrawnRow } from "./replies";
import { capitalised } from "./sentences";

/** What can be done with a row, and what somebody hears who does what cannot be. */
export interface RowHands {
  take(say: string): void;
  refuse(why: string): void;
}

/** How a row is shown. */
export interface RowShown {
  /** How many were taken last: they stay as outlines. */
  gone: number;
  /** The moves that win, to be shown as such. */
  winning: string[];
  /** Whether nobody may move now. */
  isWaiting: boolean;
}

const isNim = ({ game }: DrawnRow) => game === "nim";

/** Games in which a move takes so many, and nothing else. */
const isOfTaking = ({ game }: DrawnRow) => /^(nim|subtract:)/.test(game);

/** What stands in the place of a row. */
export function drawnRow(row: DrawnRow, shown: RowShown, hands: RowHands): Node[] {
  const name = `row ${row.row}`;
  const what = `${name}${isNim(row) ? "" : `, ${row.game}`}: ${row.size}`;
  const kind = isOfNeighbours(row) ? " neighbours" : isOfSplits(row) ? " splits" : "";
  const line = make("span", { class: `counters${kind}`, role: "group", "aria-label": capitalised(what) });
  line.append(...Array.from({ length: row.counters ?? 0 }, (_, at) => counter(row, at, shown)));
  for (let gone = 0; gone < shown.gone; gone += 1) line.append(make("span", { class: "counter taken", "aria-hidden": "true" }));
  return [
    make("span", { class: "row-name" }, name),
    row.counters === null ? bar(row, shown, hands) : line,
    make("span", { class: "row-size", "aria-hidden": "true" }, row.counters === null ? "" : row.size),
  ];
}

function counter(row: DrawnRow, at: number, { winning, isWaiting }: RowShown): HTMLElement {
  const left = isWaiting ? null : leftBy(row, at);
  const says = left === null ? undefined : moveOf(row, pickedAt(row, at, undefined))?.say;
  return make("button", {
    type: "button", class: says !== undefined && winning.includes(says) ? "counter winning" : "counter", "data-of": row.row, "data-at": at + 1, tabindex: -1,
    ...(left === null ? { "aria-disabled": "true" } : { "data-row": row.row, "data-left": left }),
    "aria-label": label(row, row.counters ?? 0, left, at),
  });
}

function label(row: DrawnRow, size: number, left: number | null, at: number): string {
  const it = `Counter ${at + 1} of row ${row.row}`;
  if (left === null) return `${it}: no move begins here`;
  if (isOfNeighbours(row)) return it;
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
