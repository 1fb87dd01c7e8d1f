// A talk with the engine: a lesson, a round of practice or a game. What is said grows downwards; below it stands what can be answered.

import { drawn } from "./board";
import { announce, capitalised, make, refusal, written } from "./elements";
import { ask, type DrawnBoard, type Said } from "./engine";

export interface Manner {
  /** The part of the page, as the engine calls it. */
  to: "lesson" | "practice" | "play";
  /** What the field is about. */
  label: string;
  /** Called with each thing that is said. */
  after?(said: Said): void;
}

/** How long somebody may look at a move before the computer makes its own, in milliseconds. */
const PAUSE = 400;

/** Holds a talk in an element, from what it opens with to its end. */
export function hold(place: HTMLElement, opening: Said, { to, label, after }: Manner): void {
  const log = make("div", { class: "log" });
  const board = make("div", { class: "board-place" });
  const answer = make("div", { class: "answer-place" });
  place.replaceChildren(make("div", { class: "talk" }, board, make("div", {}, log, answer)));

  // What takes the place of the page before, with all that was said below that.
  let page: HTMLElement | null = null;

  const say = (line: string, words = line) => {
    // What leads on in a lesson is no answer.
    if (line) log.append(make("p", { class: "typed" }, make("span", { class: "unseen" }, "You: "), words));
    tell(() => ask("say", { to, line }));
  };

  const tell = (asked: () => Said) => {
    try {
      show(asked());
    } catch (error) {
      log.append(make("p", { class: "refused", role: "alert" }, refusal(error)));
    }
  };

  const show = (said: Said) => {
    const fresh = make("div", { class: "said", tabindex: -1 }, ...said.html.map(written));
    // What is folded away stands there only once somebody has asked for it.
    for (const folded of fresh.querySelectorAll("details")) folded.open = true;
    if (said.instead && page) {
      while (page.nextSibling) page.nextSibling.remove();
      page.remove();
    }
    if (said.instead) page = fresh;
    log.append(fresh);
    after?.(said);
    showBoard(said.board, said.next === "ask");
    const isOpening = said === opening;
    showAnswer(said, isOpening);
    announce(fresh.innerText);
    if (!isOpening) fresh.scrollIntoView({ block: "nearest" });
    if (said.next === "go-on") setTimeout(() => place.contains(log) && tell(() => ask("go-on", { to })), PAUSE);
  };

  const showBoard = (state: DrawnBoard | null, isAsked: boolean) => {
    board.replaceChildren();
    if (state) board.append(drawn(state, { move: (move) => isAsked && say(move) }));
  };

  const showAnswer = ({ menu, next }: Said, isOpening: boolean) => {
    const hadFocus = isOpening || answer.contains(document.activeElement) || board.contains(document.activeElement) || document.activeElement === document.body;
    answer.replaceChildren();
    if (next === "ended") answer.append(make("p", { class: "quiet" }, "That was the end."));
    if (!menu) return;
    const form = make("form", { class: "answering" });
    if (menu.free) {
      const field = make("input", {
        type: "text", name: "answer", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-label": label, placeholder: menu.free,
      });
      form.append(field, make("button", { type: "submit", class: "first" }, capitalised(menu.free)));
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        if (field.value.trim()) say(field.value);
        else field.focus();
      });
    }
    for (const { typed, does } of menu.choices) {
      const words = capitalised(does);
      form.append(make("button", { type: "button", class: typed ? "" : "first", onclick: () => say(typed, words) }, words));
    }
    answer.append(form);
    // Where a keyboard on the glass would come up and hide what is to be read, nobody is made to type.
    const first = form.querySelector<HTMLElement>("input, button");
    if (hadFocus && matchMedia("(hover: hover)").matches) first?.focus({ preventScroll: true });
  };

  show(opening);
}
