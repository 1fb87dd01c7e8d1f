// The table of a game: its rows of counters.

import { byId } from "./elements";
import { gameOn } from "./games";
import { boardNow, goneBy } from "./match";
import type { DrawnBoard, Standing } from "./replies";
import type { Hands } from "./board";
import { ofBoard } from "./sentences";
import * as stage from "./stage";
import type { KeptGame } from "./store";

/** A longer row is a bar with its number. */
const MOST_IN_A_ROW = 64;

/** The numbers of a board. */
const numbersOf = (words: string) => words.match(/\d+/g)?.map(Number) ?? [];

/** Of games in which rows are split, every row has the room of the longest at the beginning, so that nothing grows while it is played. */
function asLongAs(begun: number[], { rows }: DrawnBoard): number[] | undefined {
  const longest = Math.max(0, ...begun);
  return longest <= MOST_IN_A_ROW ? rows.map(() => longest) : undefined;
}

/** Shows the board of a game as it stands; `isBlue` tells whose the last turn was, where it is to be seen what that took. */
export function show(board: DrawnBoard, game: KeptGame, hands: Hands, { isWaiting, isBlue, winning = [] }: { isWaiting: boolean; isBlue?: boolean; winning?: string[] }): void {
  const begun = boardNow({ ...game, turns: [] })?.rows.map(({ counters }) => counters ?? 0) ?? asLongAs(numbersOf(game.board), board);
  const gone = isBlue === undefined ? {} : { gone: goneBy(game.turns.at(-1)), goneBlue: isBlue };
  stage.showBoard(board, hands, { ...gone, isWaiting, winning, ...(begun ? { begun } : {}) });
  tellHow(board, game);
}

let ofNim = "";

/** Tells how a move is made, where it is not what the reader of the page knows from Nim. */
function tellHow(board: DrawnBoard, game: KeptGame): void {
  const place = byId("how-to");
  // It stands in the page before anything else does.
  ofNim ||= place.textContent ?? "";
  const ofOthers = board.lanes.length > 0 ? "Press a pin, and what is to fall beside it. Press again to knock them down." : "";
  // It is told as long as the game goes on: what stands below it keeps its place.
  place.textContent = board.is_over ? "" : gameOn(game.board) === "nim" ? ofNim : ofOthers;
}

/** What a board is worth to whoever moves next. */
export const worth = ({ verdict, board }: Standing) => ofBoard({ verdict, misere: board.misere, board });
