// A talk with the engine: a lesson, a round of practice or a game. What is said grows downwards; below it stands what can be answered.

import { ask, Refused, type DrawnBoard, type Said } from "./engine";
import { drawn } from "./board";
import { announce, make, written } from "./elements";

export interface Manner {
  /** What the button that begins, and the field, are about. */
  label: string;
  /** Whether what was said before is put away as something new is said: a lesson is read part by part. */
  isPaged?: boolean;
  /** Called with each thing that is said. */
  after?(said: Said): void;
}

/** Holds a talk in an element, from what it opens with to its end. */
export function hold(place: HTMLElement, opening: Said, { label, isPaged, after }: Manner): void {
  const log = make("div", { class: "log" });
  const board = make("div", { class: "board-place" });
  const answer = make("div", { class: "answer-place" });
  place.replaceChildren(log, board, answer);

  // The page that is being read, where one grows.
  let page: HTMLElement | null = null;

  const say = (line: string) => {
    if (!isPaged && line) log.append(make("p", { class: "typed" }, make("span", { class: "unseen" }, "You: "), line));
    tell(() => ask("say", { line }));
  };

  const tell = (asked: () => Said) => {
    try {
      show(asked());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      log.append(make("p", { class: "refused", role: "alert" }, error.message));
    }
  };

  const show = (said: Said) => {
    const fresh = make("div", { class: "said", tabindex: -1 }, ...said.html.map(written));
    if (said.instead && page) {
      while (page.nextSibling) page.nextSibling.remove();
      page.remove();
    }
    if (said.instead || isPaged) page = fresh;
    log.append(fresh);
    after?.(said);
    showBoard(said.board, said.next === "ask");
    showAnswer(said);
    announce(fresh.innerText.slice(0, 400));
    fresh.scrollIntoView({ block: "nearest" });
    if (said.next === "go-on") setTimeout(() => tell(() => ask("go-on")), 250);
  };

  const showBoard = (state: DrawnBoard | null, isAsked: boolean) => {
    board.replaceChildren();
    if (!state) return;
    board.append(drawn(state, { move: (move) => isAsked && say(move) }));
  };

  const showAnswer = ({ menu, next }: Said) => {
    answer.replaceChildren();
    if (next === "ended") {
      answer.append(make("p", { class: "over" }, "That was the end."));
    }
    if (!menu) return;
    const form = make("form", { class: "answering" });
    if (menu.free) {
      const field = make("input", {
        type: "text", name: "answer", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
        "aria-label": `${label}: ${menu.free}`, placeholder: menu.free,
      });
      form.append(field, make("button", { type: "submit", class: "first" }, "Answer"));
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        if (field.value.trim()) say(field.value);
        else field.focus();
      });
      queueMicrotask(() => field.focus({ preventScroll: true }));
    }
    for (const { typed, does } of menu.choices) {
      form.append(make("button", { type: "button", class: typed ? "" : "first", onclick: () => say(typed) }, does));
    }
    answer.append(form);
    if (!menu.free) form.querySelector<HTMLElement>("button.first")?.focus({ preventScroll: true });
  };

  show(opening);
}
