// The stage: the board, the line with the verdict, and what can be done, which stay in sight in every part of the page.

import { BoardView, type Hands } from "./board";
import { all, announce, byId, focusOn, hasFocus as hasIt, isPresenting, isStill, make, on, root } from "./elements";
import type { DrawnBoard } from "./replies";
import type { Shown } from "./rows";

export type Tone = "" | "good" | "bad";

/** Of the height of a narrow window a board has so much; a game has more of it than what is to be read with it, or above and below. */
const SHARE = { game: 0.5, other: 0.38, between: 0.22 };
/** While something is read below it, all that stays in sight has no more than this. */
const READ = 0.4;
/** Beside a text the board has the window but for so many letters, which verdict and buttons take; before a class they are fewer. */
const BESIDE = () => (isPresenting() ? 14 : 21);

/** Whether a board and a text have room beside each other. */
export const isWide = () => matchMedia("(min-width: 64rem)").matches;

let isGame = true;

function room(): number {
  if (root.classList.contains("embedded")) return innerHeight - 110;
  if (isWide()) return innerHeight - BESIDE() * parseFloat(getComputedStyle(byId("stage")).fontSize);
  const isBetween = byId("stage").parentElement?.classList.contains("part") === false;
  return innerHeight * (isBetween ? SHARE.between : isGame ? SHARE.game : SHARE.other);
}

let view: BoardView;

/** Sets the stage to work: what was drawn before the script began is taken over. */
export function begin(): void {
  view = new BoardView(byId("table"), byId("take-place"), { take: () => undefined }, room);
  on(window, "scroll", giveWay);
  on(window, "resize", giveWay);
}

/** So much of the stage is out of sight at its lower edge. */
let cut = 0;

/**
 * What is read below the stage in a narrow window has most of it: the board is seen smaller, and what can be done only where something
 * is marked. All of it keeps its place for what stands around it, so nothing moves.
 */
function giveWay(): void {
  const [stage, table, verdict] = [byId("stage"), byId("table"), byId("verdict")];
  const most = mostRead();
  const isRead = isOverText() && scrollY > 8 && stage.getBoundingClientRect().top <= 0 && stage.offsetHeight > most;
  stage.classList.toggle("read", isRead);
  cut = 0;
  if (!isRead) return;
  const [end, high] = [verdict.offsetTop + verdict.offsetHeight + 8, table.offsetHeight];
  const lift = Math.min(0.6 * high, Math.max(0, end - most));
  cut = stage.offsetHeight - end + lift;
  stage.style.cssText = `--scale: ${1 - lift / high}; --lift: ${lift}px; --cut: ${cut}px`;
}

/** Where the parts at the lower edge begin, which cover what is behind them; the lower edge itself where they are elsewhere. */
function limit(): number {
  const bar = document.querySelector(".top")?.getBoundingClientRect().top ?? 0;
  return bar > 0 ? bar : innerHeight;
}

/** How high the stage may then be: the parts at the lower edge stay, too. */
const mostRead = () => READ * innerHeight - (innerHeight - limit());

/** Whether the stage stays in sight above what is read. */
const isOverText = () => !isWide() && getComputedStyle(byId("stage")).position === "sticky";

/** Brings the stage to a part of the page, or away from all of them. */
export function bringTo(part: string): void {
  isGame = part === "play";
  if (bringBelow(byId(`part-${part}`).querySelector(".head"))) empty();
}

/** Tells whether the stage was elsewhere; what stays where it is keeps the focus. */
function bringBelow(above: Element | null): boolean {
  const isElsewhere = byId("stage").previousElementSibling !== above;
  if (isElsewhere) above?.after(byId("stage"));
  return isElsewhere;
}

/** Leaves nothing on the stage. */
export function empty(): void {
  byId("stage").hidden = true;
  byId("verdict").textContent = "";
  byId("deeds").replaceChildren();
  byId("take-place").replaceChildren();
}

/** Shows a board that can be played on. */
export function showBoard(board: DrawnBoard, hands: Hands, shown: Shown = {}): void {
  const place = byId("table");
  byId("stage").hidden = false;
  byId("stage").classList.remove("at-rest");
  place.hidden = false;
  if (view.element.parentElement !== place) view.showIn(place);
  view.show(board, shown, hands);
}

/** Shows a game that is over, its counters as large as they were. */
export function showFinished(drawing: HTMLElement): void {
  drawing.style.cssText = view.element.style.cssText;
  showOther(drawing);
}

/** Brings the stage between what was said and the answers to it, as one reads; where there is room a board is seen beside both. */
export const bringBetween = (said: HTMLElement) => bringBelow(said);

