// A row as it is drawn: counters to take, a bar where there would be too many of them, and the moves that taking cannot make.

import { make } from "./elements";
import { isOfSkittles, isOfSplits, leftBy, moveOf, otherMoves, pickedAt } from "./picking";
import type { DrawnRow } from "./replies";
import { listed } from "./sentences";

/** What can be done with a row, and what somebody hears who does what cannot be. */
export interface RowHands {
  take(say: string): void;
  refuse(why: string): void;
  /** Tells what can be done in the row; none where that is not told. */
  ask: (() => void) | null;
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
const isOfTaking = ({ game }: DrawnRow) => /^(nim|subtract:|moore:)/.test(game);

/** What stands in the place of a row. */
export function drawnRow(row: DrawnRow, shown: RowShown, hands: RowHands): Node[] {
  const name = `row ${row.row}`;
  const what = isNim(row) ? `${name}: ${row.size}` : `${name}, ${row.game}: ${row.size}`;
  const { ask } = hands;
  const drawn: Node[] = [
    ask
      ? make("button", { type: "button", class: "row-name", "aria-label": `${what}. What can be done here?`, onclick: ask }, name)
      : make("span", { class: "row-name" }, name),
    row.counters === null ? bar(row, shown, hands) : counters(row, row.counters, shown),
    make("span", { class: "row-size", "aria-hidden": "true" }, row.counters === null ? "" : row.size),
  ];
  const others = row.counters === null || shown.isWaiting ? [] : otherMoves(row);
  if (others.length > 0) drawn.push(otherWays(row, others, hands));
  return drawn;
}

function counters(row: DrawnRow, size: number, shown: RowShown): HTMLElement {
  const winning = new Set(shown.winning);
  const kind = isOfSkittles(row) ? " skittles" : isOfSplits(row) ? " splits" : "";
  const line = make("span", { class: `counters${kind}`, role: "group", "aria-label": `Row ${row.row}, ${isNim(row) ? "" : `${row.game}, `}${size}` });
  for (let at = 0; at < size; at += 1) {
    const left = shown.isWaiting ? null : leftBy(row, at);
    const says = left === null ? null : moveOf(row, pickedAt(row, at, undefined));
    line.append(make("button", {
      type: "button", class: says !== null && winning.has(says) ? "counter winning" : "counter", "data-of": row.row, "data-at": at + 1, tabindex: at === size - 1 ? 0 : -1,
      ...(left === null ? { "aria-disabled": "true" } : { "data-row": row.row, "data-left": left }),
      "aria-label": left === null ? `${isOfSkittles(row) ? "Pin" : "Counter"} ${at + 1} of row ${row.row}: no move begins here` : label(row, size, left, at),
    }));
  }
  for (let gone = 0; gone < shown.gone; gone += 1) line.append(make("span", { class: "counter taken", "aria-hidden": "true" }));
  return line;
}

function label(row: DrawnRow, size: number, left: number, at: number): string {
  if (isOfSkittles(row)) return `Pin ${at + 1} of row ${row.row}`;
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
  form.addEventListener("submit", (event) => {
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
    const left = listed(becomes.map(String), "and") || "nothing";
    return make("button", { type: "button", "aria-label": `Make ${left} of row ${row.row}`, onclick: () => hands.take(say) }, left);
  });
  return make("details", { class: "others" }, make("summary", {}, `Row ${row.row} can also become …`), make("span", { class: "ways" }, ...ways));
}
