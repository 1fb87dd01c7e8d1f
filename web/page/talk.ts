// A talk with the engine: a lesson or a round of practice. What is said grows downwards, what is asked is answered where it stands, and
// the board that it is about lies on the stage.

import { type Answer, close, controls, howTo, showAsked } from "./answer";
import { drawBoards } from "./drawings";
import { go } from "./address";
import { announce, button, byId, isStill, make, written } from "./elements";
import { GivenUp, Refused, ask, beginnings, passOver } from "./engine";
import { afterMove, goneBy } from "./picking";
import type { Asked, DrawnBoard, Said } from "./replies";
import { capitalised } from "./sentences";
import * as stage from "./stage";
import { working } from "./store";

export interface TalkOf {
  /** The part of the page, as the engine calls it. */
  to: "lesson" | "practice";
  /** Begins it anew. */
  open(): Promise<Said>;
  /** What was said to it before. */
  lines: string[];
  /** Called with each thing that is said, and what was answered so far. */
  after(said: Said, lines: string[], fresh: HTMLElement): void;
}

/** Holds a talk in an element, from what it opens with, or where it was left, to its end. */
export async function hold(place: HTMLElement, talk: TalkOf): Promise<void> {
  const log = make("div", { class: "log" });
  const answering = make("div", { class: "answering" });
  // The stage may stand in what is about to go.
  place.before(byId("stage"));
  place.replaceChildren(log, answering);
  const lines: string[] = [];
  /** The answer that has just been given. */
  let answered = "";
  let asked: { words: string; of: Asked | null; controls: HTMLElement | null } = { words: "", of: null, controls: null };
  /** Whether that waits for its answer. */
  let isOpen = false;
  let epoch = beginnings();

  /** Tells the engine all that was said, where it has begun afresh since. */
  const again = async () => {
    if (epoch === beginnings()) return;
    await talk.open();
    for (const line of lines) await ask("say", { to: talk.to, line });
    epoch = beginnings();
  };

  const give: Answer = (line, words) => void say(line, words, true);

  const say = async (line: string, words: string, isAnswer: boolean) => {
    try {
      await again();
      const said = await ask("say", { to: talk.to, line });
      if (!log.isConnected) return;
      lines.push(line);
      // What has been answered is worked out, for whoever asks how.
      const about = isOpen && JSON.stringify(said.asked) !== asked.words ? asked.of : null;
      if (about) isOpen = false;
      answered = about && isAnswer ? line : "";
      // Whoever ends a round has answered nothing: the report of it stands alone.
      const isReport = said.next === "ended" && said.html.length === 1 && talk.to === "practice";
      if (isReport) log.replaceChildren();
      // Whoever has gone on from a lesson's exercise reads something else now.
      const isTold = about && !isReport && (isAnswer || line === "skip");
      const found = isTold && about.words ? howFound(about.words) : null;
      const hadFocus = hasFocus();
      const closed = isTold && asked.controls ? close(asked.controls, about, line) : null;
      if (closed) log.append(closed);
      else if (isAnswer) log.append(make("p", { class: "answered" }, make("span", { class: "unseen" }, "You: "), words));
      if (said.asks === null) show(said, true, found, hadFocus);
      else judge(said, found, hadFocus);
      closed?.scrollIntoView({ block: "start", behavior: isStill() ? "instant" : "smooth" });
    } catch (error) {
      if (error instanceof GivenUp) return;
      if (!(error instanceof Refused)) throw error;
      log.append(make("p", { class: "refused", role: "alert" }, error.message));
    }
  };

  /** Adds what is said below what was said before. */
  const add = (said: Said, found: HTMLElement | null = null): HTMLElement => {
    const [first = "", ...others] = said.html;
    const fresh = make("div", { class: "said", tabindex: -1 }, written(first), found, ...others.map(written));
    drawBoards(fresh);
    if (said.asked?.board) withoutBoard(fresh, said.asked.board);
    // What is folded away stands there only once somebody has asked for it.
    for (const folded of fresh.querySelectorAll<HTMLDetailsElement>("details:not(.found)")) folded.open = true;
    // Of lines in which a number is missing none is picked, so they are only read.
    if (said.asked && said.asked.lines.length > 0 && said.asked.answer !== "number") withoutLines(fresh, said.asked.lines.length);
    log.append(fresh);
    talk.after(said, lines, fresh);
    return fresh;
  };

  const hasFocus = () => answering.contains(document.activeElement) || byId("stage").contains(document.activeElement);

  const show = (said: Said, isSeen: boolean, found: HTMLElement | null = null, hadFocus = hasFocus()) => {
    const fresh = add(said, found);
    offer(said);
    if (!isSeen || lines.length === 0) return;
    // What leads on is pressed next, where nothing is asked and it is in sight with what was said.
    const onward = said.asked ? null : answering.querySelector<HTMLElement>(".first, .first-link");
    const isNear = onward && onward.getBoundingClientRect().bottom - fresh.getBoundingClientRect().top < innerHeight * 0.9;
    tell(fresh, hadFocus, isNear ? onward : said.asked ? null : fresh);
  };

  /** What is said of an answer, without the next question. */
  const judged = (said: Said): Said => ({ ...said, html: said.html.slice(0, said.asks ?? 0), asked: null });

  /** The next question has the view to itself: the one before goes with all that was said of it. */
  const goOn = (said: Said, isSeen: boolean) => {
    log.replaceChildren();
    show({ ...said, html: said.html.slice(said.asks ?? 0) }, isSeen);
  };

  /** What is said of an answer stands beside its board until somebody goes on. */
  const judge = (said: Said, found: HTMLElement | null, hadFocus: boolean) => {
    const fresh = add(judged(said), found);
    const next = button("Next", () => goOn(said, true), "first");
    answering.replaceChildren(make("div", { class: "ways next" }, next));
    keepBoard();
    tell(fresh, hadFocus, next);
  };

  /** The board that was asked about stays, with what was taken on it. */
  const keepBoard = () => {
    stage.offer();
    stage.say("", "", false);
    if (!asked.of?.board) return stage.empty();
    const { board, answer } = asked.of;
    const gone = answer === "move" ? goneBy(answered) : undefined;
    const left = gone ? { gone, goneBlue: true } : {};
    stage.showBoard(gone ? afterMove(board, gone) : board, { take: () => undefined }, { isWaiting: true, ...left });
    if (answer === "move" && !gone) stage.board().announceTurn(answered, "taking");
  };

  const tell = (fresh: HTMLElement, hadFocus: boolean, onward: HTMLElement | null) => {
    const judged = fresh.querySelector<HTMLElement>(":scope > p:has(> .good:first-child), :scope > p:has(> .bad:first-child)");
    // It stands in the text; whoever listens hears its beginning.
    announce((judged ?? fresh.querySelector<HTMLElement>("h1, h2, h3, p"))?.innerText.slice(0, 240) ?? "");
    fresh.scrollIntoView({ block: "start", behavior: isStill() ? "instant" : "smooth" });
    // What was typed may be typed over.
    const field = answering.querySelector<HTMLInputElement>(".number-field");
    if (hadFocus && field?.value) {
      field.focus({ preventScroll: true });
      field.select();
      return;
    }
    // Where nothing leads on, the focus goes to what was said, which is in sight, and to no button below it.
    if (hadFocus && (onward || !byId("stage").contains(document.activeElement))) (onward ?? fresh).focus({ preventScroll: true });
  };

  const offer = (said: Said) => {
    answering.replaceChildren();
    stage.offer();
    stage.bringBetween(log);
    if (!said.asked && answered !== "") keepBoard();
    else if (said.asked) {
      showAsked(said.asked, give);
      stage.say(howTo(said.asked), "", false);
      // After a hint the same is asked, and what was picked before stays picked.
      const words = JSON.stringify(said.asked);
      if (words !== asked.words) asked = { words, of: said.asked, controls: controls(said.asked, give) };
      isOpen = true;
      if (asked.controls) answering.append(asked.controls);
    } else stage.empty();
    // What was read stands above, so nothing leads back to it.
    const choices = (said.menu?.choices ?? []).filter(({ does }) => does !== "help" && does !== "back");
    answering.append(make("div", { class: "ways" }, ...choices.map(({ typed, does }) => {
      const leaves = talk.to === "lesson" && does === "quit";
      const words = leaves ? "Leave the lesson" : does === "quit" ? "Finish" : capitalised(does);
      const press = leaves ? () => go("lesson") : () => void say(typed, words, false);
      return button(words, press, leaves ? "last" : typed || said.asked ? "" : "first");
    })));
  };

  try {
    let said = await talk.open();
    epoch = beginnings();
    show(said, false);
    for (const line of talk.lines) {
      said = await ask("say", { to: talk.to, line });
      lines.push(line);
      const isLast = lines.length === talk.lines.length;
      if (said.asks === null) show(said, isLast);
      else {
        add(judged(said));
        goOn(said, isLast);
      }
    }
  } catch (error) {
    if (error instanceof GivenUp) return;
    if (!(error instanceof Refused)) throw error;
    log.append(make("p", { class: "refused", role: "alert" }, error.message));
  }
}

/** How the answer to a question is found, step by step, once somebody asks for it. */
function howFound(words: string): HTMLElement {
  const told = make("details", { class: "found" }, make("summary", {}, "How it is found"));
  told.addEventListener("toggle", () => {
    void ask("explain", { words, ...working() }, "found").then(({ html }) => told.append(written(html)), passOver);
  }, { once: true });
  return told;
}

/** The board that is asked about lies below, where it can be touched: drawn or in words, it does not stand in the text, too. */
function withoutBoard(fresh: HTMLElement, { words, rows }: DrawnBoard): void {
  const inWords = rows.map(({ row, size }) => `row ${row}: ${size}`).join(" ");
  const isBoard = (place: Element) => place.getAttribute("aria-label") === `Board ${words}` || place.textContent?.replace(/\s+/g, " ").trim() === inWords;
  for (const kind of [".still-board", "p"]) [...fresh.querySelectorAll(kind)].findLast(isBoard)?.remove();
}

/** The choices are buttons: the list of them is not shown twice. */
function withoutLines(fresh: HTMLElement, count: number): void {
  const lists = [...fresh.querySelectorAll("ul, ol")].filter((list) => list.childElementCount === count);
  lists.at(-1)?.remove();
}
