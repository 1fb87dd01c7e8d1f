// How a question is answered on the page: on the board, by its buttons, by cells that flip; never by typing where something can be
// touched.

import { button, make } from "./elements";
import type { Asked, DrawnBoard } from "./replies";
import { capitalised } from "./sentences";
import * as stage from "./stage";

/** An answer as it is written, and in words. */
export type Answer = (line: string, words: string) => void;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Buttons of which several can be on. */
function toggles(names: (string | Node)[], label: string): { place: HTMLElement; on: () => number[]; all: HTMLButtonElement[] } {
  const all = names.map((name) => {
    const toggle = make("button", { type: "button", class: "toggle", "aria-pressed": "false" }, name);
    toggle.addEventListener("click", () => toggle.setAttribute("aria-pressed", String(toggle.getAttribute("aria-pressed") !== "true")));
    return toggle;
  });
  const on = () => all.flatMap((toggle, index) => (toggle.getAttribute("aria-pressed") === "true" ? [index] : []));
  return { place: make("div", { class: "toggles", role: "group", "aria-label": label }, ...all), on, all };
}

/** What the engine has written of a line to pick from, without a paragraph around it. */
function line(html: string, letter = ""): Node {
  const template = document.createElement("template");
  template.innerHTML = html;
  const words = make("span", {}, letter === "" ? null : make("span", { class: "letter" }, `${letter} `));
  words.append(...(template.content.querySelector("p")?.childNodes ?? template.content.childNodes));
  return words;
}

/** Shows the board that a question is about, and has it answer where a move is asked for. */
export function showAsked({ answer, board }: Asked, give: Answer): void {
  if (!board) {
    stage.showNoBoard();
    return;
  }
  // On which side skittles are left is no part of an answer.
  const take = (say: string, words: string) => give(say.replace("=0+", "="), capitalised(words));
  const marked = (say: string | null, why: string, words: string) => stage.say(say ? `${capitalised(words)}? Tap again to answer.` : why || QUESTIONS.move, "", false);
  stage.showBoard(board, { take, marked }, { isWaiting: answer !== "move" });
}

/** What is said beside the board, of how to answer. */
const QUESTIONS: Record<Asked["answer"], string> = {
  move: "Take what you would take.",
  wins: "",
  player: "",
  digits: "Tap a digit to flip it.",
  bit: "0 or 1?",
  number: "Which number?",
  rows: "Tap the rows that hold a winning move.",
  sizes: "Tap the sizes that are left alone.",
  one: "Pick one.",
  several: "Pick all that are right.",
  order: "Tap them in order.",
  line: "Tap the first one that does not follow.",
};

export const howTo = ({ answer }: Asked) => QUESTIONS[answer];

/** The controls with which a question is answered. */
export function controls(asked: Asked, give: Answer): HTMLElement {
  const place = make("div", { class: "controls-of-answer" });
  const choices = (...all: [line: string, words: string][]) => place.append(make("div", { class: "ways" }, ...all.map(([line, words]) => button(words, () => give(line, words)))));
  const answer = (press: () => void) => button("Answer", press, "first");
  switch (asked.answer) {
    case "move":
      choices(["none", "No move wins"]);
      break;
    case "wins":
      choices(["wins", "Wins"], ["loses", "Loses"]);
      break;
    case "player":
      choices(["1", "Player 1"], ["2", "Player 2"]);
      break;
    case "bit":
      choices(["0", "0"], ["1", "1"]);
      break;
    case "digits":
      digits(place, give);
      break;
    case "number":
      place.append(number(give));
      break;
    case "rows": {
      const rows = rowsOf(asked.board);
      const { place: chosen, on } = toggles(rows.map((row) => `row ${row}`), "Rows");
      const read = () => on().map((index) => rows[index]);
      place.append(chosen, make("div", { class: "ways" }, answer(() => give(read().join(" ") || "none", read().length > 0 ? `Rows ${read().join(", ")}` : "No row")), button("No row", () => give("none", "No row"))));
      break;
    }
    case "sizes": {
      const sizes = sizesOf(asked.board);
      const { place: chosen, on } = toggles(sizes.map((size) => `${size}s`), "Sizes");
      const read = () => on().map((index) => sizes[index]);
      place.append(chosen, make("div", { class: "ways" }, answer(() => give(read().join(" ") || "none", read().length > 0 ? `The ${read().join("s, the ")}s` : "None")), button("None: all are paired", () => give("none", "None"))));
      break;
    }
    case "one":
    case "line":
      asked.lines.forEach((html, index) => {
        const said = asked.answer === "one" ? (LETTERS[index] ?? "") : String(index + 1);
        const words = line(html, said);
        place.append(make("button", { type: "button", class: "choice", onclick: () => give(said, words.textContent ?? said) }, words));
      });
      break;
    case "several": {
      const { place: chosen, on } = toggles(asked.lines.map((html, index) => line(html, LETTERS[index])), "Choices");
      chosen.classList.add("choices");
      const read = () => on().map((index) => LETTERS[index]);
      place.append(chosen, make("div", { class: "ways" }, answer(() => give(read().join(", ") || "none", on().map((index) => chosen.children[index]?.textContent).join("; ") || "None of them")), button("None of them", () => give("none", "None of them"))));
      break;
    }
    case "order":
      order(place, asked.lines, give);
      break;
  }
  return place;
}