/** Shows something else than a board of rows. */
export function showOther(drawing: HTMLElement): void {
  const stage = byId("stage");
  stage.hidden = false;
  // It may be as high as it likes, so it does not stay in sight over what is read below it.
  stage.classList.add("at-rest");
  byId("table").hidden = false;
  byId("table").replaceChildren(drawing);
}

/** Shows no board, but what is said. */
export function showNoBoard(): void {
  byId("stage").hidden = false;
  byId("table").hidden = true;
}

export const board = () => view;

/** Waits until the board is drawn. */
export const drawn = () => view.drawn();

/** Brings what was told into sight: its beginning, below the stage where that stands above it. */
export function reveal(told: HTMLElement): void {
  const { top, bottom } = told.getBoundingClientRect();
  const stage = byId("stage");
  const isOver = isOverText() && !stage.hidden;
  const edge = isOver ? Math.max(0, stage.getBoundingClientRect().bottom - cut) : 0;
  // Beside the board its beginning is enough; below it all is wanted that there is room for.
  const end = isWide() ? Math.min(bottom, top + 120) : Math.min(bottom, top + limit() - edge - 24);
  const isSeen = top >= edge && end <= limit();
  const height = isOver ? Math.min(stage.offsetHeight, mostRead()) : 0;
  // Below the board no further than that its end is in sight: what was pressed for it stays so, too.
  const [up, down] = [top - height - 12, isWide() || top < edge ? Infinity : bottom + 12 - limit()];
  if (!isSeen) scrollBy({ top: Math.min(up, down), behavior: isStill() ? "instant" : "smooth" });
}

/** Brings the stage itself into sight, where the page has been scrolled away from it. */
export function bringIntoSight(): void {
  const { top } = byId("stage").getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) scrollBy({ top, behavior: "instant" });
}

/** Says what is to be said of the board; whoever listens hears it. */
export function say(text: string, tone: Tone = "", isHeard = true): void {
  tell(tone, isHeard, text);
}

/** Whose turn it is, and in which of the two colours. */
export interface Whose {
  words: string;
  isBlue: boolean;
}

/** Says whose turn it is, which is seen at a glance, and what else is to be said. */
export function sayWhose({ words, isBlue }: Whose, text = "", isHeard = true): void {
  tell("", isHeard, make("span", { class: `whose ${isBlue ? "mine" : "theirs"}` }, words), " ", text);
}

/** Says how a game has ended: in a word, which is seen first, with a crown for each win in a row, and what decided it. */
export function sayEnd(headline: string, text: string, tone: Tone, crowns: number): void {
  const won = Array.from({ length: Math.min(crowns, 5) }, () => make("span", { class: "crown" }));
  tell(tone, true, make("strong", { class: "headline" }, headline, ...won), " ", text);
}

/** Keeps as much room for what is said as these words take. */
export function reserve(words: string): void {
  const verdict = byId("verdict");
  verdict.style.setProperty("--longest", "0");
  verdict.textContent = words;
  verdict.style.setProperty("--longest", `${verdict.getBoundingClientRect().height}px`);
}

function tell(tone: Tone, isHeard: boolean, ...words: (string | HTMLElement)[]): void {
  const verdict = byId("verdict");
  verdict.replaceChildren(...words);
  verdict.dataset["tone"] = tone;
  if (isHeard) announce(verdict.textContent ?? "");
  giveWay();
}

/** What is now to be used, the first of these that there is: the board, or where none can be used the button to press. */
export function toUse(): HTMLElement | null {
  const kinds = ["#table :is(button.counter, .how-many)[tabindex='0']", "#deeds .first", "#part-play .waiting", ".toy button", "#deeds button:enabled"];
  return kinds.map((kind) => byId("stage").querySelector<HTMLElement>(kind)).find((found) => found !== null) ?? null;
}

/** Gives the focus to that. */
export const focus = () => focusOn(toUse());

/** Whether something on the stage has the focus. */
export const hasFocus = () => hasIt(byId("stage"));

/** What can be done, as buttons; one that had the focus keeps it where it is still there, else what is now to be used has it. */
export function offer(...buttons: (HTMLElement | null)[]): void {
  const place = byId("deeds");
  const had = hasIt(place) ? document.activeElement?.textContent : null;
  place.replaceChildren(...buttons.filter((button) => button !== null));
  if (had === null || had === undefined) return;
  const again = all(place, "button:enabled").find(({ textContent }) => textContent === had);
  if (again) focusOn(again);
  else focus();
}
