// Play: a game on the board, the computer's answer after a while that one can see, and what decided it.

import { addressOf } from "./address";
import { after, announce, button, byId, make, written } from "./elements";
import { GivenUp, Refused, ask, giveUp } from "./engine";
import { endingOfOne, endingOfTwo } from "./ending";
import { FIRST_GAME, type OnTable, cut, firstHasWon, gameOf, isMine, plainGame, wasMine, wordsOf } from "./match";
import { counted } from "./streak";
import type { Reviewed } from "./replies";
import { linkToLessons } from "./lessons";
import { notRead } from "./reading";
import { drawnGame } from "./finished";
import { canBePaired, openToy } from "./toy";
import { otherLevel, tellRule } from "./opponents";
import { capitalised, ofBoard } from "./sentences";
import * as setup from "./setup";
import { shareGame } from "./share";
import { type LookedAt, showSoFar } from "./sofar";
import * as stage from "./stage";
import { type KeptGame, anySeed, keep, kept, progress, working } from "./store";
import * as table from "./table";

/** How long the computer seems to think, and how long one sees what it is about to take, in milliseconds. */
const [THINKING, SHOWING] = [700, 800];

/** How Nim is played, as it stands in the page before anything else does. */
const RULE = byId("rules").textContent ?? "";

let game: KeptGame = { ...FIRST_GAME, seed: 0 };
/** Which game is being played: what was begun for another one is not gone on with. */
let running = 0;
/** The game that this one has been begun in place of. */
let before: KeptGame | null = null;
/** What stands on the table. */
let now: OnTable | null = null;
let hints = 0;
/** Whether a move has been made here since the game was begun or taken up: a game that is only looked at counts for nothing. */
let isPlayed = false;
/** How many games in a row have been won with this one. */
let streak = 0;

const request = () => ({ words: game.board, misere: game.misere, turns: game.turns });
const other = () => game.opponent ?? "the computer";
const who = (turn: number) => (game.against === "person" ? (turn % 2 === 0 ? "Player 1" : "Player 2") : wasMine(game, turn) ? "you" : other());
const name = (turn: number) => capitalised(who(turn));
/** What was done in a turn: "took 3 from row 2". */
const moved = (turn: number) => now?.turns[turn]?.past ?? "";
/** Whose a turn is, in two colours: the reader's, or that of the first of two, is blue. */
const isBlue = (turn: number) => (game.against === "person" ? turn % 2 === 0 : wasMine(game, turn));

/** Shows the game that the address asks for: the one that was left, where it is that one. */
export async function show(words: string): Promise<void> {
  const asked = words === "" ? null : gameOf(words, anySeed());
  // A game that is over is there until another is begun.
  const left = kept().game ?? (asked === null && now?.board.is_over ? game : undefined);
  const isLeft = left && (asked === null || (asked.turns.length === 0 && wordsOf(asked, false) === wordsOf(left, false)));
  await begin(isLeft ? { ...left, challenge: left.challenge && asked !== null } : (asked ?? { ...FIRST_GAME, seed: anySeed() }));
}

/** The board of the game as it stands, or as it was begun where it is over, as one asks to have it explained. */
export const boardInSight = () => inWords(now && !now.board.is_over ? now.board.words : game.board);

/** Begins a game, or takes one up; its board is there when this is done, and has the focus where that is wanted. */
async function begin(next: KeptGame, isUsed = false): Promise<void> {
  running += 1;
  giveUp("game");
  game = next;
  hints = 0;
  byId("game-told").replaceChildren();
  byId("game-rule").replaceChildren();
  document.title = `${game.board} · Play · nimlab`;
  [isPlayed, streak, now] = [false, 0, null];
  setup.fill(game);
  await turn();
  if (isUsed) stage.focus();
}