const rowsOf = (board: DrawnBoard | null) => (board?.rows ?? []).map(({ row }) => row);

/** The sizes of groups that a board can have, the largest first. */
function sizesOf(board: DrawnBoard | null): number[] {
  const most = Math.max(1, ...(board?.rows ?? []).flatMap(({ groups }) => groups.map(Number)));
  const sizes: number[] = [];
  for (let size = 1; size <= most; size *= 2) sizes.unshift(size);
  return sizes;
}

function number(give: Answer): HTMLElement {
  const field = make("input", { type: "text", inputmode: "numeric", name: "answer", autocomplete: "off", "aria-label": "Your answer", class: "number-field" });
  const form = make("form", { class: "ways" }, field, make("button", { type: "submit", class: "first" }, "Answer"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) give(field.value.trim(), field.value.trim());
    else field.focus();
  });
  return form;
}

/** Digits as cells that flip; there can be more of them, and fewer. */
function digits(place: HTMLElement, give: Answer): void {
  const MOST = 64;
  const BEGUN = 4;
  const cells = make("div", { class: "cells", role: "group", "aria-label": "Digits" });
  const name = () => [...cells.children].forEach((cell, index) => cell.setAttribute("aria-label", `${2 ** (cells.childElementCount - 1 - index)}s: ${cell.textContent}`));
  const cell = () => {
    const made = button("0", () => {
      made.textContent = made.textContent === "0" ? "1" : "0";
      name();
    }, "cell");
    return made;
  };
  cells.append(...Array.from({ length: BEGUN }, cell));
  name();
  const more = button("More digits", () => {
    if (cells.childElementCount < MOST) cells.prepend(cell());
    name();
  });
  const fewer = button("Fewer", () => {
    if (cells.childElementCount > 1) cells.firstElementChild?.remove();
    name();
  });
  const read = () => (cells.textContent ?? "").replace(/^0+(?=.)/, "");
  place.append(cells, make("div", { class: "ways" }, button("Answer", () => give(read(), read()), "first"), more, fewer));
}

/** Lines that are tapped one after the other. */
function order(place: HTMLElement, lines: string[], give: Answer): void {
  const picked: number[] = [];
  const all = lines.map((html, index) => {
    const number = make("span", { class: "order-number" });
    const choice = make("button", { type: "button", class: "choice", "aria-pressed": "false" }, number, line(html, LETTERS[index]));
    choice.addEventListener("click", () => {
      const at = picked.indexOf(index);
      if (at >= 0) picked.splice(at);
      else picked.push(index);
      show();
    });
    return choice;
  });
  const done = button("Answer", () => give(picked.map((index) => LETTERS[index]).join(" "), picked.map((index) => LETTERS[index]).join(", ")), "first");
  const show = () => {
    all.forEach((choice, index) => {
      const at = picked.indexOf(index);
      choice.setAttribute("aria-pressed", String(at >= 0));
      const number = choice.querySelector(".order-number");
      if (number) number.textContent = at >= 0 ? `${at + 1}. ` : "";
    });
    done.disabled = picked.length < lines.length;
  };
  show();
  place.append(...all, make("div", { class: "ways" }, done));
}
