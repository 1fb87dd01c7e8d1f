// What is said when a game is over: who has won, what was done well, and which move decided it.

import { firstHasWon, wasMine } from "./match";
import type { Reviewed } from "./replies";
import { capitalised } from "./sentences";
import type { KeptGame } from "./store";

export interface Ending {
  /** Who has won. */
  headline: string;
  words: string;
  /** The move that is worth a look; where none is, the first. */
  shown: Reviewed | undefined;
}

const times = (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

/** How often the reader left what wins after that turn, which is each time; nothing where some of it was only tried. */
function praise(game: KeptGame, turns: Reviewed[], since: number): string {
  const held = turns.filter(({ worth }, turn) => turn > since && wasMine(game, turn) && worth === "winning").length;
  if (held === 0 || game.tried) return "";
  const left = /^[\d ]+$/.test(game.board) && !game.misere ? "every column even" : "a board that loses";
  return `${since < 0 ? "You" : "From then on you"} left ${left} each time: ${times(held)}.`;
}

/** The end of a game against somebody, whose name stands as it does within a sentence; `streak` games have been won in a row. */
export function endingOfOne(game: KeptGame, turns: Reviewed[], other: string, streak: number): Ending {
  const decided = turns.findIndex((turn) => turn.decided);
  const move = turns[decided];
  if (firstHasWon(game) === game.first) {
    // What one did once the other had given the game away, or at first.
    const shown = turns[decided >= 0 ? decided + 1 : game.first ? 0 : 1] ?? move;
    const began = game.first ? "The first player can win this board, and you did." : "The first player loses on this board against good play.";
    const why = move ? `When ${other} ${move.past}, that gave the game away.` : began;
    const well = praise(game, turns, decided);
    const row = streak > 1 ? `That makes ${streak} wins in a row against ${other}.` : "";
    return { headline: game.opponent ? `You beat ${other}!` : "You win!", words: (move ? [why, well, row] : [well, why, row]).filter((sentence) => sentence !== "").join(" "), shown };
  }
  const headline = `${capitalised(other)} wins.`;
  const shown = move ?? turns[0];
  const isAmbiguous = move && turns.some((turn, index) => index !== decided && turn.say === move.say);
  if (move) return { headline, words: `Until you ${move.past}${isAmbiguous ? ` in turn ${decided + 1}` : ""}, you were winning. Shall I show you?`, shown };
  return { headline, words: game.first ? "The first player loses on this board if the other plays well. Try it from the other side?" : "The first player can win this board, and that was not you.", shown };
}

/** The end of a game of two. */
export function endingOfTwo(game: KeptGame, turns: Reviewed[], name: (turn: number) => string): Ending {
  const decided = turns.findIndex((turn) => turn.decided);
  const move = turns[decided];
  const winner = firstHasWon(game) ? "Player 1" : "Player 2";
  if (!move) return { headline: `${winner} wins!`, words: "There was no mistake in it.", shown: undefined };
  return { headline: `${winner} wins!`, words: `Until ${name(decided)} ${move.past}, it was the other way round.`, shown: move };
}
