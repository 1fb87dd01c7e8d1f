// A game as a value: what follows from its board, its turns, and who moves first.

import type { DrawnBoard, MoveMade } from "./replies";
import type { KeptGame } from "./store";

export const FIRST_GAME: Omit<KeptGame, "seed"> = {
  board: "3 4 5", misere: false, turns: [], first: true, against: "computer", level: 100, coach: false, challenge: false,
};

/** What stands on the table, and the moves that have led to it. */
export interface OnTable {
  board: DrawnBoard;
  turns: MoveMade[];
}

/** So many counters of plain Nim are drawn without the engine. */
const MOST_PLAIN = 60;
const MOST_PLAIN_ROWS = 20;

/** A board of Nim, which needs no engine to be played on. */
function plainBoard(sizes: number[], rule: string): DrawnBoard {
  const moves = (row: number, size: number) => Array.from({ length: size }, (_, left) => ({ say: `${row},${size - left}`, becomes: left === 0 ? [] : [left], words: `take ${size - left} from row ${row}` }));
  return {
    words: sizes.join(" "),
    name: "Nim",
    rule,
    misere: false,
    is_over: sizes.every((size) => size === 0),
    count: sizes.length,
    rows: sizes.map((size, index) => ({ row: index + 1, game: "nim", size: String(size), counters: size, groups: [], moves: moves(index + 1, size) })),
  };
}

/** The game as it stands after the turns, where it is one of plain Nim, whose rule this is; else the engine is to be asked. */
export function plainGame({ board, misere, turns }: KeptGame, rule: string): OnTable | null {
  if (misere || !/^\d+( \d+)*$/.test(board)) return null;
  const sizes = board.split(" ").map(Number);
  if (sizes.length > MOST_PLAIN_ROWS || sizes.some((size) => size > MOST_PLAIN)) return null;
  const made: MoveMade[] = [];
  for (const say of turns) {
    const [row = 0, take = 0] = say.split(",").map(Number);
    const left = (sizes[row - 1] ?? NaN) - take;
    if (!(left >= 0) || !(take > 0)) return null;
    sizes[row - 1] = left;
    const what = `${take} from row ${row}`;
    made.push({ say, words: `take ${what}`, third: `takes ${what}`, past: `took ${what}` });
  }
  return { board: plainBoard(sizes, rule), turns: made };
}

/** A game as it was after so many turns. */
export const cut = (game: KeptGame, turns: number): KeptGame => ({ ...game, turns: game.turns.slice(0, turns), tried: Math.min(game.tried ?? 0, turns) });

/** Whether the reader is to move. */
export const isMine = ({ turns, first, against }: KeptGame) => against === "person" || (turns.length % 2 === 0) === first;

/** Whether the turn of this number, counted from 0, was the reader's. */
export const wasMine = (game: KeptGame, turn: number) => (turn % 2 === 0) === game.first;

/** Whether whoever was to move first has won a game that is over. */
export const firstHasWon = ({ turns, misere }: KeptGame) => (turns.length % 2 === 1) !== misere;

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
  const board = words.replace(/--(level|moves|against) \S+/g, "").replace(/--\S+/g, "").trim().replace(/\s+/g, " ");
  return {
    board: board || FIRST_GAME.board,
    misere: /--misere\b/.test(words),
    turns: /--moves (\S+)/.exec(words)?.[1]?.split(";") ?? [],
    first: !/--second\b/.test(words),
    against: /--two\b/.test(words) ? "person" : "computer",
    ...(opponent === undefined ? {} : { opponent }),
    level: Number.isInteger(level) && level >= 0 && level <= 100 ? level : FIRST_GAME.level,
    seed,
    coach: false,
    challenge: /--challenge\b/.test(words),
  };
}
