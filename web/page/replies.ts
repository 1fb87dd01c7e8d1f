// What the engine replies, by what it was asked.

/** A move as it is written, `2,3`, and as one says it: "take 3 from row 2", "takes …", "took …". */
export interface MoveMade {
  say: string;
  words: string;
  third: string;
  past: string;
}

/** A move that can be made, and what becomes of its row, the smaller part first. */
export interface DrawnMove {
  say: string;
  becomes: number[];
  words: string;
}

/** A row of a drawn board. */
export interface DrawnRow {
  row: number;
  game: string;
  size: string;
  /** How many counters are drawn; none where there would be too many. */
  counters: number | null;
  groups: string[];
  moves: DrawnMove[];
}

/** A board that can be drawn and played on. */
export interface DrawnBoard {
  words: string;
  /** What its game is called, and how that is played. */
  name: string;
  rule: string;
  misere: boolean;
  is_over: boolean;
  count: number;
  rows: DrawnRow[];
}

/** Who wins from a board, and by which moves. */
export interface Verdict {
  wins: boolean;
  is_over: boolean;
  winning: MoveMade[];
  /** How many winning moves there are beside those. */
  more: string;
}

export interface Standing {
  board: DrawnBoard;
  verdict: Verdict;
  /** The moves that have led to it. */
  turns: MoveMade[];
}

/** A turn that was tried, and the board that it was made on. */
export interface Tried extends MoveMade {
  before: Standing;
}

/** An explanation, all of it of one board: that which the turn has left, where one was tried. */
export interface Explained {
  words: string;
  title: string;
  html: string;
  /** Which step shows what is said of the board in a line. */
  decisive: number | null;
  board: DrawnBoard | null;
  verdict: Verdict | null;
  tried: Tried | null;
  /** How the board is explained, as it stands in the words, and all ways to do so. */
  manner: string;
  manners: { name: string; words: string; is_shown: boolean }[];
}

/** The kinds of answers that can be wanted. */
export type AnswerKind =
  | "move" | "wins" | "player" | "digits" | "bit" | "number" | "rows" | "sizes" | "one" | "several" | "order";

/** A question that waits for its answer. */
export interface Asked {
  /** The words that have its answer worked out, or nothing. */
  words: string;
  answer: AnswerKind;
  html: string;
  board: DrawnBoard | null;
  lines: string[];
  /** Which of these are right, by their letters. */
  right: string;
}

/** How far somebody has come in the lessons; what is in it is the engine's business. */
export type Progress = unknown;

/** A piece of a talk: a lesson or a round of practice. */
export interface Said {
  html: string[];
  /** Which piece asks the next question, where the others are about the one before. */
  asks: number | null;
  /** The number of the question of practice that waits for its answer. */
  number: number | null;
  next: "ask" | "ended";
  menu: { free: string | null; choices: { typed: string; does: string }[] } | null;
  asked: Asked | null;
  progress: Progress | null;
}

export interface ListedLesson {
  name: string;
  title: string;
  goals: string[];
  is_begun: boolean;
  is_done: boolean;
  exercises: number;
  answered: number;
}

export interface Reviewed extends MoveMade {
  on: string;
  worth: "winning" | "mistake" | "no-winning-move";
  decided: boolean;
}

/** Somebody to play against, and their rule. */
export interface ListedOpponent {
  name: string;
  plays: string;
}

/** A game to choose, and a board to begin with. */
export interface ListedGame {
  name: string;
  rule: string;
  board: string;
  misere: boolean;
}

export interface Replies {
  explain: Explained;
  board: Standing;
  choose: { made: MoveMade | null };
  opponents: { opponents: ListedOpponent[] };
  games: { games: ListedGame[] };
  hint: { html: string; left: number };
  review: { turns: Reviewed[] };
  draw: { words: string };
  question: Asked;
  check: { verdict: "right" | "wrong" | "blank" | "malformed"; html: string };
  lessons: { lessons: ListedLesson[] };
  topics: { topics: { word: string; name: string }[] };
  lesson: Said;
  practice: Said;
  say: Said;
  end: Said;
}