/** Shows the board as it stands, and lets whoever is to move move. */
async function turn(): Promise<void> {
  const mine = running;
  let shown: OnTable;
  try {
    shown = plainGame(game, RULE) ?? await ask("board", request(), "game");
  } catch (error) {
    if (error instanceof GivenUp) return;
    await refused(error);
    return;
  }
  if (mine !== running) return;
  keep({ game: shown.board.is_over ? undefined : game });
  now = shown;
  const { name, rule } = shown.board;
  byId("rules").textContent = rule;
  byId("play-title").textContent = game.challenge ? `${name}: can you win this?` : name === "Nim" ? "Can you win at Nim?" : name;
  setup.markGame(name);
  showNow(shown);
  tellSoFar();
  void goOn(mine, shown.board.is_over).catch(refused);
}

/** Shows the table as it stands. */
function showNow(shown: OnTable): void {
  table.show(shown, game, { take, marked }, { isWaiting: !isMine(game) || shown.board.is_over, isBlue: isBlue(game.turns.length - 1) });
}

/** What whoever is to move is asked. */
const toDo = () => (isMine(game) ? "What will you take?" : "");

/** Whose turn it is now. */
function whose(): stage.Whose {
  const turn = game.turns.length;
  return { words: isMine(game) && game.against === "computer" ? "Your move" : `${name(turn)}’s move`, isBlue: isBlue(turn) };
}

/** Tells what was done, and lets the computer move, or tells the end. */
async function goOn(mine: number, isOver: boolean): Promise<void> {
  if (isOver) {
    await tellEnd(mine);
    return;
  }
  const last = game.turns.length - 1;
  const before = last >= 0 ? `${name(last)} ${moved(last)}.` : "";
  offer();
  stage.sayWhose(whose(), before || toDo());
  if (isMine(game)) {
    if (game.coach) await coach(mine, before);
    return;
  }
  await computer(mine);
}

/** The computer moves: after a while, and what it takes is shown before it goes. */
async function computer(mine: number): Promise<void> {
  try {
    const [{ made }] = await Promise.all([ask("choose", { ...request(), name: game.opponent ?? "", difficulty: game.level, seed: game.seed }, "game"), after(THINKING)]);
    if (mine !== running || !made) return;
    stage.board().announceTurn(made.say);
    stage.sayWhose(whose(), `${capitalised(made.third)}.`, false);
    await after(SHOWING);
    if (mine !== running) return;
    add(made.say);
    await turn();
  } catch (error) {
    await refused(error);
  }
}

/** Says who is winning, for whoever wants to know. */
async function coach(mine: number, before: string): Promise<void> {
  const standing = await ask("board", request(), "game");
  if (mine !== running) return;
  stage.sayWhose(whose(), `${before} ${standing.verdict.wins ? "You can win from here." : ofBoard(standing.verdict, game.misere)}`.trim());
}

/** Adds a turn to the game. */
function add(say: string): void {
  game = { ...game, turns: [...game.turns, say] };
}

function take(say: string): void {
  if (!isMine(game)) return;
  add(say);
  isPlayed = true;
  hints = 0;
  byId("game-told").replaceChildren();
  void turn();
}

function marked(say: string | null, next: string, words: string): void {
  stage.sayWhose(whose(), say ? `${capitalised(words)}? ${next}` : next || toDo());
}

async function refused(error: unknown): Promise<void> {
  if (error instanceof GivenUp) return;
  if (!(error instanceof Refused)) throw error;
  byId("game-so-far").replaceChildren();
  // A turn that cannot be made on this board is taken back.
  if (game.turns.length > 0) {
    await begin(cut(game, game.turns.length - 1));
    if (isMine(game)) stage.say(notRead(game.board, error.message), "bad");
    return;
  }
  stage.showNoBoard();
  byId("rules").textContent = "";
  byId("play-title").textContent = "Play";
  stage.say(notRead(game.board, error.message), "bad");
  stage.offer(button("3 4 5", () => void begin({ ...FIRST_GAME, seed: anySeed() }, true), "first"));
}

