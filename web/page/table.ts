// The table of a game: its rows of counters, or what a game in disguise is played with.

import { byId, focusOn } from "./elements";
import { type Going, HOW_TO, announceIn, drawnDisguise } from "./disguise";
import { gameOn } from "./games";
import { boardNow, goneBy } from "./match";
import type { DrawnBoard, DrawnDisguise, Standing } from "./replies";
import type { Hands } from "./board";
import { moveInWords, ofBoard } from "./sentences";
import * as stage from "./stage";
import type { KeptGame } from "./store";

/** What stands on the table. */
export interface OnTable {
  board: DrawnBoard;
  disguise?: DrawnDisguise | null;
}

/** A longer row is a bar with its number. */
const MOST_IN_A_ROW = 64;

/** The disguise on the table, and its drawing. */
let drawn: { disguise: DrawnDisguise; element: HTMLElement; isLeft: boolean } | null = null;

/** The numbers of a board: a head is 1, a tail 0. */
const numbersOf = (words: string) => (words.startsWith("turtles ") ? words.slice(8).toUpperCase().match(/[HT]/g)?.map((coin) => Number(coin === "H")) : words.match(/\d+/g)?.map(Number)) ?? [];

/** Of games in which rows are split, every row has the room of the longest at the beginning, so that nothing grows while it is played. */
function asLongAs(begun: number[], { rows }: DrawnBoard): number[] | undefined {
  const longest = Math.max(0, ...begun);
  return longest <= MOST_IN_A_ROW ? rows.map(() => longest) : undefined;
}

/** Shows the board of a game as it stands; `isBlue` tells whose the last turn was, where it is to be seen what that took. */
export function show({ board, disguise }: OnTable, game: KeptGame, hands: Hands, { isWaiting, isBlue, winning = [] }: { isWaiting: boolean; isBlue?: boolean; winning?: string[] }): void {
  if (disguise) {
    const left = game.against === "person" || game.first ? 0 : 1;
    const going: Going = { begun: numbersOf(game.board), side: game.turns.length % 2, left, isWaiting };
    const hadFocus = stage.hasFocus();
    const element = drawnDisguise(disguise, (_, { say }) => hands.take(say, moveInWords(say, disguise.game)), (why) => hands.marked?.(null, why, ""), going);
    drawn = { disguise, element, isLeft: going.side === left };
    stage.showOther(element);
    // It is no higher than rows of counters, and stays in sight as they do.
    byId("stage").classList.remove("at-rest");
    if (hadFocus && isWaiting) focusOn(element);
    else if (hadFocus) stage.focus();
  } else {
    drawn = null;
    const begun = boardNow({ ...game, turns: [] })?.rows.map(({ counters }) => counters ?? 0) ?? asLongAs(numbersOf(game.board), board);
    const gone = isBlue === undefined ? {} : { gone: goneBy(game.turns.at(-1)), goneBlue: isBlue };
    stage.showBoard(board, hands, { ...gone, isWaiting, winning, ...(begun ? { begun } : {}) });
  }
  tellHow(board, disguise, game);
}

let ofNim = "";

/** Tells how a move is made, where it is not what the reader of the page knows from Nim. */
function tellHow(board: DrawnBoard, disguise: DrawnDisguise | null | undefined, game: KeptGame): void {
  const place = byId("how-to");
  // It stands in the page before anything else does.
  ofNim ||= place.textContent ?? "";
  const ofOthers = board.lanes.length > 0 ? "Press a pin, and what is to fall beside it. Press again to knock them down." : "";
  // It is told as long as the game goes on: what stands below it keeps its place.
  place.textContent = board.is_over ? "" : disguise ? HOW_TO[disguise.game] : gameOn(game.board) === "nim" ? ofNim : ofOthers;
}

/** A turn on this board, as one says it. */
export const inWords = (say: string, board: DrawnBoard | null) => moveInWords(say, board ? gameOn(board.words) : "", board);

/** What a board is worth to whoever moves next. */
export const worth = ({ verdict, board }: Standing) => ofBoard({ verdict, misere: board.misere, game: gameOn(board.words), board });

/** Shows what a turn is about to take or to move. */
export function announceTurn(say: string): void {
  if (drawn) announceIn(drawn.element, drawn.disguise, say, drawn.isLeft);
  else stage.board().announceTurn(say);
}
