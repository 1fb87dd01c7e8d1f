// Explain: a board asked about, played on, and explained; what a move does is said beside the board, and why it does below.

import { addressOf, enter, go, settle, trail, undo } from "./address";
import { all, announce, button, byId, focusOn, hasFocus, isPresenting, make, on, root, written } from "./elements";
import { GivenUp, Refused, ask } from "./engine";
import { isByTab } from "./keys";
import { linkToLessons } from "./lessons";
import { goneBy } from "./picking";
import { markSpokenOf, pointAt, turnNamed } from "./pointing";
import { boardMeant, notRead } from "./reading";
import type { DrawnBoard, Explained } from "./replies";
import { capitalised, ofExplained, ofMove, ofSteps, ofTried } from "./sentences";
import { shareExplained } from "./share";
import { inSlices, pause } from "./slices";
import * as stage from "./stage";
import { USUAL_DEPTH, keep, kept, working } from "./store";
import { canBePaired, openToy } from "./toy";

/** Goes through the steps of what is explained; it stands in the page before this script, for printed pages use it too. */
declare function presenting(main: Element, controls: Element): { start(step?: number): void; stop(): void };

let presented: { start(): void; stop(): void } | null = null;
let shown: Told | null = null;

/** What is explained, and the turns that were tried for it; of a move that is only tried before a class, or told of by a step, what that was on. */
type Told = Explained & { turns: string[]; from?: Told; isOfStep?: boolean };

/** How many steps have been told. */
let steps = 0;

/** What lies on the table: what is explained, or what a move before a class has made of it. */
let laid: Told | null = null;

const FIRST = "explain 18 6 3 20 9";

/** The words as nimlab takes them, where a board was written in another way. */
function meant(words: string): string {
  const bare = words.replace(/^explain(?= |$)/, "").trim();
  return /--|[a-z]/i.test(bare.replace(/^--misere/, "")) && boardMeant(bare) === bare ? words : `explain ${boardMeant(bare)}`;
}

/** The words that ask for an explanation, and the turn that is tried on its board: `explain 3 4 5 --move 3,2`. A drawing keeps its turns. */
function apart(asked: string): { words: string; turns: string[] } {
  const found = /^board\b/.test(asked) ? null : / --move (\S+)/.exec(asked);
  return { words: asked.replace(found?.[0] ?? "", ""), turns: found?.[1]?.split(";") ?? [] };
}

/** The same words again, and the turns that were tried. */
const withTried = (words: string, turns: string[]) => (turns.length > 0 ? `${words} --move ${turns.join(";")}` : words);

