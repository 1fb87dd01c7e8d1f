// Explain: a board asked about, played on, and explained; what a move does is said beside the board, and why it does below.

import { addressOf, enter, go, settle, trail, undo } from "./address";
import { announce, button, byId, make, written } from "./elements";
import { GivenUp, Refused, ask, passOver } from "./engine";
import { GAMES, ruleOf } from "./games";
import { goneBy } from "./match";
import { linkToLessons } from "./lessons";
import { pointAt } from "./pointing";
import { boardMeant, notRead } from "./reading";
import type { DrawnBoard, Explained } from "./replies";
import { capitalised, ofExplained, ofMove } from "./sentences";
import { shareExplained } from "./share";
import { inSlices, pause } from "./slices";
import * as stage from "./stage";
import { USUAL_DEPTH, anySeed, keep, kept, manner, working } from "./store";
import { drawnDisguise } from "./disguise";
import { canBePaired, openToy } from "./toy";

/** Goes through the steps of what is explained; it stands in the page before this script, for printed pages use it too. */
declare function presenting(main: Element, controls: Element): { start(step?: number): void; stop(): void };

let presented: { start(): void; stop(): void } | null = null;
let shown: Explained | null = null;

const isPresenting = () => document.documentElement.classList.contains("presenting");

const FIRST = "explain 18 6 3 20 9";

/** The words as nimlab takes them, where a board was written in another way. */
function meant(words: string): string {
  const bare = words.replace(/^explain(?= |$)/, "").trim();
  return /--|[a-z]/i.test(bare.replace(/^--misere/, "")) && boardMeant(bare) === bare ? words : `explain ${boardMeant(bare)}`;
}

/** Shows what these words ask for: `explain 3 5`, `xor 3 5`, `values kayles`; `pair 3 5` its groups. What cannot be read leaves all as it is. */
export async function show(asked: string, isNew = false): Promise<void> {
  const words = asked.replace(/^pair /, "explain ");
  const field = byId<HTMLInputElement>("board");
  const refused = byId("refused");
  try {
    const told = await ask("explain", { words: meant(words), ...working() }, "explain");
    shown = told;
    refused.textContent = "";
    field.removeAttribute("aria-invalid");
    field.value = told.board ? (told.after ?? { board: told.board }).board.words : told.words.replace(/^explain /, "");
    if (isNew) enter(told.words);
    else settle(told.words);
    document.title = `${told.words} · nimlab`;
    await tell(told);
    if (shown !== told) return;
    if (isPresenting()) begin();
    if (words !== asked && told.board && canBePaired(told.board)) pair(told.board);
  } catch (error) {
    if (error instanceof GivenUp) return;
    if (!(error instanceof Refused)) throw error;
    field.value = words.replace(/^explain /, "");
    field.setAttribute("aria-invalid", "true");
    refused.textContent = notRead(words, error.message);
    if (!shown) {
      document.title = "Explain · nimlab";
      byId("explanation").replaceChildren();
    }
  }
}

const boardWords = ({ words, misere }: DrawnBoard) => (misere ? `--misere ${words}` : words);

/** What is said of the board: before a class that looks on, nothing that it could find. */
function sayOf(told: Explained, isHeard = true): void {
  if (isPresenting() && !told.after) stage.say(told.board && !told.board.is_over ? "What would you take? Tap a counter to try it." : "", "", isHeard);
  else stage.say(ofExplained(told), told.after ? (told.after.verdict.wins ? "bad" : "good") : "", isHeard);
}

