// The board: the one place where counters are taken, in every part of the page. A tap or a drag marks what would be taken, a
// second tap takes it; arrows walk, Enter marks and takes, Escape gives up. The whole board is one stop for Tab.

import { all, button, focusOn, hasFocus, on } from "./elements";
import { oneStop, tellKeys } from "./keys";
import { type Picked, canHaveMore, draggedOver, isOfNeighbours, isOfSplits, moveOf, pickedAt, takenBy } from "./picking";
import type { DrawnBoard, DrawnMove, DrawnRow } from "./replies";
import { Rows, type Shown } from "./rows";
import { capitalised } from "./sentences";

/** For so long after a turn of somebody else, in milliseconds, a finger that comes down was meant for the board before. */
const DEAF = 250;

/** What arrows lead to, and what of that is the stop for Tab: a counter, or of a row that is too long to be drawn its field. */
const WALKED = "button.counter, .bar-form :is(input, button)";
const STOP = ":is(button.counter, .how-many)";

export interface Hands {
  /** A turn is made, as it is written: `2,3`. */
  take(say: string): void;
  /** What is marked now, as the turn that it would be, and how that is made; where it is none, why. */
  marked?(say: string | null, next: string, words: string): void;
}

export class BoardView {
  readonly #rows: Rows;
  readonly element: HTMLElement;
  #board: DrawnBoard | null = null;
  #isWaiting = false;
  /** What is marked: counters of a row, side by side. */
  #marked: { row: number; picked: Picked } | null = null;
  readonly #taking = button("", () => this.#take(), "first take");
  /** Where a drag began, and what it is over. */
  #drag: { row: number; from: number; at: number } | null = null;
  /** Whether the click that comes next is none: it ends a drag, or was meant for the board before. */
  #isNoClick = false;
  #deafUntil = 0;
  /** The row in which something is shown that a tap would mark. */
  #previewed = 0;
  /** What was marked last. */
  #last = { row: 1, at: 0 };

