// What is kept on this device. Whatever is found there is looked at piece by piece: what does not fit is left out, and the rest stays.

/** A game: its board, the turns so far, and who plays how. */
export interface KeptGame {
  board: string;
  misere: boolean;
  turns: string[];
  /** How many of them were only tried, once the game was over, and not played. */
  tried?: number;
  /** Whether the reader moves first. */
  first: boolean;
  against: "computer" | "person";
  /** Whose rule the computer plays by, if anybody's. */
  opponent?: string;
  /** How well the computer plays, from 0 to 100. */
  level: number;
  seed: number;
  /** Whether the page says who is winning while the game goes on. */
  coach: boolean;
  /** Whether it was sent by somebody: can you win this? */
  challenge: boolean;
}

/** A round of practice: what was asked for, and all that was answered. */
export interface KeptRound {
  topics: string[];
  count: number;
  seed: number;
  lines: string[];
}

export interface Kept {
  progress?: unknown;
  /** How many games in a row have been won against whom. */
  streaks?: Record<string, number>;
  /** How many levels of nested steps an explanation has. */
  depth?: number;
  game?: KeptGame;
  round?: KeptRound;
}

const NAME = "nimlab";
const VERSION = 2;
/** Each step with its table, but not how every single number in it came about. */
export const USUAL_DEPTH = 2;
const MOST_LINES = 1000;
const LONGEST = 10_000;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.length <= MOST_LINES && value.every(isText);
const isYesOrNo = (value: unknown): value is boolean => typeof value === "boolean";
const isWithin = (value: unknown, least: number, most: number): value is number => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isSeed = (value: unknown): value is number => isWithin(value, 0, 0xffffffff);

export function isGame(value: unknown): value is KeptGame {
  return isFields(value) && isText(value["board"]) && isTexts(value["turns"]) && isSeed(value["seed"]) && isWithin(value["level"], 0, 100)
    && isWithin(value["tried"] ?? 0, 0, MOST_LINES)
    && ["misere", "first", "coach", "challenge"].every((name) => isYesOrNo(value[name]))
    && (value["against"] === "computer" || value["against"] === "person")
    && (value["opponent"] === undefined || isText(value["opponent"]));
}

function isRound(value: unknown): value is KeptRound {
  return isFields(value) && isTexts(value["topics"]) && isWithin(value["count"], 1, 100) && isSeed(value["seed"]) && isTexts(value["lines"]);
}

/** What has been kept; nothing where the device keeps nothing for a page like this. */
export function kept(): Kept {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
  // Before there were versions, how far the lessons had been read was kept in the same way.
  if (!isFields(found) || !(found["version"] === VERSION || found["version"] === undefined)) return {};
  const whole: Kept = {};
  const { progress, depth, game, round, streaks } = found;
  if (isFields(progress)) whole.progress = progress;
  if (isWithin(depth, 0, 9)) whole.depth = depth;
  if (isGame(game)) whole.game = game;
  if (isRound(round)) whole.round = round;
  if (isFields(streaks)) whole.streaks = Object.fromEntries(Object.entries(streaks).filter((entry): entry is [string, number] => isWithin(entry[1], 0, 1e9)));
  return whole;
}

export function keep(change: { [K in keyof Kept]: Kept[K] | undefined }): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...kept(), ...change, version: VERSION }));
  } catch {
    // A device that keeps nothing shows everything all the same.
  }
}

/** How far the lessons have been read, for a request. */
export function progress(): { progress?: unknown } {
  const { progress } = kept();
  return progress === undefined ? {} : { progress };
}

/** As much working as the reader wants, for a request. */
export function working(): Record<string, unknown> {
  return { depth: kept().depth ?? USUAL_DEPTH };
}

/** A seed for a round, a game or a board of one's own. */
export function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
