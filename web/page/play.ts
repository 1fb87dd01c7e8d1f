// Play: a game on the board, the computer's answer after a while that one can see, and what decided it.

import { addressOf, go } from "./address";
import { after, announce, button, byId, make, written } from "./elements";
import { GivenUp, Refused, ask, giveUp } from "./engine";
import { GAMES, gameOn, isDisguise, ruleOf } from "./games";
import { endingOfOne, endingOfTwo } from "./ending";
import { FIRST_GAME, boardNow, firstHasWon, gameOf, goneBy, isMine, wasMine, wordsOf } from "./match";
import { counted } from "./streak";
import type { DrawnBoard, Reviewed } from "./replies";
import { linkToLessons } from "./lessons";
import { boardMeant, notRead } from "./reading";
import { drawnGame } from "./finished";
import { isOfSkittles } from "./picking";
import { canBePaired, openToy } from "./toy";
import { askForRule, ladder, list } from "./opponents";
import { capitalised, moveInWords, ofBoard, past, third } from "./sentences";
import { shareGame } from "./share";
import * as stage from "./stage";
import { type KeptGame, anySeed, keep, kept, manner, progress } from "./store";

/** How long the computer seems to think, and how long one sees what it is about to take, in milliseconds. */
const THINKING = 700;
const SHOWING = 900;

let game: KeptGame = { ...FIRST_GAME, seed: 0 };
/** Which game is being played: what was begun for another one is not gone on with. */
let running = 0;
/** The board as it stands. */
let now: DrawnBoard | null = null;
let hints = 0;
/** Whether a move has been made here since the game was begun or taken up: a game that is only looked at counts for nothing. */
let isPlayed = false;
/** How many games in a row have been won with this one. */
let streak = 0;

const request = () => ({ words: game.board, misere: game.misere, turns: game.turns });
const other = () => game.opponent ?? "the computer";
const who = (turn: number) => (game.against === "person" ? (turn % 2 === 0 ? "Player 1" : "Player 2") : wasMine(game, turn) ? "you" : other());
const name = (turn: number) => capitalised(who(turn));
/** What was done in the turns that have been made here, as one says it on the board of then. */
const spoken = new Map<number, string>();
const moved = (turn: number) => past(spoken.get(turn) ?? moveInWords(game.turns[turn] ?? ""));
/** Whose a turn is, in two colours: the reader's, or that of the first of two, is blue. */
const isBlue = (turn: number) => (game.against === "person" ? turn % 2 === 0 : wasMine(game, turn));

/** Shows the game that the address asks for: the one that was left, where it is that one. */
export async function show(words: string): Promise<void> {
  const asked = words === "" ? null : gameOf(words, anySeed());
  // A game that is over is there until another is begun.
  const left = kept().game ?? (asked === null && now?.is_over ? game : undefined);
  const isLeft = left && (asked === null || (asked.turns.length === 0 && wordsOf(asked, false) === wordsOf(left, false)));
  await begin(isLeft ? { ...left, challenge: left.challenge && asked !== null } : (asked ?? { ...FIRST_GAME, seed: anySeed() }));
}

/** The board of the game as it stands, or as it was begun where it is over, as one asks to have it explained. */
export const boardInSight = () => inWords(now && !now.is_over ? now.words : game.board);

/** Begins a game, or takes one up; its board is there when this is done, and has the focus where that is wanted. */
async function begin(next: KeptGame, isUsed = false): Promise<void> {
  running += 1;
  giveUp("game");
  if (next.board !== game.board || next.turns.some((say, turn) => say !== game.turns[turn])) spoken.clear();
  game = next;
  hints = 0;
  byId("game-told").replaceChildren();
  const rule = ruleOf(`${game.misere ? "--misere " : ""}${game.board}`);
  byId("rules").textContent = rule?.rule ?? "Take from one row. Whoever moves last wins.";
  byId("play-title").textContent = game.challenge ? "Can you win this?" : rule && rule.name !== "Nim" ? rule.name : "Can you win at Nim?";
  document.title = `${game.board} · Play · nimlab`;
  [isPlayed, streak, now] = [false, 0, null];
  fill();
  await turn();
  if (isUsed) stage.focus();
}

/** Writes the settings of this game into the form for another. */
function fill(): void {
  const form = byId<HTMLFormElement>("play-form");
  const field = (field: string) => form.elements.namedItem(field) as HTMLInputElement;
  field("board").value = game.board;
  byId<HTMLSelectElement>("play-game").value = gameOn(game.board);
  byId("play-rule").textContent = "";
  field("against").value = game.opponent ?? game.against;
  field("level").value = String(game.level);
  if (field("level").value === "") field("level").value = "100";
  field("first").value = game.first ? "me" : "other";
  field("misere").checked = game.misere;
  field("coach").checked = game.coach;
}

