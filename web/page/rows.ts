// The rows of a board as they are drawn: as large as they can be, a long board in slices, and nothing twice that has not changed.

import { GAP, LEAST_LINE, fitted, heightOf, linesOf, scrolled } from "./fit";
import { all, make } from "./elements";
import { type Gone, isOfNeighbours } from "./picking";
import type { DrawnBoard, DrawnRow } from "./replies";
import { type RowHands, type RowShown, drawnRow } from "./row";
import { counted } from "./sentences";
import { inSlices } from "./slices";

export interface Shown {
  /** What was taken last: it stays as outlines until the next turn. */
  gone?: Gone;
  /** Whether it was blue who took it, and not orange. */
  goneBlue?: boolean;
  /** How many each row had when the game began: its counters keep their size until it ends. */
  begun?: number[];
  /** The moves that win, to be shown as such. */
  winning?: string[];
  /** Whether nobody may move now. */
  isWaiting?: boolean;
}

/** Where a row is drawn, and all that its drawing was made from. */
interface Place {
  element: HTMLElement;
  from: string;
}

/** Of a row so many counters are drawn at most, on so many lines. */
const MOST_DRAWN = 64;
const MOST_LINES = 6;
/** Of the height of the window a counter takes so much at most; it is never larger than so many pixels. */
const [SHARE, LARGEST] = [0.17, 176];
/** What stands before and behind the counters of a row, and the button that takes, in letters. */
const [NAME, SIZE, TAKING] = [3.3, 1.7, 6];

export class Rows {
  readonly element = make("ol", { class: "drawing" });
  #board: DrawnBoard | null = null;
  #shown: Shown = {};
  readonly #places: Place[] = [];
  /** How many counters stand beside each other. */
  #across = 1;
  readonly #rest = make("li", { class: "quiet" });
  #drawing: Promise<void> = Promise.resolve();

