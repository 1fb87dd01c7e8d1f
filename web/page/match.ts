// A game as a value: what follows from its board, its turns, and who moves first.

import type { DrawnBoard } from "./replies";
import { plainBoard } from "./picking";
import { type KeptGame, anySeed } from "./store";

export const FIRST_GAME: Omit<KeptGame, "seed"> = {
  board: "3 4 5", misere: false, turns: [], first: true, against: "computer", level: 100, coach: false, challenge: false,
};

/** So many counters of plain Nim are drawn without the engine. */
const MOST_PLAIN = 60;
const MOST_PLAIN_ROWS = 20;

/** The board as it is after the turns, where it is one of plain Nim; else the engine is to be asked. */
export function boardNow({ board, misere, turns }: KeptGame): DrawnBoard | null {
  if (!/^\d+( \d+)*$/.test(board)) return null;
  const sizes = board.split(" ").map(Number);
  if (sizes.length > MOST_PLAIN_ROWS || sizes.some((size) => size > MOST_PLAIN)) return null;
  for (const turn of turns) {
    const [row = 0, take = 0] = turn.split(",").map(Number);
    const left = (sizes[row - 1] ?? NaN) - take;
    if (!(left >= 0) || !(take > 0)) return null;
    sizes[row - 1] = left;
  }
  return { ...plainBoard(sizes), misere };
}

/** A game as it was after so many turns. */
export const cut = (game: KeptGame, turns: number): KeptGame => ({ ...game, turns: game.turns.slice(0, turns), tried: Math.min(game.tried ?? 0, turns), spoken: (game.spoken ?? []).slice(0, turns) });

/** A board other than this one that is neither larger than what one plays on, nor lost. */
export function anyBoard(other: string): string {
  const [FEWEST, MOST, LARGEST] = [3, 4, 7];
  for (;;) {
    const count = FEWEST + (anySeed() % (MOST - FEWEST + 1));
    const rows = Array.from({ length: count }, () => 1 + (anySeed() % LARGEST));
    const board = rows.join(" ");
    if (rows.reduce((sum, row) => sum ^ row, 0) !== 0 && board !== other) return board;
  }
}

/** Whether the reader is to move. */
export const isMine = ({ turns, first, against }: KeptGame) => against === "person" || (turns.length % 2 === 0) === first;

/** Whether the turn of this number, counted from 0, was the reader's. */
export const wasMine = (game: KeptGame, turn: number) => (turn % 2 === 0) === game.first;

/** Whether whoever was to move first has won a game that is over. */
export const firstHasWon = ({ turns, misere }: KeptGame) => (turns.length % 2 === 1) !== misere;

/** How many a move took, by their row. */
export function goneBy(turn: string | undefined): Map<number, number> {
  const gone = new Map<number, number>();
  const [row, take] = turn?.split(",").map(Number) ?? [];
  if (!turn?.includes("=") && row && take) gone.set(row, take);
  return gone;
}

/** A game in the words of an address: `play 3 4 5 --level 50 --moves 1,2;2,3`. */
export function wordsOf(game: KeptGame, isWhole: boolean): string {
  const { board, misere, turns, first, against, opponent, level, challenge } = game;
  const parts = ["play", misere ? "--misere" : "", board];
  if (!first) parts.push("--second");
  if (against === "person") parts.push("--two");
  else if (opponent) parts.push(`--against ${opponent}`);
  else if (level !== FIRST_GAME.level) parts.push(`--level ${level}`);
  if (challenge) parts.push("--challenge");
  if (isWhole && turns.length > 0) parts.push(`--moves ${turns.join(";")}`);
  return parts.filter((part) => part !== "").join(" ");
}

/** The game that such words name. */
export function gameOf(words: string, seed: number): KeptGame {
  const opponent = /--against (\w+)/.exec(words)?.[1];
  const level = Number(/--level (\d+)/.exec(words)?.[1] ?? FIRST_GAME.level);
  const turns = /--moves (\S+)/.exec(words)?.[1]?.split(";") ?? [];
  const board = words.replace(/--(level|moves|against) \S+/g, "").replace(/--\S+/g, "").trim().replace(/\s+/g, " ");
  return {
    board: board || FIRST_GAME.board,
    misere: /--misere\b/.test(words),
    turns,
    first: !/--second\b/.test(words),
    against: /--two\b/.test(words) ? "person" : "computer",
    ...(opponent === undefined ? {} : { opponent }),
    level: Number.isInteger(level) && level >= 0 && level <= 100 ? level : FIRST_GAME.level,
    seed,
    coach: false,
    challenge: /--challenge\b/.test(words),
  };
}
