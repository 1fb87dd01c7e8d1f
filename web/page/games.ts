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
}

/** Most games are won by whoever moves last. */
const LAST = "Whoever moves last wins.";

/** Games of which there are many, told apart by a code after a colon. */
const FAMILIES: Record<string, (code: string) => GameRule> = {
  subtract: (code) => {
    const numbers = listed(code.split(","), "or");
    return { name: `Take ${numbers}`, rule: `Take ${numbers} from one row. ${LAST}` };
  },
  octal: (code) => ({ name: `The octal game ${code}`, rule: `Take counters that stand side by side: the code of the game says how many, and what may be left. ${LAST}` }),
};

function ofFamily(word: string): GameRule | undefined {
  const [family = "", code = ""] = word.split(":");
  return code === "" ? undefined : FAMILIES[family]?.(code);
}

const listedAs = (word: string, example: string, name: string, rule: string, won = LAST): ListedGame => ({ word, example, name, rule: `${rule} ${won}` });
const member = (word: string, example: string): ListedGame => ({ word, example, ...(ofFamily(word) ?? { name: word, rule: "" }) });
const ANY = "Take as many as you like from one row.";

export const GAMES: ListedGame[] = [
  listedAs("nim", "3 4 5", "Nim", ANY, "Whoever takes the last one wins."),
  listedAs("misere", "--misere 3 4 5", "Nim, misère", ANY, "Whoever takes the last one loses."),
  listedAs("kayles", "kayles 7", "Kayles", "Knock down one pin, or two that stand side by side."),
  listedAs("dawson", "dawson 9", "Dawson’s chess", "Knock down three pins side by side, two at the end of a row, or one that stands alone."),
  member("subtract:1,2,3", "subtract:1,2,3 10 7"),
  listedAs("lasker", "lasker 5 4", "Lasker’s Nim", "Take as many as you like from one row, or split a row into two."),
  listedAs("grundy", "grundy 8", "Grundy’s game", "Split a row into two rows of different sizes.", "Whoever splits last wins."),
  listedAs("divisors", "divisors 12 8 6", "Divisors", "Make a row shorter, down to a divisor of its size."),
];

/** Games that are played where somebody names them. */
const UNLISTED: Record<string, GameRule> = {
  treblecross: listedAs("", "", "Treblecross", "Take three counters that stand side by side."),
  officers: listedAs("", "", "Officers", "Take one counter, but not the last one of a row."),
};

/** The rule of the game that a row is one of: `kayles`, `subtract:3`. */
function ruleOfRow(word: string): GameRule | undefined {
  return GAMES.find((game) => game.word === word) ?? UNLISTED[word] ?? ofFamily(word);
}

/** What a move does, as the end of a sentence, without how the game is won. */
const moveOf = ({ rule }: GameRule) => lowered(rule.split(". ")[0] ?? "");

/** The word of the game that a board of these words begins with. */
export function gameOn(board: string): string {
  return /^[a-z]\S*(?= )/.exec(board)?.[0] ?? "nim";
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
  return { name: listed(known.map(({ name }) => name), "and"), rule: `Each turn is a move in one row. ${known.map((rule) => `In ${rule.name}, ${moveOf(rule)}.`).join(" ")} ${LAST}` };
}

/** Why this counter of a row, counted from 0, cannot be taken with those right of it. */
export function whyNot({ game, row, size }: DrawnRow, at: number): string {
  const rule = ruleOfRow(game);
  if (game.startsWith("subtract:") && rule) return `Taking ${Number(size) - at} is no move here: ${moveOf(rule)}.`;
  return rule ? `That is no move in row ${row}: ${moveOf(rule)}.` : `That is no move in row ${row}.`;
}