/** Shows the board as it stands, and lets whoever is to move move. */
async function turn(): Promise<void> {
  const mine = running;
  let board: DrawnBoard;
  try {
    board = boardNow(game) ?? (await ask("board", request(), "game")).board;
  } catch (error) {
    if (error instanceof GivenUp) return;
    await refused(error);
    return;
  }
  if (mine !== running) return;
  keep({ game: board.is_over ? undefined : game });
  now = board;
  const isSkittles = board.rows.some(isOfSkittles);
  byId("how-to").hidden = board.is_over || (gameOn(game.board) !== "nim" && !isSkittles);
  byId("how-to-skittles").hidden = !isSkittles;
  byId("how-to-nim").hidden = isSkittles;
  const last = game.turns.at(-1);
  const isWaiting = !isMine(game) || board.is_over;
  const begun = boardNow({ ...game, turns: [] })?.rows.map(({ counters }) => counters ?? 0);
  stage.showBoard(board, { take, marked }, { gone: goneBy(last), goneBlue: isBlue(game.turns.length - 1), isWaiting, ...(begun ? { begun } : {}) });
  showSoFar();
  void goOn(mine, board.is_over).catch(refused);
}

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
  stage.sayWhose(whose(), before || (isMine(game) ? "What will you take?" : ""));
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
    const words = stage.board().inWords(made.say);
    stage.sayWhose(whose(), `${capitalised(third(words))}.`, false);
    await after(SHOWING);
    if (mine !== running) return;
    add(made.say, words);
    await turn();
  } catch (error) {
    await refused(error);
  }
}

/** Says who is winning, for whoever wants to know. */
async function coach(mine: number, before: string): Promise<void> {
  const { verdict } = await ask("board", request(), "game");
  if (mine !== running) return;
  const words = verdict.wins ? "You can win from here." : ofBoard({ verdict, misere: game.misere, game: "", board: null });
  stage.sayWhose(whose(), `${before} ${words}`.trim());
}

/** Adds a turn to the game, as it is written and as one says it. */
function add(say: string, words: string): void {
  spoken.set(game.turns.length, words);
  game = { ...game, turns: [...game.turns, say] };
}

function take(say: string, words = moveInWords(say)): void {
  if (!isMine(game)) return;
  add(say, words);
  isPlayed = true;
  hints = 0;
  byId("game-told").replaceChildren();
  void turn();
}

function marked(say: string | null, why: string, words: string): void {
  stage.sayWhose(whose(), say ? `${capitalised(words)}? Tap again to take.` : why);
}

async function refused(error: unknown): Promise<void> {
  if (error instanceof GivenUp) return;
  if (!(error instanceof Refused)) throw error;
  byId("game-so-far").replaceChildren();
  // A turn that cannot be made on this board is taken back.
  if (game.turns.length > 0) {
    await begin({ ...game, turns: game.turns.slice(0, -1) });
    if (isMine(game)) stage.say(notRead(game.board, error.message), "bad");
    return;
  }
  stage.showNoBoard();
  if (isDisguise(game.board)) {
    stage.say("This game is drawn under Explain. You can make its moves there.");
    stage.offer(button("Open it there", () => go(`explain ${game.board}`), "first"));
    return;
  }
  stage.say(notRead(game.board, error.message), "bad");
  stage.offer(button("3 4 5", () => void begin({ ...FIRST_GAME, seed: anySeed() }, true), "first"));
}

/** While the game goes on a hint, and to share it; once something has been done, to take it back. */
function offer(): void {
  const canUndo = game.turns.some((_, index) => game.against === "person" || wasMine(game, index));
  const hint = button("Hint", () => void tellHint(hint));
  hint.disabled = !isMine(game);
  stage.offer(hint, button("Share", () => shareGame(game, byId("game-told"))), canUndo ? button("Undo", takeBack) : null);
}

function takeBack(): void {
  const mine = game.turns.findLastIndex((_, index) => game.against === "person" || wasMine(game, index));
  if (mine < 0) return;
  void begin({ ...game, turns: game.turns.slice(0, mine) }, true);
}