/** Shows what these words ask for: `explain 3 5`, `xor 3 5`, `values kayles`; `pair 3 5` its groups, `present 3 5` step by step. What cannot be read leaves all as it is. */
export async function show(asked: string, isNew = false): Promise<void> {
  const way = /^(pair|present) /.exec(asked)?.[1];
  const words = way ? `explain ${asked.slice(way.length + 1)}` : asked;
  const field = byId<HTMLInputElement>("board");
  const refused = byId("refused");
  try {
    const { words: plain, turns } = apart(words);
    const told = { ...(await ask("explain", { words: meant(plain), turns, ...working() }, "explain")), turns };
    shown = told;
    const now = withTried(told.words, turns);
    refused.textContent = "";
    field.removeAttribute("aria-invalid");
    field.value = told.board?.words ?? told.words.replace(/^explain /, "");
    if (isNew) enter(now);
    else settle(now);
    document.title = `${now} · nimlab`;
    await tell(told);
    if (shown !== told) return;
    if (isPresenting() || way === "present") begin();
    if (way === "pair" && told.board && canBePaired(told.board)) pair(told, told.board);
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

/** Whether a class is still to find the answer. Before its steps have begun to be gone through, none of them is hidden yet. */
const isAhead = () => isPresenting() && (presented === null || byId("explanation").querySelector(".answer.ahead") !== null);

/** What is said of the board: before a class nothing that it could find, until it asks. */
function sayOf(told: Told, isHeard = true, isAsked = !isAhead()): void {
  if (isAsked) stage.say(ofExplained(told), told.tried ? (told.verdict?.wins ? "bad" : "good") : "", isHeard);
  else if (told.tried) stage.say(`${told.isOfStep ? "" : ofTried(told.tried)} What will the other do?`.trim(), "", isHeard);
  else stage.say(told.board && !told.board.is_over ? "What would you take? Press a counter to try it." : "", "", isHeard);
}

/** Shows the board with what is to be said of it, and then, piece by piece, how that is found. */
async function tell(told: Told): Promise<void> {
  const place = byId("explanation");
  const hadFocus = stage.hasFocus();
  presented?.stop();
  presented = null;
  byId("asked").replaceChildren();
  const manners = byId("manners");
  const choseManner = hasFocus(manners);
  manners.replaceChildren(...ways(told));
  if (choseManner) focusOn(manners.querySelector("span"));
  const { board } = told;
  byId("misere-switch").hidden = board === null || board.rows.some(({ game }) => game !== "nim");
  byId<HTMLInputElement>("misere").checked = board?.misere ?? false;
  byId("share").hidden = false;
  byId("explain-rule").textContent = board && board.name !== "Nim" ? `${board.name}: ${board.rule}` : "";
  const [which, missed] = ofSteps(told);
  // A class is not told what it could find.
  byId("explained").replaceChildren(which, make("span", { class: "on-screen" }, missed));
  const words = ofExplained(told);
  if (board) showBoard(told, board);
  else stage.empty();
  if (words !== "") {
    sayOf(told);
    offer(told);
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
  if (board) pointAt(stage.board(), place);
  await linkToLessons(place);
}

/** The ways to explain it, as a switch: that which is shown, and links to the others. */
function ways(told: Told): HTMLElement[] {
  return told.manners.map(({ name, words, is_shown }) =>
    is_shown ? make("span", { "aria-current": "true", tabindex: -1 }, name) : make("a", { href: addressOf(withTried(words, told.turns)) }, name));
}

function showBoard(told: Told, board: DrawnBoard): void {
  laid = told;
  const gone = goneBy(told.tried?.say);
  stage.showBoard(board, { take: (say) => tryMove(told, board, say), marked: (say, next, words) => void preview(board, say, next, words) }, {
    ...(gone ? { gone } : {}),
    winning: told.tried ? [] : (told.verdict?.winning.map(({ say }) => say) ?? []),
  });
  markSpokenOf(stage.board(), []);
}

/** Goes on to the board that a move leaves, which is then explained in the same way. */
function tryMove(told: Told, board: DrawnBoard, say: string): void {
  if (isPresenting()) void tryBeforeClass(told, board, say);
  else go(withTried(`explain${told.manner} ${boardWords(board)}`, [say]), true);
}

/** Before a class a move shows what it does, and the steps keep their place: the next one shows their own board again. */
async function tryBeforeClass(told: Told, { words, misere }: DrawnBoard, say: string, isOfStep = false): Promise<void> {
  const step = steps;
  const [before, left] = await Promise.all([[], [say]].map((turns) => ask("board", { words, misere, turns })));
  if (!before || !left || step !== steps || !isPresenting()) return;
  const tried = left.turns[0];
  if (!tried) return;
  showRows({ ...told, board: left.board, verdict: left.verdict, tried: { ...tried, before }, from: told, isOfStep }, left.board, true);
  keysToSteps();
}

/** Says what the marked turn would do, before it is made. */
async function preview(board: DrawnBoard, say: string | null, next: string, words: string): Promise<void> {
  // Whoever uses the board has read what was marked on it.
  if (!isPresenting()) markSpokenOf(stage.board(), []);
  if (!say) {
    if (next !== "") stage.say(next);
    else if (laid) sayOf(laid);
    return;
  }
  if (isPresenting()) {
    stage.say(`${capitalised(words)}? ${next}`);
    keysToSteps();
    return;
  }
  try {
    const before = shown?.verdict;
    const left = await ask("board", { words: board.words, misere: board.misere, turns: [say] }, "preview");
    if (before) stage.say(`${capitalised(words)}? ${ofMove(before, left, left.board.count === board.count)}`, left.verdict.wins ? "bad" : "good");
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
  }
}

function offer(told: Told): void {
  const { from } = told;
  const isBegun = trail() > 0 || told.tried;
  const takeBack = isBegun ? button("Undo", () => (from?.board ? showRows(from, from.board, true) : trail() > 0 ? undo() : go(withTried(told.words, told.turns.slice(0, -1))))) : null;
  const why = !isPresenting() ? button("Why?", () => showWhy(told)) : told.tried && isAhead() ? button("Who wins now?", () => sayOf(told, true, true)) : null;
  const { board } = told;
  // What comes and goes stands last, so that nothing changes its place under a finger.
  stage.offer(
    board && canBePaired(board) ? button("Pair the groups", () => pair(told, board), isPresenting() ? "" : "first") : null,
    why, takeBack,
  );
}

/** The groups of the board take the place of its rows. */
function pair(told: Told, board: DrawnBoard): void {
  openToy(board, {
    move: { name: "Make this move", does: (turns, begun) => tryMove(told, { ...board, words: begun.join(" ") }, turns.at(-1) ?? "") },
    close: { name: "Back to the rows", does: () => backToRows(told, board) },
  });
}

/** The groups give way to the rows. */
function showRows(told: Told, board: DrawnBoard, isHeard: boolean): void {
  showBoard(told, board);
  sayOf(told, isHeard);
  offer(told);
}

/** The same, and the rows are then to be used. */
function backToRows(told: Told, board: DrawnBoard): void {
  showRows(told, board, true);
  if (isPresenting()) keysToSteps();
  else stage.focus();
  // The step at hand, which has given way to the groups.
  if (isPresenting()) all(byId("explanation"), ".here").at(-1)?.scrollIntoView({ block: "nearest" });
}

/** Leads to the step that shows what is said of the board: it has a ring, and the board marks what it speaks of. */
function showWhy({ decisive }: Explained): void {
  const place = byId("explanation");
  const step = decisive === null ? null : place.querySelectorAll<HTMLElement>(":scope > section")[decisive];
  const why = step ?? place.querySelector<HTMLElement>(":scope > .answer") ?? place;
  for (const other of all(place, ".looked-at")) other.classList.remove("looked-at");
  why.tabIndex = -1;
  focusOn(why);
  stage.reveal(why);
  markSpokenOf(stage.board(), all(why, ":scope > :first-child, tbody > tr"));
  // Where it had the ring before, it is to be seen that it comes again.
  requestAnimationFrame(() => why.classList.add("looked-at"));
}

/** The keys go on with the steps, but for whoever has gone to the board by Tab. */
function keysToSteps(): void {
  if (!isByTab() || !stage.hasFocus()) focusOn(byId("controls").querySelector<HTMLElement>(".forward"));
}

/** Begins to go through the steps, each hidden until it is asked for. */
export function begin(): void {
  if (!byId("explanation").querySelector("section")) return;
  root.classList.add("presenting");
  // A board that stands in its groups comes back in rows, and can be played on as before.
  if (shown?.board) showRows(shown, shown.board, false);
  presented ??= presenting(byId("explanation"), byId("controls"));
  presented.start();
  keysToSteps();
  // What was found is not told here, either.
  announce("");
}

export function stopPresenting(): void {
  root.classList.remove("presenting");
  presented?.stop();
  presented = null;
}

/** Sets what stands around the explanation to work. */
export function listen(): void {
  on(byId("present"), "click", begin);
  on(byId("share"), "click", () => {
    // What is asked is answered below what was pressed for it.
    byId("more-ways").after(byId("asked"));
    if (shown) shareExplained(withTried(shown.words, shown.turns), shown.board, byId("asked"));
  });
  on(byId("explain-form"), "submit", (event) => {
    event.preventDefault();
    const typed = byId<HTMLInputElement>("board").value.trim();
    const isMisere = byId<HTMLInputElement>("misere").checked && !byId("misere-switch").hidden && /^[\d\s,;]+$/.test(typed);
    void show(isMisere ? `explain --misere ${typed}` : typed || FIRST, true);
  });
  on(byId("misere"), "change", () => {
    const board = shown?.board;
    if (board) go(`explain ${boardWords({ ...board, misere: byId<HTMLInputElement>("misere").checked })}`);
  });
  const depth = byId<HTMLSelectElement>("depth");
  depth.value = String(kept().depth ?? USUAL_DEPTH);
  if (depth.value === "") depth.value = String(USUAL_DEPTH);
  on(depth, "change", () => {
    keep({ depth: Number(depth.value) });
    if (shown) void show(withTried(shown.words, shown.turns));
  });
  // Whoever goes on to another step sees its rows again, and in them what it speaks of.
  byId("explanation").addEventListener("step", (event) => {
    const told: Element[] = event instanceof CustomEvent ? event.detail : [];
    steps += 1;
    if (!shown?.board) return;
    const named = turnNamed(told);
    // A step that tells what a move leaves is told beside that.
    const isOfStep = isPresenting() && shown.verdict?.winning.some(({ say }) => say === named);
    const isToy = byId("table").querySelector(".toy") !== null;
    if (isOfStep && (isToy || laid?.from !== shown || laid.tried?.say !== named)) void tryBeforeClass(shown, shown.board, named, true);
    else if (isPresenting() && !isOfStep && (isToy || laid !== shown)) showRows(shown, shown.board, false);
    // What was marked there is no part of what is told now.
    else stage.board().clear();
    // The answer is about the moves that win.
    const won = told.some((one) => one.matches(".answer")) ? shown.verdict?.winning.map(({ say }) => goneBy(say)).filter((gone) => gone !== undefined) : [];
    markSpokenOf(stage.board(), isOfStep ? [] : told, won);
    // With the answer, what is asked of the class is answered.
    if (isPresenting()) sayOf(laid ?? shown, false);
  });
  for (const end of all(byId("controls"), ".end")) on(end, "click", () => {
    stopPresenting();
    if (shown?.board) backToRows(shown, shown.board);
    byId("present").focus();
  });
  // Before a class the keys of a clicker lead through the steps, whatever was pressed; what is written or pointed at keeps the focus.
  on(window, "click", () => {
    if (isPresenting() && !isByTab() && !document.activeElement?.matches("input, td, th")) keysToSteps();
  });
  on(window, "keydown", ({ key, target, ctrlKey, altKey, metaKey }) => {
    const isTyped = target instanceof Element && target.closest("input, select, textarea");
    if (key === "p" && !isTyped && !ctrlKey && !altKey && !metaKey && !byId("part-explain").hidden) begin();
  });
}
