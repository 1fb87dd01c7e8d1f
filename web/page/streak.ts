// How many games in a row have been won against somebody, kept for each of them.

import { type KeptGame, keep, kept } from "./store";

/** Against whom a game is: an opponent, or the computer at this level; misère games count for themselves. */
const whom = ({ opponent, level, misere }: KeptGame) => `${opponent ?? level}${misere ? " --misere" : ""}`;

/** Counts a game that is over; tells how many in a row have been won with it. */
export function counted(game: KeptGame, isWon: boolean): number {
  const streaks = kept().streaks ?? {};
  const won = isWon ? (streaks[whom(game)] ?? 0) + 1 : 0;
  keep({ streaks: { ...streaks, [whom(game)]: won } });
  return won;
}
