// How many games in a row have been won against somebody, kept for each of them.

import { type KeptGame, keep, kept } from "./store";

/** Against whom a game is: an opponent, or the computer at this level; misère games count for themselves. */
const whom = ({ opponent, level, misere }: KeptGame) => `${opponent ?? level}${misere ? " --misere" : ""}`;

/** How many games in a row have been won against whoever plays this one. */
export const streakOf = (game: KeptGame) => kept().streaks?.[whom(game)] ?? 0;

/** Counts a game that is over. */
export function count(game: KeptGame, isWon: boolean): void {
  keep({ streaks: { ...kept().streaks, [whom(game)]: isWon ? streakOf(game) + 1 : 0 } });
}
