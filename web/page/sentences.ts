// What the page says of boards: short, and about what is seen. What a move is called comes with the move.

import type { DrawnBoard, Explained, Standing, Tried, Verdict } from "./replies";

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b or c". */
export function listed(words: string[], joined: "and" | "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${joined} ${words.at(-1)}`;
}

export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** The moves that win, as one could choose between them. */
function winningMoves({ winning, more }: Verdict): string {
  const words = winning.slice(0, winning.length === 4 ? 4 : 3).map((move) => move.words);
  const others = winning.length - words.length + Number(more);
  return listed(others > 0 ? [...words, `one of ${others} others`] : words, "or");
}

/** Whether what is left stands in equal pairs of plain Nim, so that copying wins. */
function isInPairs({ rows, misere, count }: DrawnBoard): boolean {
  const sizes = rows.filter(({ size }) => size !== "0");
  const times = new Map<string, number>();
  for (const { size } of sizes) times.set(size, (times.get(size) ?? 0) + 1);
  return !misere && count === rows.length && sizes.length > 0 && rows.every(({ game }) => game === "nim") && [...times.values()].every((found) => found % 2 === 0);
}

/** What a board is worth to whoever moves next. */
export function ofBoard(verdict: Verdict, misere: boolean): string {
  if (verdict.is_over) return misere ? "No move is left: the player who moved last has lost." : "No move is left: the player who moved last has won.";
  if (!verdict.wins) return "You lose from here if the other plays well: every move has an answer.";
  return verdict.winning.length > 0 ? `You win from here: ${winningMoves(verdict)}.` : "You win from here.";
}

/** What a move does, by what it leaves, and whether another would have won; the reply is left out where it is about rows that cannot be seen yet. */
export function ofMove(before: Verdict, { board, verdict }: Pick<Standing, "board" | "verdict">, hasReply = true): string {
  if (verdict.is_over) return board.misere ? "Loses: that was the last one." : "Wins: that was the last one.";
  if (!verdict.wins) {
    const left = board.rows.map(({ size }) => size).filter((size) => size !== "0").join(" ");
    return isInPairs(board) ? `Wins: it leaves ${left}. From here, copy what the other does.` : "Wins: you have an answer to every reply.";
  }
  const reply = verdict.winning[0];
  const loses = before.wins ? "Loses" : "Loses, as every move does here";
  return reply && hasReply ? `${loses}: the other ${reply.third}.` : `${loses}.`;
}

/** What is to be said of an explanation in one line; nothing where it is about no board. */
export function ofExplained({ verdict, board, tried }: Explained): string {
  if (!verdict || !board) return "";
  return tried ? `${ofTried(tried)} ${ofMove(tried.before.verdict, { board, verdict })}` : ofBoard(verdict, board.misere);
}

/** What was tried. */
export const ofTried = ({ words }: Tried) => `You tried: ${words}.`;

/** A board of so many rows is named by their sizes. */
const MOST_NAMED = 10;

/** Which board is explained, and who is to move on it; and after a turn that lost what would have won. */
export function ofSteps({ verdict, board, tried }: Explained): [string, string] {
  if (!board) return ["", ""];
  const named = board.count > MOST_NAMED ? "the board in sight" : `the board ${board.words}`;
  const whose = board.is_over ? "No move is left." : tried ? "The other is to move." : "You are to move.";
  const before = tried?.before;
  const missed = verdict?.wins && before?.verdict.wins ? ` You could have won: ${winningMoves(before.verdict)}.` : "";
  return [`Explained here: ${named}${tried ? ", which your move leaves" : ""}. ${whose}`, missed];
}