/** Shows the board with what is to be said of it, and then, piece by piece, how that is found. */
async function tell(told: Explained): Promise<void> {
  const place = byId("explanation");
  const hadFocus = stage.hasFocus();
  presented?.stop();
  presented = null;
  byId("asked").replaceChildren();
  const manners = byId("manners");
  const choseManner = manners.contains(document.activeElement);
  manners.replaceChildren(...ways(told));
  if (choseManner) manners.querySelector<HTMLElement>("span")?.focus({ preventScroll: true });
  const board = told.after?.board ?? told.board;
  byId("misere-switch").hidden = board === null || Boolean(told.disguise) || board.rows.some(({ game }) => game.startsWith("moore"));
  byId<HTMLInputElement>("misere").checked = board?.misere ?? false;
  byId("share").hidden = false;
  const rule = ruleOf(told.words);
  byId("explain-rule").textContent = rule && rule.name !== "Nim" ? `${rule.name}: ${rule.rule}` : "";
  const words = ofExplained(told);
  if (told.board) showBoard(told, told.board);
  else if (told.disguise) stage.showOther(drawnDisguise(told.disguise, (leaves) => go(`explain ${leaves}`, true), (why) => stage.say(why || ofExplained(told))));
  else stage.empty();
  if (words !== "") {
    sayOf(told);
    offer();
  }
  // What was pressed may have gone.
  if (hadFocus && document.activeElement === document.body) stage.focus();
  await pause();
  const pieces = [...written(told.html).children];
  byId("present").hidden = pieces.every(({ localName }) => localName !== "section");
  // Each piece takes the place of one that was told before, so that the page stays as long as it was, and does not jump.
  const before = [...place.children];
  await inSlices(pieces, (piece) => {
    const old = before.shift();
    if (old) old.replaceWith(piece);
    else place.append(piece);
    return piece.querySelectorAll("*").length;
  }, () => shown === told);
  if (shown !== told) return;
  for (const old of before) old.remove();
  if (words === "") announce(`${told.title}. ${place.querySelector(".answer")?.textContent ?? ""}`);
  if (told.board) pointAt(stage.board(), place);
  await linkToLessons(place);
}

const WAYS: [name: string, isMeant: RegExp][] = [["Proof", / --proof\b/], ["Look ahead", / --by looking-ahead\b/], ["Every winning move", / --all\b/]];
const nameOf = (words: string) => WAYS.find(([, isMeant]) => isMeant.test(words))?.[0] ?? "Steps";

/** The ways to explain it, as a switch: that which is shown, and links to the others. */
function ways({ words, manners }: Explained): HTMLElement[] {
  if (manners.length === 0) return [];
  const all = [{ name: nameOf(words), link: make("span", { "aria-current": "true", tabindex: -1 }, nameOf(words)) },
    ...manners.map(({ words }) => ({ name: nameOf(words), link: make("a", { href: addressOf(words) }, nameOf(words)) }))];
  const order = ["Steps", ...WAYS.map(([name]) => name)];
  return all.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name)).map(({ link }) => link);
}

function showBoard(told: Explained, board: DrawnBoard): void {
  const now = told.after?.board ?? board;
  const winning = told.after ? told.after.verdict : told.verdict;
  stage.showBoard(now, { take: (say) => go(`explain ${boardWords(now)} --move ${say.replaceAll(" ", "")}`, true), marked: (say, why, words) => void preview(now, say, why, words), row: (row) => void tellRow(now, row) }, {
    gone: goneBy(told.made?.say),
    winning: told.after ? [] : (winning?.winning.map(({ say }) => say) ?? []),
  });
}

/** Says what the marked turn would do, before it is made. */
async function preview(board: DrawnBoard, say: string | null, why: string, words: string): Promise<void> {
  if (!say) {
    if (why !== "") stage.say(why);
    else if (shown) sayOf(shown);
    return;
  }
  if (isPresenting()) {
    stage.say(`${capitalised(words)}? Tap again to take.`);
    keysToSteps();
    return;
  }
  try {
    const before = shown?.after?.verdict ?? shown?.verdict;
    const left = await ask("board", { words: board.words, misere: board.misere, turns: [say] }, "preview");
    if (before) stage.say(`${capitalised(words)}? ${ofMove(before, left, left.board.count === board.count)}`, left.verdict.wins ? "bad" : "good");
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
  }
}

function offer(): void {
  const told = shown;
  const isBegun = trail() > 0 || Boolean(told?.made);
  const takeBack = isBegun ? button("Undo", () => (trail() > 0 ? undo() : go(`explain ${told?.board ? boardWords(told.board) : ""}`))) : null;
  const why = isPresenting() ? null : button("Why?", showWhy);
  const board = told?.after?.board ?? told?.board;
  stage.offer(
    why, takeBack,
    board && canBePaired(board) ? button("Pair the groups", () => pair(board), isPresenting() ? "" : "first") : null,
  );
}

/** The groups of the board take the place of its rows. */
function pair(board: DrawnBoard): void {
  openToy(board, {
    move: { name: "Make this move", does: (say) => go(`explain ${board.words} --move ${say}`, true) },
    close: { name: "Back to the rows", does: () => shown?.board && backToRows(shown, shown.board) },
  });
}

/** The groups give way to the rows. */
function showRows(told: Explained, board: DrawnBoard, isHeard: boolean): void {
  showBoard(told, board);
  sayOf(told, isHeard);
  offer();
}

