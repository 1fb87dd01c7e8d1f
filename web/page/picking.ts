// Which counters of a row can be taken together, and which move that is: in Nim one with all right of it, in Kayles neighbours
// anywhere in the row.

import type { DrawnBoard, DrawnMove, DrawnRow } from "./replies";

/** Counters side by side: so many from one on, counted from 0. */
export interface Picked {
  from: number;
  count: number;
}

/** Games in which what is picked can lie in the middle of a row: what is left of it on both sides is two rows. */
export const isOfNeighbours = ({ game }: Pick<DrawnRow, "game">) => game === "kayles" || game === "dawson";

/** Games in which what is picked is not taken: it is a row of its own afterwards. */
export const isOfSplits = ({ game }: DrawnRow) => game === "grundy";

/** The moves of a row by what they leave. */
const known = new WeakMap<DrawnRow, Map<string, DrawnMove>>();

/** The move that picks these of a row; none where that is no move. */
export function moveOf(row: DrawnRow, { from, count }: Picked): DrawnMove | null {
  let moves = known.get(row);
  if (!moves) known.set(row, (moves = new Map(row.moves.map((move) => [String(move.becomes), move]))));
  const other = isOfNeighbours(row) ? (row.counters ?? 0) - from - count : isOfSplits(row) ? count : 0;
  const parts = [from, other].filter((part) => part > 0).sort((a, b) => a - b);
  return moves.get(String(parts)) ?? null;
}

/** Which counters a move takes, where it leaves the smaller part on the left; of one that takes none all. */
export function takenBy(row: DrawnRow, say: string): Picked {
  const [left = 0, right = 0] = row.moves.find((move) => move.say === say)?.becomes ?? [];
  const size = row.counters ?? 0;
  return left + right < size ? { from: left, count: size - left - right } : { from: 0, count: size };
}

/** How many neighbours a move takes at most. */
const mostOf = (row: DrawnRow) => Math.max(0, ...row.moves.map(({ say }) => takenBy(row, say).count));

/** What a tap on a counter picks, where these have been picked before. */
export function pickedAt(row: DrawnRow, at: number, before: Picked | undefined): Picked {
  if (!isOfNeighbours(row)) return { from: at, count: (row.counters ?? 0) - at };
  const isBeside = before && canHaveMore(row, before) && (at === before.from - 1 || at === before.from + before.count);
  return isBeside ? { from: Math.min(at, before.from), count: before.count + 1 } : { from: at, count: 1 };
}

/** What a drag over counters picks, from the first of them to the last: what a tap on the first would, or where they go together all of them. */
export const draggedOver = (row: DrawnRow, first: number, last: number) => pickedAt(row, first, { from: first + 1, count: last - first });

/** Whether a neighbour can be taken with these. */
export const canHaveMore = (row: DrawnRow, { count }: Picked) => isOfNeighbours(row) && count < mostOf(row);

/** What taking a counter leaves of its row at most; none where nothing that can be taken has it. */
export function leftBy(row: DrawnRow, at: number): number | null {
  if (isOfNeighbours(row)) return (row.counters ?? 0) - 1;
  return moveOf(row, pickedAt(row, at, undefined)) === null ? null : at;
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
