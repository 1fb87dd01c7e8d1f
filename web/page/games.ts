// The games there are boards of, each with its rule in a sentence, and why a counter cannot be taken in it.

import type { DrawnRow } from "./replies";

export interface GameRule {
  /** The word with which a board of it begins. */
  word: string;
  name: string;
  rule: string;
  /** A board to begin with. */
  example: string;
  /** Whether it is Nim in disguise, which has no rows. */
  isDisguise?: true;
}

export const GAMES: GameRule[] = [
  { word: "nim", name: "Nim", rule: "Take as many as you like from one row. Whoever takes the last one wins.", example: "3 4 5" },
  { word: "misere", name: "Nim, misère", rule: "Take as many as you like from one row. Whoever takes the last one loses.", example: "--misere 3 4 5" },
  { word: "kayles", name: "Kayles", rule: "Knock down one skittle, or two that stand side by side. A gap splits the row.", example: "kayles 7" },
  { word: "dawson", name: "Dawson’s Kayles", rule: "Knock down three skittles side by side, two at the end of a row, or one that stands alone.", example: "dawson 8" },
  { word: "subtract:1,2,3", name: "Take 1, 2 or 3", rule: "Take 1, 2 or 3 from one row. Whoever takes the last one wins.", example: "subtract:1,2,3 10 7" },
  { word: "moore:2", name: "Moore’s Nim", rule: "Take from one row or from two, as many as you like from each.", example: "moore:2 3 4 5" },
  { word: "lasker", name: "Lasker’s Nim", rule: "Take as many as you like from one row, or split a row into two.", example: "lasker 5 4" },
  { word: "grundy", name: "Grundy’s game", rule: "Split a row into two rows of different sizes. Whoever splits last wins.", example: "grundy 8" },
  { word: "divisors", name: "Divisors", rule: "Make a tower lower, down to a divisor of its height.", example: "divisors 12 8" },
  { word: "nimble", name: "Nimble", rule: "Slide one coin to the left, as far as you like. Whoever brings the last one home wins.", example: "nimble 3 5 9", isDisguise: true },
  { word: "staircase", name: "Staircase", rule: "Move some coins from one stair to the next one down. Whoever moves last wins.", example: "staircase 2 0 3 1", isDisguise: true },
  { word: "northcott", name: "Northcott’s game", rule: "Step towards the piece that faces yours. Whoever cannot step any more loses.", example: "northcott 3 1 4", isDisguise: true },
  { word: "turtles", name: "Turning Turtles", rule: "Turn a head to tail. If you like, turn over one coin on its left, too.", example: "turtles THTTH", isDisguise: true },
];

/** The rule of the game that these words name. */
export function ruleOf(words: string): GameRule | undefined {
  const first = words.replace(/^explain /, "").trim();
  if (/--misere/.test(first)) return GAMES[1];
  return GAMES.find(({ word }) => first.startsWith(`${word} `)) ?? (/^[\d[]/.test(first) ? GAMES[0] : undefined);
}

/** Why this counter of a row, counted from 0, cannot be taken with those right of it. */
export function whyNot({ game, row, size }: DrawnRow, at: number): string {
  const take = Number(size) - at;
  const rule = GAMES.find(({ word }) => game === word)?.rule.split(". ")[0];
  if (/^(kayles|dawson|octal)/.test(game)) return `That is no move: ${(rule ?? "these cannot fall together").replace(/^K/, "k")}.`;
  if (game.startsWith("subtract:")) return `Taking ${take} is no move here: take ${game.slice("subtract:".length).replace(/,(?=\d+$)/, " or ").replaceAll(",", ", ")}.`;
  return rule ? `That is no move in row ${row}: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}.` : `That is no move in row ${row}.`;
}