/** The same, and the rows are then to be used. */
function backToRows(told: Explained, board: DrawnBoard): void {
  showRows(told, board, true);
  stage.focus();
}

/** Brings the step that matters to where it is read: that which finds what is said. */
function showWhy(): void {
  const place = byId("explanation");
  const answer = place.querySelector<HTMLElement>("section") ?? place;
  answer.tabIndex = -1;
  answer.focus({ preventScroll: true });
  stage.reveal(answer);
  answer.classList.remove("looked-at");
  requestAnimationFrame(() => answer.classList.add("looked-at"));
}

/** What can be done in a row, and what comes of it, told beside the board. */
async function tellRow(board: DrawnBoard, row: number): Promise<void> {
  const place = byId("asked");
  const { html } = await ask("explain", { words: `moves ${boardWords(board)} --row ${row}`, ...manner() }, "row");
  const close = make("button", { type: "button", class: "close", "aria-label": "Close what is told of the row", onclick: () => {
    place.replaceChildren();
    (stage.board().nameOf(row) ?? byId("share")).focus({ preventScroll: true });
  } }, "×");
  place.replaceChildren(close, written(html));
  stage.reveal(place);
  announce(place.querySelector(".answer")?.textContent ?? "");
}

/** The keys go on with the steps, but for whoever uses the board by them. */
function keysToSteps(): void {
  const usesBoard = stage.hasFocus() && document.activeElement?.matches(":focus-visible");
  if (!usesBoard) byId("controls").querySelector<HTMLElement>(".forward")?.focus({ preventScroll: true });
}

/** Begins to go through the steps, with every result hidden until it is asked for. */
export function begin(): void {
  if (!byId("explanation").querySelector("section")) return;
  document.documentElement.classList.add("presenting");
  // A board that stands in its groups comes back in rows, and can be played on as before.
  if (shown?.board) showRows(shown, shown.board, false);
  presented ??= presenting(byId("explanation"), byId("controls"));
  presented.start();
  keysToSteps();
  // What was found is not told here, either.
  announce("");
}

export function stopPresenting(): void {
  document.documentElement.classList.remove("presenting");
  presented?.stop();
  presented = null;
}

/** Sets what stands around the explanation to work. */
export function listen(): void {
  byId("present").addEventListener("click", begin);
  byId("share").addEventListener("click", () => shown && shareExplained(shown.words, byId("asked")));
  byId("explain-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = byId<HTMLInputElement>("board").value.trim();
    const isMisere = byId<HTMLInputElement>("misere").checked && !byId("misere-switch").hidden && /^[\d\s,;]+$/.test(typed);
    void show(isMisere ? `explain --misere ${typed}` : typed || FIRST, true);
  });
  byId<HTMLInputElement>("misere").addEventListener("change", () => {
    const board = shown?.after?.board ?? shown?.board;
    if (board) go(`explain ${boardWords({ ...board, misere: byId<HTMLInputElement>("misere").checked })}`);
  });
  const depth = byId<HTMLSelectElement>("depth");
  depth.value = String(kept().depth ?? USUAL_DEPTH);
  if (depth.value === "") depth.value = String(USUAL_DEPTH);
  depth.addEventListener("change", () => {
    keep({ depth: Number(depth.value) });
    if (shown) void show(shown.words);
  });
  const games = byId<HTMLSelectElement>("draw-game");
  games.append(...GAMES.map(({ word, name }) => make("option", { value: word }, name)));
  byId("draw").addEventListener("click", () => {
    const rule = GAMES.find(({ word }) => word === games.value);
    if (rule?.isDisguise) go(`explain ${rule.example}`);
    else void ask("draw", { name: games.value, seed: anySeed() }, "draw").then(({ words }) => go(words), passOver);
  });
  // Whoever goes on to another step sees the rows again, of which it speaks.
  byId("explanation").addEventListener("step", () => {
    if (isPresenting() && shown?.board && byId("table").querySelector(".toy")) showRows(shown, shown.board, false);
  });
  byId("controls").querySelector(".end")?.addEventListener("click", () => {
    stopPresenting();
    if (shown?.board) backToRows(shown, shown.board);
    byId("present").focus();
  });
  addEventListener("keydown", ({ key, target, ctrlKey, altKey, metaKey }) => {
    const isTyped = target instanceof Element && target.closest("input, select, textarea");
    if (key === "p" && !isTyped && !ctrlKey && !altKey && !metaKey && !byId("part-explain").hidden) begin();
  });
}