/** While the game goes on a hint, and to share it; once something has been done, to take it back. */
function offer(): void {
  const canUndo = game.turns.some((_, index) => game.against === "person" || wasMine(game, index));
  const hint = button("Hint", () => void tellHint(hint));
  hint.disabled = !isMine(game);
  stage.offer(share(), hint, canUndo ? button("Undo", takeBack) : before && button("Back to the game before", () => void begin(before ?? game, true)));
}

/** It comes first, in the game and at its end, so that nothing else ever stands where it stood. */
const share = (name = "Share", kind = "") => button(name, () => void shareGame(game, byId("game-told")), kind);

function takeBack(): void {
  const mine = game.turns.findLastIndex((_, index) => game.against === "person" || wasMine(game, index));
  if (mine < 0) return;
  void begin(cut(game, mine), true);
}

/** One hint more, below those that were given; above the first stands where no move wins. */
async function tellHint(hint: HTMLButtonElement): Promise<void> {
  const place = byId("game-told");
  const [{ html, left }, standing] = await Promise.all([
    ask("hint", { ...request(), count: hints, ...progress() }, "hint"), ask("board", request(), "hinted"),
  ]);
  if (hints === 0) place.replaceChildren(make("aside", { class: "hint", "aria-label": "Hints" }));
  const told = place.firstElementChild ?? place;
  if (hints === 0 && !standing.verdict.wins) told.append(make("p", {}, `No move wins here, if ${other()} plays well. ${game.level < 100 || game.opponent ? "Take a little, and wait for a slip." : "Undo gives your last move back."}`));
  told.append(written(html));
  if (hints === 0 && canBePaired(standing.board)) place.append(make("p", { class: "ways" }, button("Look at its groups", () => openToy(standing.board, {
    move: { name: "Make this move", later: "Make the first of these moves", does: ([say = ""]) => take(say) }, close: { name: "Back to the game", does: () => void turn().then(stage.focus) },
  }))));
  hints += 1;
  hint.disabled = left === 0;
  announce((told.lastElementChild as HTMLElement | null)?.innerText ?? "");
  stage.reveal(place);
}

/** Who has won, what was done well, the move that decided it, and what one could do next. */
async function tellEnd(mine: number): Promise<void> {
  const { turns } = await ask("review", request(), "game");
  if (mine !== running) return;
  const hadFocus = stage.hasFocus();
  const isOfTwo = game.against === "person";
  const isWon = !isOfTwo && firstHasWon(game) === game.first;
  if (isPlayed && !isOfTwo && !game.tried) streak = counted(game, isWon);
  isPlayed = false;
  const { headline, words, shown } = isOfTwo ? endingOfTwo(game, turns, name) : endingOfOne(game, turns, other(), streak);
  const drawn = now && drawnGame(game.misere, now, isBlue, who);
  if (drawn) stage.showFinished(drawn);
  stage.sayEnd(headline, words, isOfTwo ? "" : isWon ? "good" : "bad", isWon ? streak : 0);
  // One thing comes first: after a win what is harder, after a loss to be shown why, or the other side where nothing else could win.
  const isHopeless = !isOfTwo && !isWon && game.first && !turns.some(({ decided }) => decided);
  const show = shown ? button(isWon ? "Why did it work?" : "Show me", () => void showWhy(shown, turns.indexOf(shown)), isWon || isHopeless ? "plain" : "first") : null;
  const again = button("Play again", () => anew({}), show ? "" : "first");
  const swap = isOfTwo ? null : button("Swap sides", () => anew({ first: !game.first }), isHopeless ? "first" : "plain");
  const elsewhere = (kind = "plain") => button("Another board", () => void another(), kind);
  const next = isOfTwo ? null : otherLevel(game, isWon ? 1 : -1, anew);
  // Whoever has won so often in a row against the best has a friend to challenge.
  if (isWon && !next && !game.opponent && streak >= OFTEN) stage.offer(share("Challenge a friend", "first"), again, show, elsewhere());
  else if (isWon) stage.offer(share(), ...(next ? [next, again, show, elsewhere()] : [elsewhere("first"), again, show]));
  else if (isHopeless) stage.offer(share(), swap, again, next, show, elsewhere());
  else stage.offer(share(), show, again, next, swap, elsewhere());
  if (hadFocus) stage.focus();
  tellSoFar({ turns, addressOf: (found) => addressOf(whyInWords(found)), show: (found, turn) => void showWhy(found, turn) });
  if (!isOfTwo && game.opponent) await tellRule(game.misere, game.opponent);
}