  /** A board in a place; where a row has no room for the button that takes, that stands in a bar elsewhere. */
  constructor(place: HTMLElement, private readonly bar: HTMLElement, private hands: Hands, room: () => number) {
    this.#rows = new Rows(room);
    this.element = this.#rows.element;
    // While it is looked at, too, whoever uses it by keys stays on it.
    this.element.tabIndex = -1;
    this.showIn(place);
    this.#listen();
    new ResizeObserver(() => this.#fit()).observe(place);
    on(window, "resize", () => this.#fit());
  }

  /** Comes back to its place, where something else was shown. */
  showIn(place: HTMLElement): void {
    place.replaceChildren(this.element);
  }

  /** Shows a board; the focus stays where it was, or as near as can be. */
  show(board: DrawnBoard, shown: Shown = {}, hands: Hands = this.hands): void {
    const focused = hasFocus(this.element) || hasFocus(this.bar) ? this.#placeOf(document.activeElement) : null;
    if (this.#isWaiting && !shown.isWaiting) this.#deafUntil = performance.now() + DEAF;
    [this.#board, this.#isWaiting, this.hands] = [board, shown.isWaiting ?? false, hands];
    this.#marked = null;
    this.#taking.remove();
    this.bar.replaceChildren();
    const touched = [...(focused ? [focused.row] : []), ...(shown.gone ? [shown.gone[0]] : [])];
    this.#rows.show(board, shown, touched, {
      take: (say) => this.hands.take(say),
      refuse: (why) => this.hands.marked?.(null, why, ""),
    });
    if (focused) this.#focusNear(focused.row, focused.at);
    else this.#stop();
    void this.drawn().then(() => this.#stop());
    if (!focused && touched[0] !== undefined) this.#rows.bringIntoSight(touched[0]);
  }

  /** Waits until all of the board is drawn. */
  drawn(): Promise<void> {
    return this.#rows.drawn();
  }

  /** Shows which counters a turn is about to take, or has been said to. */
  announceTurn(say: string, as = "going"): void {
    const row = parseInt(say, 10);
    const drawn = this.#rowOf(row);
    if (!drawn) return;
    for (const counter of this.#countersIn(row, takenBy(drawn, say))) counter.classList.add(as);
    this.#rows.bringIntoSight(row);
  }

  /** Points at counters, which another part of the page is about. */
  point(isMeant: (row: DrawnRow, at: number) => boolean): void {
    for (const row of this.#board?.rows ?? []) {
      for (const counter of this.#rows.countersOf(row.row)) counter.classList.toggle("pointed", isMeant(row, Number(counter.dataset["at"])));
    }
  }

  /** How many counters stand in each row. */
  counters(): number[] {
    return (this.#board?.rows ?? []).map(({ counters }) => counters ?? 0);
  }

  /** Gives up what was marked. */
  clear(): void {
    if (!this.#marked) return;
    this.#marked = null;
    this.#showMarks();
    this.hands.marked?.(null, "", "");
  }

  #rowOf(row: number): DrawnRow | undefined {
    return this.#board?.rows[row - 1];
  }

  #counterAt(row: number, at: number): HTMLElement | null {
    return this.#rows.countersOf(row)[at] ?? null;
  }

  #countersIn(row: number, { from, count }: Picked): HTMLElement[] {
    return this.#rows.countersOf(row).slice(from, from + count);
  }

  /** Where an element stands, as a row and a counter of it; the button that takes is where what is marked begins. */
  #placeOf(element: Element | null): { row: number; at: number } {
    const { of, at } = element instanceof HTMLElement ? element.dataset : {};
    if (of) return { row: Number(of), at: Number(at) - 1 };
    const row = this.#rows.rowWith(element) || (this.#marked?.row ?? 1);
    return { row, at: this.#markedOf(row)?.from ?? 0 };
  }

  /** What is marked of a row. */
  #markedOf(row: number): Picked | undefined {
    return this.#marked?.row === row ? this.#marked.picked : undefined;
  }

  /** The move that is marked; none where it is no move. */
  #move(): DrawnMove | null {
    const drawn = this.#marked && this.#rowOf(this.#marked.row);
    return this.#marked && drawn ? moveOf(drawn, this.#marked.picked) : null;
  }

  /** Has one counter be the stop for Tab, the first one where none is yet; none of a board that is only looked at. */
  #stop(): void {
    const all = this.#isWaiting ? null : this.element;
    oneStop(this.element, all?.querySelector(`${STOP}[tabindex='0']`) ?? all?.querySelector(STOP), WALKED);
  }

  /** Has the focus stay where it was, or where the nearest counter is that is left. */
  #focusNear(row: number, at: number): void {
    const [near] = (this.#board?.rows ?? []).filter(({ size }) => size !== "0").sort((one, other) => Math.abs(one.row - row) - Math.abs(other.row - row));
    const to = near && (near.counters === null ? this.#rows.place(near.row)?.querySelector<HTMLElement>(STOP) : this.#counterAt(near.row, Math.min(near.counters - 1, at)));
    if (to) this.#focus(to);
    else focusOn(this.element);
  }

  #focus(counter: HTMLElement): void {
    oneStop(this.element, this.#isWaiting ? null : counter, WALKED);
    focusOn(counter);
    this.#rows.bringIntoSight(Number(counter.dataset["of"]));
    const { top, bottom } = counter.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) counter.scrollIntoView({ block: "nearest" });
  }

  /** Marks what a tap on a counter means, or a drag from it to the last one. */
  #mark(counter: HTMLElement, last?: number): void {
    const [row, at] = [Number(counter.dataset["of"]), Number(counter.dataset["at"]) - 1];
    const drawn = this.#rowOf(row);
    if (!drawn || this.#isWaiting) return;
    if (counter.dataset["left"] === undefined) {
      this.clear();
      this.hands.marked?.(null, this.#whyNot(), "");
      return;
    }
    const picked = last === undefined ? pickedAt(drawn, at, this.#markedOf(row)) : draggedOver(drawn, at, last);
    this.#marked = { row, picked };
    this.#last = { row, at };
    this.#showMarks();
    const move = this.#move();
    const hasMore = canHaveMore(drawn, picked);
    // Whoever has begun to pick neighbours is not told that it is no move.
    const why = hasMore ? "And one next to it?" : this.#whyNot();
    this.hands.marked?.(move?.say ?? null, move ? `Press again${hasMore ? ", or one next to it" : ""}.` : why, move?.words ?? "");
  }

  #whyNot(): string {
    return `That is no move. ${this.#board?.rule ?? ""}`;
  }

  #showMarks(): void {
    for (const counter of all(this.element, ".taking")) counter.classList.remove("taking");
    const { row, picked } = this.#marked ?? { row: 0, picked: { from: 0, count: 0 } };
    for (const counter of this.#countersIn(row, picked)) counter.classList.add("taking");
    const move = this.#move();
    const hadFocus = hasFocus(this.bar) || hasFocus(this.#taking);
    this.bar.replaceChildren();
    this.#taking.remove();
    // What was pressed is gone: where it was about has the focus.
    if (hadFocus && !move) this.#focusNear(this.#last.row, this.#last.at);
    if (!move) return;
    const place = this.#rows.place(row);
    const drawn = this.#rowOf(row);
    const isRoomy = drawn !== undefined && place !== undefined && !isOfSplits(drawn) && !this.element.classList.contains("dense");
    this.#taking.textContent = isRoomy ? `Take ${picked.count}` : capitalised(move.words);
    if (isRoomy) place.append(this.#taking);
    else this.bar.append(this.#taking, button("Let it be", () => this.clear()));
  }

  #take(): void {
    const move = this.#move();
    if (move) this.hands.take(move.say);
  }

  /** Whether it is the counter at which what is marked begins: of Nim another one is marked instead. */
  #isMarked(counter: HTMLElement): boolean {
    const [row, at] = [Number(counter.dataset["of"]), Number(counter.dataset["at"]) - 1];
    const drawn = this.#rowOf(row);
    const picked = this.#markedOf(row);
    if (!drawn || !picked || !this.#move()) return false;
    return isOfNeighbours(drawn) ? at >= picked.from && at < picked.from + picked.count : picked.from === at;
  }

  #listen(): void {
    const counterOf = (target: EventTarget | null) => (target instanceof Element && this.element.contains(target) ? target.closest<HTMLElement>("button.counter") : null);
    on(this.element, "click", (event) => {
      const counter = counterOf(event.target);
      // A key has no place from which it could have been dragged.
      if (!counter || (this.#isNoClick && event.detail > 0)) return;
      if (this.#isMarked(counter)) this.#take();
      else this.#mark(counter);
    });
    // It may begin anywhere: then it is no drag along a row.
    on(window, "pointerdown", (event) => {
      const counter = counterOf(event.target);
      const at = Number(counter?.dataset["at"]) - 1;
      this.#isNoClick = performance.now() < this.#deafUntil;
      this.#drag = counter && event.isPrimary && !this.#isNoClick ? { row: Number(counter.dataset["of"]), from: at, at } : null;
    });
    on(this.element, "pointermove", (event) => {
      const counter = counterOf(document.elementFromPoint(event.clientX, event.clientY));
      if (event.buttons === 0) {
        if (event.pointerType === "mouse") this.#preview(counter);
        return;
      }
      const [drag, at] = [this.#drag, Number(counter?.dataset["at"]) - 1];
      if (!counter || !drag || Number(counter.dataset["of"]) !== drag.row || at === drag.at) return;
      drag.at = at;
      // Marked as by a tap, and as after a tap the next one takes.
      this.#isNoClick = true;
      const first = this.#counterAt(drag.row, Math.min(drag.from, at));
      if (first) this.#mark(first, Math.max(drag.from, at));
    });
    on(this.element, "pointerleave", () => this.#preview(null));
    on(this.element, "keydown", (event) => this.#press(event, event.target as HTMLElement));
    on(this.element, "focusin", ({ target }) => this.#tellKeys(counterOf(target)));
    on(this.bar, "keydown", (event) => event.key === "Escape" && this.clear());
  }

  /** What a tap would mark is shown before it is made. */
  #preview(counter: HTMLElement | null): void {
    const row = counter?.dataset["left"] === undefined ? 0 : Number(counter.dataset["of"]);
    const drawn = this.#rowOf(row);
    const picked = counter && drawn ? pickedAt(drawn, Number(counter.dataset["at"]) - 1, this.#markedOf(row)) : undefined;
    for (const other of this.#rows.countersOf(this.#previewed)) other.classList.remove("near");
    this.#previewed = row;
    if (picked) for (const other of this.#countersIn(row, picked)) other.classList.add("near");
  }

  #press(event: KeyboardEvent, target: HTMLElement): void {
    if (event.key === "Escape" && this.#marked) {
      event.preventDefault();
      event.stopPropagation();
      this.clear();
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // On each line its name, where that can be pressed, and what stands there, from the left.
    const lines = [...this.element.children].map((line) => all(line, WALKED)).filter((line) => line.length > 0);
    const line = lines.findIndex((found) => found.includes(target));
    const found = lines[line];
    if (!found) return;
    const at = found.indexOf(target);
    // In what is written arrows walk, too, until they come to its end.
    const isWriting = target instanceof HTMLInputElement && (event.shiftKey || /Home|End/.test(event.key) || target.selectionStart !== (event.key === "ArrowLeft" ? 0 : target.value.length));
    if (isWriting && !/Up|Down/.test(event.key)) return;
    const near = (other: HTMLElement[] | undefined) => other?.[Math.min(at, other.length - 1)];
    const to = {
      ArrowLeft: () => found[at - 1],
      ArrowRight: () => found[at + 1],
      Home: () => found.find((counter) => counter.matches(STOP)),
      End: () => found.at(-1),
      ArrowUp: () => near(lines[line - 1]),
      ArrowDown: () => near(lines[line + 1]),
    }[event.key];
    if (to) {
      event.preventDefault();
      event.stopPropagation();
      const counter = to();
      if (!counter) return;
      this.#focus(counter);
      // Where more than one tap may make a turn, walking marks nothing; with Shift it is the other way round.
      if (this.#isMarkedByWalking(counter) !== event.shiftKey) this.#mark(counter);
    } else if (event.key === "Enter" && target.dataset["of"]) {
      event.preventDefault();
      // Nothing is taken that was not marked before.
      if (this.#isMarked(target)) this.#take();
      else this.#mark(target);
    }
  }

  #isMarkedByWalking(counter: HTMLElement): boolean {
    const row = this.#rowOf(Number(counter.dataset["of"]));
    return row !== undefined && !isOfNeighbours(row);
  }

  #tellKeys(counter: HTMLElement | null): void {
    const row = this.#rowOf(Number(counter?.dataset["of"]));
    if (!counter || !row || this.#isWaiting) return;
    if (this.#isMarkedByWalking(counter)) tellKeys("walk and mark", isOfSplits(row) ? "splits" : "takes", "lets go");
    else tellKeys("walk", "marks neighbours, Enter again takes", "lets go");
  }

  #fit(): void {
    if (this.#rows.fit() && this.#marked) this.#showMarks();
  }
}
