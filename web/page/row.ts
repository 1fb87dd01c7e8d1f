// A row as it is drawn: counters to take, a bar where there would be too many of them, and the moves that taking cannot make.

import { make, on } from "./elements";
import { isOfSkittles, isOfSplits, leftBy, moveOf, otherMoves, pickedAt } from "./picking";
import type { DrawnRow } from "./replies";
import { capitalised, listed } from "./sentences";

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
  const others = rows.flatMap((of, at) => {
    const ways = of.counters === null || shown.isWaiting ? [] : otherMoves(of);
    const way = hands[at];
    return ways.length > 0 && way ? [otherWays(of, ways, way)] : [];
  });
  return [
    ask
      ? make("button", { type: "button", class: "row-name", "aria-label": `${what}. What can be done here?`, onclick: ask }, name)
      : make("span", { class: "row-name" }, name),
    row.counters === null ? bar(row, shown, can) : line,
    make("span", { class: "row-size", "aria-hidden": "true" }, row.counters === null || lane.length > 0 ? "" : row.size),
    ...others,
  ];
}

function counter(row: DrawnRow, at: number, { winning, isWaiting }: RowShown): HTMLElement {
  const left = isWaiting ? null : leftBy(row, at);
  const says = left === null ? null : moveOf(row, pickedAt(row, at, undefined));
  return make("button", {
    type: "button", class: says !== null && winning.includes(says) ? "counter winning" : "counter", "data-of": row.row, "data-at": at + 1, tabindex: -1,
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

/** More than can be drawn is a bar; what is to become of it is written. */
function bar(row: DrawnRow, { isWaiting }: RowShown, hands: RowHands): HTMLElement {
  const size = make("span", { class: "bar" }, row.size);
  if (isWaiting) return make("span", { class: "bar-form" }, size);
  const [label, asks, does] = isOfTaking(row)
    ? [`How many to take from row ${row.row}`, "how many?", "Take"]
    : [`What to leave of row ${row.row}: one number, or two`, "what is left?", "Leave"];
  const field = make("input", { type: "text", inputmode: isOfTaking(row) ? "numeric" : "text", class: "how-many", "aria-label": label, placeholder: asks, autocomplete: "off" });
  const form = make("form", { class: "bar-form" }, size, field, make("button", { type: "submit" }, does));
  on(form, "submit", (event) => {
    event.preventDefault();
    const numbers = field.value.match(/\d+/g) ?? [];
    const isSmaller = numbers.every((number) => BigInt(number) <= BigInt(row.size));
    if (isOfTaking(row)) {
      if (numbers.length === 1 && isSmaller && Number(numbers[0]) > 0) hands.take(`${row.row},${BigInt(numbers[0] ?? 0)}`);
      else hands.refuse(`A number from 1 to ${row.size} can be taken from row ${row.row}.`);
    } else if ((numbers.length === 1 || numbers.length === 2) && isSmaller) hands.take(`${row.row}=${numbers.map(BigInt).join("+")}`);
    else hands.refuse(`Write what is to be left of row ${row.row}: one number, or two, such as ${BigInt(row.size) / 3n} and ${BigInt(row.size) / 2n}.`);
  });
  return form;
}

function otherWays(row: DrawnRow, others: DrawnRow["moves"], hands: RowHands): HTMLElement {
  const ways = others.map(({ say, becomes }) => {
    const left = listed(becomes.filter((size) => size > 0).map(String), "and") || "nothing";
    return make("button", { type: "button", "aria-label": `Make ${left} of row ${row.row}`, onclick: () => hands.take(say) }, left);
  });
  const isSplit = others.every(({ becomes }) => becomes.length > 1);
  return make("details", { class: "others" }, make("summary", { "aria-label": `${isSplit ? "Or split" : "What can also become of"} row ${row.row} …` }, isSplit ? "split" : "or …"), make("span", { class: "ways" }, ...ways));
}