/** One hint more, below those that were given; above the first stands where no move wins. */
async function tellHint(hint: HTMLButtonElement): Promise<void> {
  const place = byId("game-told");
  const [{ html, left }, { board, verdict }] = await Promise.all([
    ask("hint", { ...request(), count: hints, ...progress(), ...manner() }, "hint"), ask("board", request(), "hinted"),
  ]);
  if (hints === 0) place.replaceChildren(make("aside", { class: "hint", "aria-label": "Hints" }));
  const told = place.firstElementChild ?? place;
  if (hints === 0 && !verdict.wins) told.append(make("p", {}, `No move wins here, if ${other()} plays well. ${game.level < 100 || game.opponent ? "Take a little, and wait for a slip." : "Undo gives your last move back."}`));
  told.append(written(html));
  if (hints === 0 && canBePaired(board)) place.append(make("p", { class: "ways" }, button("Look at its groups", () => openToy(board, {
    move: { name: "Make this move", does: take }, close: { name: "Back to the game", does: () => void turn().then(stage.focus) },
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
  if (isPlayed && !isOfTwo) streak = counted(game, isWon);
  isPlayed = false;
  const { headline, words, shown } = isOfTwo ? endingOfTwo(game, turns, moved, name) : endingOfOne(game, turns, moved, other(), streak);
  const drawn = drawnGame(game, (turn) => isBlue(turn), who);
  if (drawn) stage.showFinished(drawn);
  stage.sayEnd(headline, words, isOfTwo ? "" : isWon ? "good" : "bad");
  const show = shown ? button(isWon ? "Why did it work?" : "Show me", () => void showWhy(shown), isWon ? "plain" : "first") : null;
  const again = button("Play again", () => anew({}), show && !isWon ? "" : isWon ? "plain" : "first");
  const swap = isOfTwo ? null : button("Swap sides", () => anew({ first: !game.first }), "plain");
  const easier = game.opponent ? undefined : { 100: 80, 80: 50, 50: 0 }[game.level];
  const share = (words: string, kind: string) => button(words, () => shareGame(game, byId("game-told"), isWon), kind);
  // One thing comes first: after a win what is harder, after a loss to be shown why.
  if (isWon) {
    const next = await onward();
    if (mine !== running) return;
    const isDared = next === null;
    stage.offer(
      next ?? share("Challenge a friend", "first"), isDared ? null : share("Challenge a friend", ""),
      show, again, swap, next?.textContent === ANOTHER ? null : button(ANOTHER, () => void another(), "plain"),
    );
  } else {
    stage.offer(
      show, again, !isOfTwo && easier !== undefined ? button("Easier", () => anew({ level: easier })) : null,
      swap, button(ANOTHER, () => void another(), "plain"), share("Share", "plain"),
    );
  }
  if (hadFocus) stage.focus();
  showSoFar(turns);
  if (game.against === "computer" && game.opponent) await askForRule(game, game.opponent, isWon);
}

const ANOTHER = "Another board";
/** Whoever has won so often in a row against the best has a friend to challenge. */
const OFTEN = 3;

/** The one thing to do after a win: somebody harder, or another board; nothing where nobody is harder, and that was often. */
async function onward(): Promise<HTMLElement | null> {
  if (game.opponent) {
    const names = (await ladder(game.misere)).map(({ name: listed }) => listed);
    const next = names[names.findIndex((listed) => listed.toLowerCase() === game.opponent?.toLowerCase()) + 1];
    if (next !== undefined) return button(`Next: ${next}`, () => anew({ opponent: next }), "first");
  } else {
    const harder = { 0: 50, 50: 80, 80: 100 }[game.level];
    if (harder !== undefined) return button("Harder", () => anew({ level: harder }), "first");
    if (streak >= OFTEN) return null;
  }
  return button(ANOTHER, () => void another(), "first");
}

/** Begins the same game once more, but for what is changed, with the focus on its board. */
function anew(change: Partial<KeptGame>): void {
  void begin({ ...game, turns: [], seed: anySeed(), ...change }, true);
}

const inWords = (words: string) => (game.misere ? `--misere ${words}` : words);

/** The board on which a move was made, its groups to be paired, and what the move did; how that is found is one tap away. */
async function showWhy(found: Reviewed): Promise<void> {
  const mine = running;
  const words = `explain ${inWords(found.on)} --move ${found.say.replaceAll(" ", "")}`;
  const [{ html }, { board }] = await Promise.all([
    ask("explain", { words, ...manner(), depth: 1 }, "why"), ask("board", { words: found.on, misere: game.misere }, "whose"),
  ]);
  if (mine !== running) return;
  const told = written(html);
  // Whoever looks for it has it at hand, and whoever wants to find it does not read it by chance.
  const steps = make("details", {}, make("summary", {}, "The answer, and how it is found"), told.querySelector(".answer"), told);
  const place = byId("game-told");
  place.replaceChildren(steps, make("p", {}, make("a", { href: addressOf(words) }, "Try other moves on this board")));
  await linkToLessons(steps);
  const playOn = (say: string) => void begin({ ...game, board: found.on, turns: [say], first: true, challenge: false }, true);
  if (canBePaired(board)) {
    openToy(board, { move: { name: "Play on from here", does: playOn }, close: { name: "Back to the end", does: () => void goOn(mine, true).then(stage.focus, refused) } }, `Before the turn that ${past(moveInWords(found.say, "", board))}.`);
  } else {
    stage.showBoard(board, { take }, { isWaiting: true });
    stage.say(`The board before the turn that ${past(moveInWords(found.say, "", board))}.`);
  }
  byId("stage").scrollIntoView({ block: "nearest" });
}

/** A board that is neither larger than what one plays on, nor lost. */
function anyBoard(): string {
  const [FEWEST, MOST, LARGEST] = [3, 4, 7];
  for (;;) {
    const count = FEWEST + (anySeed() % (MOST - FEWEST + 1));
    const rows = Array.from({ length: count }, () => 1 + (anySeed() % LARGEST));
    const board = rows.join(" ");
    if (rows.reduce((sum, row) => sum ^ row, 0) !== 0 && board !== game.board) return board;
  }
}

async function another(): Promise<void> {
  if (gameOn(game.board) === "nim") {
    anew({ board: anyBoard(), challenge: false });
    return;
  }
  const { words } = await ask("draw", { name: game.misere ? "misere" : gameOn(game.board), seed: anySeed() }, "game");
  anew({ board: words.replace(/^explain /, "").replace(/--misere /, ""), challenge: false });
}

/** The moves so far; once they have been looked at, the turning points stand out. */
function showSoFar(reviewed: Reviewed[] = []): void {
  const place = byId("game-so-far");
  if (game.turns.length === 0) {
    place.replaceChildren();
    return;
  }
  const items = game.turns.map((_, index) => {
    const words = `${name(index)} ${moved(index)}`;
    const found = reviewed[index];
    if (!found) return make("li", {}, words);
    const link = make("a", { href: addressOf(`explain ${inWords(found.on)} --move ${found.say}`) }, words);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      void showWhy(found);
    });
    const worth = found.worth === "mistake" ? make("span", { class: "turning" }, found.decided ? " gave the game away" : " was a slip") : null;
    return make("li", { class: found.worth }, link, worth);
  });
  place.replaceChildren(make("h2", {}, "The game so far"), make("ol", { class: "moves" }, ...items));
}

/** Says why a game cannot begin so, and begins none. */
function refuse(why: string): never {
  byId("play-refused").textContent = why;
  throw new GivenUp();
}

/** Whoever is chosen in the form: a person, the computer, or an opponent who plays on that board. */
async function chosen(against: string, board: DrawnBoard): Promise<Pick<KeptGame, "against" | "opponent">> {
  if (against === "person" || against === "computer") return { against };
  if (board.rows.some(({ game: played }) => played !== "nim")) refuse(`${against} plays rows of Nim alone, such as 3 4 5.`);
  const names = (await ladder(board.misere)).map(({ name: listed }) => listed);
  if (!names.includes(against)) refuse(`${against} plays ${board.misere ? "where whoever takes the last one wins" : "only where whoever takes the last one loses"}.`);
  return { against: "computer", opponent: against };
}

/** Sets the form for another game to work. */
export function listen(): void {
  const form = byId<HTMLFormElement>("play-form");
  const against = form.elements.namedItem("against") as HTMLSelectElement;
  const misere = form.elements.namedItem("misere") as HTMLInputElement;
  const games = byId<HTMLSelectElement>("play-game");
  games.append(...GAMES.filter(({ isDisguise, word }) => !isDisguise && word !== "misere").map(({ word, name }) => make("option", { value: word }, name)));
  games.addEventListener("change", () => {
    const chosen = GAMES.find(({ word }) => word === games.value);
    byId("play-rule").textContent = chosen?.rule ?? "";
    byId<HTMLInputElement>("play-board").value = chosen?.example ?? FIRST_GAME.board;
    misere.checked = false;
  });
  byId("play-settings").addEventListener("toggle", () => void list(against, misere.checked, game.opponent ?? game.against));
  misere.addEventListener("change", () => void list(against, misere.checked, against.value));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const filled = new FormData(event.target as HTMLFormElement);
    const typed = boardMeant(String(filled.get("board") ?? ""));
    const misere = filled.has("misere") || typed.startsWith("--misere");
    const words = typed.replace(/^--misere /, "");
    void ask("board", { words, misere }, "game").then(async ({ board: read }) => {
      const whom = await chosen(String(filled.get("against")), { ...read, misere });
      byId("play-refused").textContent = "";
      byId("play-settings").removeAttribute("open");
      await begin({
        board: read.words, misere, turns: [], first: filled.get("first") === "me", ...whom,
        level: Number(filled.get("level")), seed: anySeed(), coach: filled.has("coach"), challenge: false,
      });
      scrollTo({ top: 0 });
      stage.focus();
    }).catch((error: unknown) => {
      if (error instanceof Refused) byId("play-refused").textContent = notRead(words, error.message);
      else if (!(error instanceof GivenUp)) throw error;
    });
  });
}