  /** Rows in so much room, in pixels of height. */
  constructor(private readonly room: () => number) {
    this.element.append(this.#rest);
  }

  /** Draws a board: at once what fits in a slice, the rows that are touched first, and the rest soon after. */
  show(board: DrawnBoard, shown: Shown, touched: number[], hands: RowHands): void {
    [this.#board, this.#shown] = [board, shown];
    for (const counter of all(this.element, ".taking, .near, .going, .pointed")) counter.classList.remove("taking", "near", "going", "pointed");
    this.element.setAttribute("aria-label", `Board ${board.words}`);
    this.element.classList.toggle("waiting", shown.isWaiting ?? false);
    this.element.classList.toggle("gone-orange", shown.goneBlue === false);
    this.element.classList.toggle("gone-blue", shown.goneBlue === true);
    const more = board.count - board.rows.length;
    this.#rest.textContent = board.count === 0 ? "No rows: the empty board" : `and ${counted(more, "more row")}`;
    this.#rest.hidden = board.count > 0 && more === 0;
    while (this.#places.length > board.rows.length) this.#places.pop()?.element.remove();
    this.fit();
    // Where all of it is in sight, all places are there from the beginning.
    while (!this.element.classList.contains("tall") && this.#places.length < board.rows.length) this.#newPlace();
    this.#drawing = this.#draw(board, shown, touched, hands);
  }

  /** Waits until all is drawn. */
  async drawn(): Promise<void> {
    for (let seen: Promise<void> | null = null; seen !== this.#drawing; ) {
      seen = this.#drawing;
      await seen;
    }
  }

  /** The place of a row, counted from 1. */
  place(row: number): HTMLElement | undefined {
    return this.#places[row - 1]?.element;
  }

  /** The row in whose place an element stands; 0 where it stands in none. */
  rowWith(element: Element | null): number {
    return this.#places.findIndex((place) => place.element.contains(element)) + 1;
  }

  /** The counters of a row, from the left. */
  countersOf(row: number): HTMLElement[] {
    const place = this.place(row);
    return place ? all(place, `[data-of="${row}"]`) : [];
  }

  /** Of a board that is larger than its room, brings a row into sight. */
  bringIntoSight(row: number): void {
    const [place, box] = [this.place(row)?.getBoundingClientRect(), this.element];
    if (!place || !box.classList.contains("tall")) return;
    const { top, bottom } = box.getBoundingClientRect();
    if (place.top < top) box.scrollTop -= top - place.top;
    else if (place.bottom > bottom) box.scrollTop += place.bottom - bottom;
  }

  /** Makes the counters as large as their room allows; tells whether that has changed. */
  fit(): boolean {
    const [board, element] = [this.#board, this.element];
    const place = element.parentElement;
    if (!board || !place || place.clientWidth === 0) return false;
    const sizes = board.rows.map((row) => this.#roomOf(row));
    const letter = parseFloat(getComputedStyle(element).fontSize);
    const [width, room] = [place.clientWidth - (NAME + SIZE) * letter - 4, this.room()];
    const taking = TAKING * letter;
    const isRoomyFor = (across: number, side: number) => across * side + taking <= width;
    // Neighbours lie side by side, where a finger finds each of them.
    const isOneLine = board.rows.some(isOfNeighbours) && width >= LEAST_LINE * Math.max(...sizes);
    const largest = Math.min(LARGEST, innerHeight * SHARE);
    const fit = fitted(sizes, width, room, isOneLine ? 1 : undefined, largest);
    const lines = linesOf(Math.max(...sizes), fit.across);
    const narrow = fitted(sizes, width - taking, room, lines, largest);
    // A little smaller, and the button has its place in the row; how well the counters are seen comes first.
    const least = Math.min(0.75 * fit.size, 2.4 * letter);
    const chosen = narrow.size >= Math.max(least, LEAST_LINE) ? narrow : fit;
    // What is larger than its room is scrolled in it, so that the verdict stays in sight.
    const most = Math.max(room, innerHeight / 2);
    const isTall = heightOf(sizes, chosen, width) > most;
    const { size, across } = isTall ? scrolled(sizes, width) : chosen;
    const isDense = !isRoomyFor(Math.min(across, Math.max(1, ...sizes)), size);
    const values = { "--size": `${size}px`, "--across": String(across), "--gap": `${GAP}px`, "--most": `${Math.floor(most)}px` };
    const isNew = element.classList.contains("dense") !== isDense || Object.entries(values).some(([name, value]) => element.style.getPropertyValue(name) !== value);
    element.classList.toggle("dense", isDense);
    element.classList.toggle("tall", isTall);
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
    this.#across = across;
    this.#places.forEach((place, index) => this.#reserve(place, index));
    return isNew;
  }

  async #draw(board: DrawnBoard, shown: Shown, touched: number[], hands: RowHands): Promise<void> {
    const first = board.rows.filter(({ row }) => row <= this.#places.length && touched.includes(row));
    await inSlices([...first, ...board.rows], (row) => {
      const place = this.#places[row.row - 1] ?? this.#newPlace();
      const how = this.#howShown(row, shown);
      const from = JSON.stringify([row.row, row.game, row.size, how]);
      if (place.from === from) return 0;
      place.from = from;
      place.element.replaceChildren(...drawnRow(row, how, hands));
      return this.#roomOf(row) + 4;
    }, () => this.#board === board && this.#shown === shown);
  }

  #newPlace(): Place {
    const place = { element: make("li", { class: "heap" }), from: "" };
    this.#rest.before(place.element);
    this.#places.push(place);
    this.#reserve(place, this.#places.length - 1);
    return place;
  }

  /** Keeps the room that a row will have, so that nothing moves when it is drawn. */
  #reserve({ element }: Place, index: number): void {
    const row = this.#board?.rows[index];
    if (row) element.style.setProperty("--lines", String(Math.min(MOST_LINES, linesOf(this.#roomOf(row), this.#across))));
  }

  /** How many of a row are shown as gone: none where they are more than is drawn of a row. */
  #goneOf({ row, counters }: DrawnRow): number {
    const [from, count] = this.#shown.gone ?? [0, 0];
    const gone = from === row ? count : 0;
    return (counters ?? MOST_DRAWN) + gone <= MOST_DRAWN ? gone : 0;
  }

  /** How many counters a row has room for. */
  #roomOf(row: DrawnRow): number {
    return Math.max((row.counters ?? 1) + this.#goneOf(row), Math.min(MOST_DRAWN, this.#shown.begun?.[row.row - 1] ?? 0));
  }

  #howShown(row: DrawnRow, { winning = [], isWaiting = false }: Shown): RowShown {
    return { gone: this.#goneOf(row), winning: winning.filter((say) => row.moves.some((move) => move.say === say)), isWaiting };
  }
}
