// The games there are boards of, each with its rule in a sentence, and why a counter cannot be taken in it.

import type { DrawnRow } from "./replies";
import { listed, lowered } from "./sentences";

/** What a game is called, and how it is played. */
export interface GameRule {
  name: string;
  rule: string;
}

export interface ListedGame extends GameRule {
  /** The word with which a board of it begins. */
  word: string;
  /** A board to begin with. */
  example: string;
  /** Whether it is Nim in disguise, which has no rows. */
  isDisguise?: true;
}

/** Games of which there are many, told apart by a code after a colon. */
const FAMILIES: Record<string, (code: string) => GameRule> = {
  subtract: (code) => {
    const numbers = listed(code.split(","), "or");
    return { name: `Take ${numbers}`, rule: `Take ${numbers} from one row. Whoever moves last wins.` };
  },
  moore: (code) => ({ name: "Moore’s Nim", rule: `Take from one row or from ${code === "2" ? "two" : `up to ${code}`}, as many as you like from each. Whoever takes the last one wins.` }),
  octal: (code) => ({ name: `The octal game ${code}`, rule: "Take counters that stand side by side: the code of the game says how many, and what may be left. Whoever moves last wins." }),
};

function ofFamily(word: string): GameRule | undefined {
  const [family = "", code = ""] = word.split(":");
  return code === "" ? undefined : FAMILIES[family]?.(code);
}

const member = (word: string, example: string): ListedGame => ({ word, example, ...(ofFamily(word) ?? { name: word, rule: "" }) });

export const GAMES: ListedGame[] = [
  { word: "nim", name: "Nim", rule: "Take as many as you like from one row. Whoever takes the last one wins.", example: "3 4 5" },
  { word: "misere", name: "Nim, misère", rule: "Take as many as you like from one row. Whoever takes the last one loses.", example: "--misere 3 4 5" },
  { word: "kayles", name: "Kayles", rule: "Knock down one pin, or two that stand side by side. Whoever moves last wins.", example: "kayles 7" },
  { word: "dawson", name: "Dawson’s chess", rule: "Knock down three pins side by side, two at the end of a row, or one that stands alone. Whoever moves last wins.", example: "dawson 9" },
  member("subtract:1,2,3", "subtract:1,2,3 10 7"),
  member("moore:2", "moore:2 3 4 5"),
  { word: "lasker", name: "Lasker’s Nim", rule: "Take as many as you like from one row, or split a row into two. Whoever moves last wins.", example: "lasker 5 4" },
  { word: "grundy", name: "Grundy’s game", rule: "Split a row into two rows of different sizes. Whoever splits last wins.", example: "grundy 8" },
  { word: "divisors", name: "Divisors", rule: "Make a row shorter, down to a divisor of its size. Whoever moves last wins.", example: "divisors 12 8 6" },
  { word: "nimble", name: "Nimble", rule: "Slide one coin to the left, as far as you like. Whoever brings the last one home wins.", example: "nimble 3 5 9", isDisguise: true },
  { word: "staircase", name: "Staircase", rule: "Move some coins from one stair to the next one down. Whoever moves last wins.", example: "staircase 2 0 3 1", isDisguise: true },
  { word: "northcott", name: "Northcott’s game", rule: "Step along a line, as far as you like, but not past the piece that faces yours. Whoever cannot step any more loses.", example: "northcott 3 1 4", isDisguise: true },
  { word: "turtles", name: "Turning Turtles", rule: "Turn a head to tail. If you like, turn over one coin on its left, too. Whoever turns the last head wins.", example: "turtles THTTH", isDisguise: true },
];

/** Games that are played where somebody names them. */
const UNLISTED: Record<string, GameRule> = {
  treblecross: { name: "Treblecross", rule: "Take three counters that stand side by side. Whoever moves last wins." },
  officers: { name: "Officers", rule: "Take one counter, but not the last one of a row. Whoever moves last wins." },
};

/** The rule of the game that a row is one of: `kayles`, `moore:3`. */
function ruleOfRow(word: string): GameRule | undefined {
  return GAMES.find((game) => game.word === word) ?? UNLISTED[word] ?? ofFamily(word);
}

/** What a move does, as the end of a sentence, without how the game is won. */
const moveOf = ({ rule }: GameRule) => lowered(rule.split(". ")[0] ?? "");

/** The word of the game that a board of these words begins with. */
export function gameOn(board: string): string {
  return /^[a-z]\S*(?= )/.exec(board)?.[0] ?? "nim";
}

/** Whether a board is one of Nim in disguise. */
export function isDisguise(board: string): boolean {
  return GAMES.some((game) => game.isDisguise && game.word === gameOn(board));
}

/** The rule of a board in words, of one game or of several. */
export function ruleOf(words: string): GameRule | undefined {
  const board = words.replace(/^explain /, "").replace(/ --(move|by|proof|all).*$/, "").trim();
  const bare = board.replace(/--misere\s*/, "").trim();
  const rule = ruleOfSum(bare);
  if (bare === board || !rule) return rule;
  if (rule.name === "Nim") return GAMES.find(({ word }) => word === "misere");
  return { name: `${rule.name}, misère`, rule: rule.rule.replace(/Whoever[^.]*\.$/, "Whoever moves last loses.") };
}

function ruleOfSum(board: string): GameRule | undefined {
  const rules = board.split(/\s*\+\s*/).map((part) => ruleOfRow(gameOn(part)));
  const [first, ...others] = rules.filter((rule, index) => rules.indexOf(rule) === index);
  if (others.length === 0 || !first) return first;
  const known = [first, ...others].flatMap((rule) => (rule ? [rule] : []));
  return { name: listed(known.map(({ name }) => name), "and"), rule: `Each turn is a move in one row. ${known.map((rule) => `In ${rule.name}, ${moveOf(rule)}.`).join(" ")} Whoever moves last wins.` };
}

/** Why this counter of a row, counted from 0, cannot be taken with those right of it. */
export function whyNot({ game, row, size }: DrawnRow, at: number): string {
  const rule = ruleOfRow(game);
  if (game.startsWith("subtract:") && rule) return `Taking ${Number(size) - at} is no move here: ${moveOf(rule)}.`;
  return rule ? `That is no move in row ${row}: ${moveOf(rule)}.` : `That is no move in row ${row}.`;
}
