// How a question is answered on the page: on the board, by its buttons, by cells that flip; never by typing where something can be
// touched.

import { all, button, make, on } from "./elements";
import type { Asked, DrawnBoard } from "./replies";
import { capitalised } from "./sentences";
import * as stage from "./stage";

/** An answer as it is written, and in words. */
export type Answer = (line: string, words: string) => void;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Buttons of which several can be on, and which are; told when that changes. */
function toggles(names: (string | Node)[], change: () => void): { place: HTMLElement; picked: () => number[] } {
  const all = names.map((name) => {
    const toggle = make("button", { type: "button", class: "toggle", "aria-pressed": "false" }, name);
    on(toggle, "click", () => {
      toggle.setAttribute("aria-pressed", String(toggle.getAttribute("aria-pressed") !== "true"));
      change();
    });
    return toggle;
  });
  const picked = () => all.flatMap((toggle, index) => (toggle.getAttribute("aria-pressed") === "true" ? [index] : []));
  return { place: make("div", { class: "toggles", role: "group", "aria-label": "Choices" }, ...all), picked };
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
  const take = (say: string) => give(say, capitalised(board.rows.flatMap(({ moves }) => moves).find((move) => move.say === say)?.words ?? say));
  // As short as what stood there, so that nothing moves under a finger.
  const marked = (say: string | null, why: string) => stage.say(say ? "Press again to answer." : why || QUESTIONS.move, "", false);
  stage.showBoard(board, { take, marked }, { isWaiting: answer !== "move" });
}

/** What is said beside the board, of how to answer. */
const QUESTIONS: Record<Asked["answer"], string> = {
  move: "Make your move here.",
  wins: "",
  player: "",
  digits: "Press a digit to flip it.",
  bit: "0 or 1?",
  number: "Which number?",
  rows: "Press the rows that hold a winning move.",
  sizes: "Press the sizes that are unpaired.",
  one: "Pick one.",
  several: "Pick all that are right.",
  order: "Press them in order.",
};

export const howTo = ({ answer }: Asked) => QUESTIONS[answer];

/** The controls with which a question is answered. */
export function controls(asked: Asked, give: Answer): HTMLElement {
  const place = make("div", { class: "controls-of-answer" });
  const choices = (...all: [line: string, words: string][]) => place.append(make("div", { class: "ways" }, ...all.map(([line, words]) => button(words, () => give(line, words)))));
  const several = (names: (string | Node)[], lines: string[], none: string): HTMLElement => {
    const press = () => give(picked().map((index) => lines[index]).join(" "), picked().map((index) => chosen.children[index]?.textContent).join(", "));
    const done = button("Answer", press, "first");
    // Nothing picked may be forgotten: that there is none has a button of its own.
    done.disabled = true;
    const { place: chosen, picked } = toggles(names, () => (done.disabled = picked().length === 0));
    place.append(chosen, make("div", { class: "ways" }, done, button(none, () => give("none", none))));
    return chosen;
  };
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
      const rows = (asked.board?.rows ?? []).map(({ row }) => String(row));
      several(rows.map((row) => `row ${row}`), rows, "No row");
      break;
    }
    case "sizes": {
      const sizes = sizesOf(asked.board);
      several(sizes.map((size) => `${size}s`), sizes.map(String), "None: all are paired");
      break;
    }
    case "one":
      asked.lines.forEach((html, index) => {
        const said = LETTERS[index] ?? "";
        const words = line(html, said);
        place.append(make("button", { type: "button", class: "choice", onclick: () => give(said, words.textContent ?? said) }, words));
      });
      break;
    case "several":
      several(asked.lines.map((html, index) => line(html, LETTERS[index])), [...LETTERS], "None of them").classList.add("choices");
      break;
    case "order":
      order(place, asked.lines, give);
      break;
  }
  return place;
}

/** What was picked from stays when it is answered, and shows what was picked and what is right; none where there is nothing to pick from. */
export function close(controls: HTMLElement, { answer, lines, right }: Asked, given: string): HTMLElement | null {
  if (lines.length === 0) return null;
  const isIn = (said: string, choice: HTMLElement) => said.split(/[ ,]+/).includes(choice.querySelector(".letter")?.textContent?.trim() ?? "");
  controls.className = "closed";
  controls.querySelector(".ways")?.remove();
  for (const choice of all<HTMLButtonElement>(controls, "button")) {
    choice.disabled = true;
    // Of an order all are right, each in its place.
    if (answer === "order") continue;
    const [isPicked, isRight] = [isIn(given, choice), isIn(right, choice)];
    choice.setAttribute("aria-pressed", String(isPicked));
    if (isPicked || isRight) choice.append(make("strong", { class: isRight ? "good" : "bad" }, ` ${isRight ? "✓" : "✗"} ${isPicked ? "your answer" : "right"}`));
  }
  return controls;
}

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
  on(form, "submit", (event) => {
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
    on(choice, "click", () => {
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