/** So many wins in a row are often. */
const OFTEN = 3;

/** Begins the same game once more, but for what is changed, with the focus on its board. */
function anew(change: Partial<KeptGame>): void {
  before = null;
  void begin({ ...cut(game, 0), seed: anySeed(), ...change }, true);
}

const inWords = (words: string) => (game.misere ? `--misere ${words}` : words);

/** The words that explain a move. */
const whyInWords = ({ on, say }: Reviewed) => `explain ${inWords(on)} --move ${say}`;

/**
 * The board on which a move was made, its groups to be paired, and what the move did; how that is found is one tap away. Where there
 * are no groups to pair, the moves that win are shown, with how they are found.
 */
async function showWhy(found: Reviewed, turn: number): Promise<void> {
  const mine = running;
  const words = whyInWords(found);
  const [{ html }, standing] = await Promise.all([
    ask("explain", { words, ...working() }, "why"), ask("board", { ...request(), turns: game.turns.slice(0, turn) }, "whose"),
  ]);
  if (mine !== running) return;
  const { board, verdict } = standing;
  const told = written(html);
  // Whoever looks for it has it at hand, and whoever wants to find it does not read it by chance.
  const answer = [...told.querySelectorAll(".answer")].at(-1);
  answer?.remove();
  const steps = make("details", {}, make("summary", {}, "The answer, and how it is found"), answer ?? null, told);
  const place = byId("game-told");
  place.replaceChildren(steps, make("p", {}, make("a", { href: addressOf(words) }, "Try other moves on this board")));
  await linkToLessons(steps);
  const playOn = (...says: string[]) => void begin({ ...cut(game, turn), turns: [...game.turns.slice(0, turn), ...says], tried: turn + says.length, first: turn % 2 === 0, challenge: false }, true);
  const before = `Before the turn that ${moved(turn)}.`;
  const close = { name: "Back to the end", does: () => void backToEnd(mine).catch(refused) };
  if (canBePaired(board)) {
    openToy(board, { move: { name: "Play on from here", does: (turns) => playOn(...turns) }, close }, before, wasMine(game, turn) && found.worth === "winning" ? found.say : "");
    return;
  }
  steps.open = true;
  const couldMove = isMine(cut(game, turn));
  table.show(standing, cut(game, turn), { take: (say) => playOn(say) }, { isWaiting: !couldMove, winning: verdict.winning.map(({ say }) => say) });
  stage.say(`${before} ${couldMove ? ofBoard(verdict, game.misere) : ""}`.trim());
  stage.offer(button(close.name, close.does));
  stage.reveal(place);
}

/** Another board of the same game on which whoever begins can win. */
async function another(): Promise<void> {
  const { words } = await ask("draw", { name: now?.board.rows[0]?.game ?? "nim", misere: game.misere, seed: anySeed() }, "game");
  anew({ board: words, challenge: false });
}

/** Away from what was shown, to the table as the game left it, and to what was said of the end. */
async function backToEnd(mine: number): Promise<void> {
  if (now) showNow(now);
  byId("game-told").replaceChildren();
  await goOn(mine, true);
  stage.focus();
}

/** Shows the moves so far; once they have been looked at, the turning points stand out. */
function tellSoFar(looked: LookedAt | null = null): void {
  showSoFar(game.turns.map((_, turn) => `${name(turn)} ${moved(turn)}`), !isMine(game) && !now?.board.is_over, looked);
}

/** Sets the choice of another game to work. */
export function listen(): void {
  setup.listen((next) => {
    if (game.turns.length > 0 && !now?.board.is_over) before = game;
    return begin(next);
  }, () => game);
}
