// Explain: a board typed or drawn, played on, and explained; step by step before a class.

import { ask, Refused, type DrawnBoard } from "./engine";
import { drawn, point } from "./board";
import { announce, byId, make, written } from "./elements";
import { manner } from "./keeping";
import { go } from "./address";

/** Goes through the steps of what is explained; it stands in the page before this script, for printed pages use it too. */
declare function presenting(main: Element, controls: Element): { start(): void; stop(): void };

let presented: { start(): void; stop(): void } | null = null;

/** The words of a board in what is asked, with its rule: `--misere 3 4` of `explain --misere 3 4 --move 1,2`. */
function boardWords(board: DrawnBoard): string {
  return board.misere ? `--misere ${board.words}` : board.words;
}

/** Shows what these words ask for: `explain 3 5`, `xor 3 5`, `values kayles`. */
export function show(words: string): void {
  const field = byId<HTMLInputElement>("board");
  const refused = byId("refused");
  const place = byId("explanation");
  const board = byId("drawn");
  refused.textContent = "";
  presented?.stop();
  presented = null;
  if (field.value.trim() === "" || document.activeElement !== field) field.value = words.replace(/^explain /, "");
  try {
    const told = ask("explain", { words, ...manner() });
    document.title = `${told.title} · nimlab`;
    place.replaceChildren(written(told.html));
    board.replaceChildren();
    if (told.board) draw(told.board, board, place);
    byId("present").hidden = place.querySelector("section") === null;
    announce(place.querySelector(".answer")?.textContent ?? told.title);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refused.textContent = error.message;
  }
}

function draw(board: DrawnBoard, place: HTMLElement, told: HTMLElement): void {
  const hands = {
    move: (say: string) => go(`explain ${boardWords(board)} --move ${say}`),
    row: (row: number) => explainRow(row, told),
  };
  const drawing = drawn(board, hands);
  place.append(drawing);
  const move = /--move (\S+)/.exec(location.hash ? decodeURIComponent(location.hash) : "")?.[1];
  if (move) {
    const leaves = board.rows.flatMap((row) => row.moves).find(({ say }) => say === move)?.leaves;
    place.append(
      make("p", { class: "ways" },
        make("button", { type: "button", onclick: () => go(`explain ${boardWords(board)}`) }, "Take it back"),
        ...(leaves === undefined ? [] : [
          make("button", { type: "button", class: "first", onclick: () => go(`explain ${boardWords({ ...board, words: leaves })}`) }, "Go on from there"),
        ]),
      ),
    );
  }
  for (const cell of told.querySelectorAll<HTMLElement>("table.digits th, table.digits td")) {
    const pointed = () => {
      const { row, place } = meant(cell);
      point(drawing, board, place, row);
    };
    cell.addEventListener("pointerenter", pointed);
    cell.addEventListener("click", pointed);
    cell.addEventListener("pointerleave", () => point(drawing, board, null, null));
  }
}

/** What a cell of a table of digits or groups is about: the row that its line names, and the size of group that its column names. */
function meant(cell: HTMLElement): { row: number | null; place: number | null } {
  const line = cell.closest("tr");
  const table = cell.closest("table");
  const column = line ? [...line.children].indexOf(cell) : -1;
  const head = table?.tHead?.rows[0]?.cells[column]?.textContent ?? "";
  const name = line?.cells[0]?.textContent ?? "";
  const place = /^(\d+)s?$/.exec(head.trim())?.[1];
  const row = /^row (\d+)$/.exec(name.trim())?.[1];
  return { place: place === undefined ? null : Number(place), row: row === undefined ? null : Number(row) };
}

/** What the explanation says of one row: its lines in the tables, and the steps that name it. */
function explainRow(row: number, told: HTMLElement): void {
  const name = `row ${row}`;
  const lines = [...told.querySelectorAll<HTMLElement>("table.words tr, tbody tr")].filter(
    (line) => line.querySelector("th, td")?.textContent?.trim() === name,
  );
  for (const marked of told.querySelectorAll(".asked")) marked.classList.remove("asked");
  for (const line of lines) line.classList.add("asked");
  const last = lines[lines.length - 1];
  last?.scrollIntoView({ block: "center" });
  announce(lines.map((line) => line.innerText.replace(/\s+/g, " ")).join(". ") || `Nothing more is said of ${name}.`);
}

/** Begins to go through the steps, with every result hidden until it is asked for. */
export function present(): void {
  document.body.classList.add("presenting");
  presented = presenting(byId("explanation"), byId("controls"));
  presented.start();
}

export function stopPresenting(): void {
  document.body.classList.remove("presenting");
  presented?.stop();
  presented = null;
}
