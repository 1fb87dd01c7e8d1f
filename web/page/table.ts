// The table of a game: its board, and how a move is made on it.

import type { Hands } from "./board";
import { byId } from "./elements";
import { type OnTable, plainGame } from "./match";
import { goneBy, isOfNeighbours } from "./picking";
import * as stage from "./stage";
import type { KeptGame } from "./store";

/** A longer row is a bar with its number. */
const MOST_IN_A_ROW = 64;

/** How many counters each row had when the game began, so that its drawing keeps its size; of games in which rows are split all have the room of the longest. */
function begun(game: KeptGame, { board }: OnTable): number[] | undefined {
  const plain = plainGame({ ...game, turns: [] }, "");
  if (plain) return plain.board.rows.map(({ counters }) => counters ?? 0);
  const longest = Math.max(0, ...(game.board.match(/\b\d+\b/g)?.map(Number) ?? []));
  return longest <= MOST_IN_A_ROW ? board.rows.map(() => longest) : undefined;
}

/** Shows the board of a game as it stands; `isBlue` tells whose the last turn was, where it is to be seen what that took. */
export function show(now: OnTable, game: KeptGame, hands: Hands, { isWaiting, isBlue, winning = [] }: { isWaiting: boolean; isBlue?: boolean; winning?: string[] }): void {
  const gone = isBlue === undefined ? undefined : goneBy(game.turns.at(-1));
  const sizes = begun(game, now);
  stage.showBoard(now.board, hands, { ...(gone ? { gone, goneBlue: isBlue } : {}), isWaiting, winning, ...(sizes ? { begun: sizes } : {}) });
  tellHow(now);
}

let ofNim = "";

/** Tells how a move is made. It is told as long as the game goes on: what stands below it keeps its place. */
function tellHow({ board }: OnTable): void {
  const place = byId("how-to");
  // It stands in the page before anything else does.
  ofNim ||= place.textContent ?? "";
  const isOf = (kind: (row: { game: string }) => boolean) => board.rows.length > 0 && board.rows.every(kind);
  const ofOthers = isOf(isOfNeighbours) ? "Press a counter, or drag over neighbours. Press again to take them." : "";
  place.textContent = board.is_over ? "" : isOf(({ game }) => game === "nim") ? ofNim : ofOthers;
}
