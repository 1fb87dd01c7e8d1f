// Which counters of a row can be taken together, and which move that is: in Nim one with all right of it, of skittles those that
// stand side by side.

import type { DrawnBoard, DrawnMove, DrawnRow } from "./replies";

/** Counters side by side: so many from one on, counted from 0. */
export interface Picked {
  from: number;
  count: number;
}

/** Games in which what is picked can stand in the middle of a row. */
export const isOfSkittles = ({ game }: Pick<DrawnRow, "game">) => game === "kayles" || game === "dawson";

/** Games in which what is picked is not taken: it is a row of its own afterwards. */
export const isOfSplits = ({ game }: DrawnRow) => game === "grundy";

/** At most so many skittles fall at once. */
const MOST_AT_ONCE = 3;

/** The moves of a row by what they leave. */
const known = new WeakMap<DrawnRow, Map<string, DrawnMove>>();

/** The move that picks these of a row; none where that is no move. */
export function moveOf(row: DrawnRow, { from, count }: Picked): DrawnMove | null {
  let moves = known.get(row);
  if (!moves) known.set(row, (moves = new Map(row.moves.map((move) => [String(move.becomes), move]))));
  const right = (row.counters ?? 0) - from - count;
  const left = isOfSkittles(row) ? [from, right] : isOfSplits(row) ? [from, count].sort((a, b) => a - b) : from > 0 ? [from] : [];
  return moves.get(String(left)) ?? null;
}

/** What a tap on a counter picks, where these have been picked before. */
export function pickedAt(row: DrawnRow, at: number, before: Picked | undefined): Picked {
  if (!isOfSkittles(row)) return { from: at, count: (row.counters ?? 0) - at };
  if (!before) return { from: at, count: 1 };
  const from = Math.min(at, before.from);
  const count = Math.max(at + 1, before.from + before.count) - from;
  const isBeside = at === before.from - 1 || at === before.from + before.count;
  return isBeside && leastWith(row, from, count) !== null ? { from, count } : { from: at, count: 1 };
}

/** What a drag over counters picks, from the first of them to the last: what a tap on the first would, or where they go together all of them. */
export const draggedOver = (row: DrawnRow, first: number, last: number) => pickedAt(row, first, { from: first + 1, count: last - first });

/** Whether a further skittle beside these could fall with them. */
export const canHaveMore = (row: DrawnRow, picked: Picked) =>
  [picked.from - 1, picked.from + picked.count].some((at) => at >= 0 && at < (row.counters ?? 0) && pickedAt(row, at, picked).count > picked.count);

/** How many are taken at least with these; none where no move takes them. */
function leastWith(row: DrawnRow, from: number, count: number): number | null {
  const size = row.counters ?? 0;
  for (let all = count; all <= MOST_AT_ONCE; all += 1) {
    for (let first = Math.max(0, from + count - all); first <= Math.min(from, size - all); first += 1) {
      if (moveOf(row, { from: first, count: all }) !== null) return all;
    }
  }
  return null;
}

/** What taking a counter leaves of its row at most; none where nothing that can be taken has it. */
export function leftBy(row: DrawnRow, at: number): number | null {
  const size = row.counters ?? 0;
  if (!isOfSkittles(row)) return moveOf(row, pickedAt(row, at, undefined)) === null ? null : at;
  const least = leastWith(row, at, 1);
  return least === null ? null : size - least;
}

/** Of skittles, those that fall in a move. */
export function fallen(row: DrawnRow, say: string): Picked | null {
  if (!isOfSkittles(row)) return null;
  const [left = 0, right = 0] = row.moves.find((move) => move.say === say)?.becomes ?? [];
  return { from: left, count: (row.counters ?? 0) - left - right };
}

/** From which row a move takes how many of its counters, from the right. */
export type Gone = [row: number, count: number];

/** What a move took; none where it did something else. */
export function goneBy(say: string | undefined): Gone | undefined {
  const [row, count] = say?.includes(",") ? say.split(",").map(Number) : [];
  return row && count ? [row, count] : undefined;
}

/** A board after a move that takes from the right of a row; any other is not drawn so. */
export function afterMove(board: DrawnBoard, [row, count]: Gone): DrawnBoard {
  const rows = board.rows.map((of) => {
    const counters = (of.counters ?? 0) - count;
    return of.row === row && counters >= 0 ? { ...of, counters, size: String(counters), moves: [] } : of;
  });
  return { ...board, rows };
}
