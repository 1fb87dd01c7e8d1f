// Explain: a board typed or drawn, played on, and explained; step by step before a class.

import { addressOf, go, settle } from "./address";
import { drawn, point } from "./board";
import { announce, byId, make, refusal, written } from "./elements";
import { ask, type DrawnBoard, type MoveMade } from "./engine";
import { manner } from "./keeping";

/** Goes through the steps of what is explained; it stands in the page before this script, for printed pages use it too. */
declare function presenting(main: Element, controls: Element): { start(): void; stop(): void };

let presented: { start(): void; stop(): void } | null = null;

const isPresenting = () => document.documentElement.classList.contains("presenting");

/** Shows what these words ask for: `explain 3 5`, `xor 3 5`, `values kayles`. */
export function show(words: string): void {
  const field = byId<HTMLInputElement>("board");
  const refused = byId("refused");
  const [place, board, manners] = [byId("explanation"), byId("drawn"), byId("manners")];
  presented?.stop();
  presented = null;
  for (const emptied of [refused, place, board, manners]) emptied.replaceChildren();
  field.value = words.replace(/^explain /, "");
  field.removeAttribute("aria-invalid");
  byId("present").hidden = true;
  try {
    const told = ask("explain", { words, ...manner() });
    field.value = told.words.replace(/^explain /, "");
    settle(told.words);
    document.title = `${told.words} · nimlab`;
    place.append(written(told.html));
    if (told.board) draw(told.board, told.made, board, place);
    manners.append(...told.manners.map(({ name, words }) => make("a", { href: addressOf(words) }, name)));
    byId("stage").classList.toggle("with-board", told.board !== null);
    byId("present").hidden = place.querySelector("section") === null;
    announce(`${told.title}. ${place.querySelector(".answer")?.textContent ?? ""}`);
    if (isPresenting()) begin();
  } catch (error) {
    document.title = "Explain · nimlab";
    field.setAttribute("aria-invalid", "true");
    refused.textContent = refusal(error);
    stopPresenting();
  }
}

function draw(board: DrawnBoard, made: MoveMade | null, place: HTMLElement, told: HTMLElement): void {
  const inWords = (words: string) => (board.misere ? `--misere ${words}` : words);
  const explain = (words: string) => () => go(`explain ${inWords(words)}`);
  const answer = make("div", { id: "asked", tabindex: -1 });
  const drawing = drawn(board, {
    move: (say) => go(`explain ${inWords(board.words)} --move ${say}`),
    row: (row) => tellRow(`moves ${inWords(board.words)} --row ${row}`, answer),
  }, made?.say);
  place.append(drawing);
  if (made) {
    place.append(make("p", { class: "ways" },
      make("button", { type: "button", onclick: explain(board.words) }, "Take it back"),
      make("button", { type: "button", class: "first", onclick: explain(made.leaves) }, "Go on from there"),
    ));
  } else if (!board.is_over) {
    const ask = board.by_rows ? "; click on the name of a row to ask what can be done there" : "";
    place.append(make("p", { class: "quiet on-screen" }, `Click on a counter to take it and all right of it${ask}.`));
  }
  place.append(answer);
  for (const cell of told.querySelectorAll<HTMLElement>("table.digits th, table.digits td")) {
    const { row, group } = meant(cell);
    if (row === null && group === null) continue;
    const pointAt = () => point(drawing, board, group, row);
    const leave = () => {
      document.documentElement.classList.remove("pointing");
      point(drawing, board, null, null);
    };
    cell.addEventListener("pointerenter", pointAt);
    cell.addEventListener("pointerleave", leave);
    // Where there is no hovering, a tap brings the board into sight.
    cell.addEventListener("click", () => {
      document.documentElement.classList.add("pointing");
      pointAt();
    });
  }
}

/**
 * Which group and which row a cell of a table is about: those that the heads of its column and of its line name.
 * A table whose lines are not the rows of a board is about none.
 */
function meant(cell: HTMLElement): { group: number | null; row: number | null } {
  const [line, table] = [cell.closest("tr"), cell.closest("table")];
  const number = (text: string | null | undefined, form: RegExp) => {
    const found = form.exec(text?.trim() ?? "")?.[1];
    return found === undefined ? null : Number(found);
  };
  const row = (of: HTMLTableRowElement | null) => number(of?.cells[0]?.textContent, /^row\s(\d+)$/);
  const column = line ? [...line.cells].indexOf(cell as HTMLTableCellElement) : -1;
  const isOfRows = [...(table?.tBodies[0]?.rows ?? [])].some((other) => row(other) !== null);
  const head = isOfRows ? table?.tHead?.rows[0]?.cells[column]?.textContent : null;
  return { group: number(head, /^(\d+)s?$/), row: row(line) };
}

/** What can be done in a row, and what comes of it, told beside the board. */
function tellRow(words: string, place: HTMLElement): void {
  const { html } = ask("explain", { words, ...manner() });
  const close = make("button", { type: "button", class: "close", "aria-label": "Close what is told of the row", onclick: () => place.replaceChildren() }, "×");
  place.replaceChildren(close, written(html));
  // Its beginning, so that the board stays in sight where it can.
  place.querySelector("h2")?.scrollIntoView({ block: "nearest" });
  announce(place.querySelector(".answer")?.textContent ?? "");
}

/** Begins to go through the steps, with every result hidden until it is asked for. */
export function begin(): void {
  if (byId("present").hidden) return;
  document.documentElement.classList.add("presenting");
  presented ??= presenting(byId("explanation"), byId("controls"));
  presented.start();
  // What was found is not told here, either.
  announce("");
}

export function stopPresenting(): void {
  document.documentElement.classList.remove("presenting");
  presented?.stop();
  presented = null;
}
