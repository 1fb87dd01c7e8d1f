// The board: the one place where counters are drawn and taken, in every part of the page. A tap marks what would be taken, a second
// one takes it; a drag does both; arrows walk and mark, Enter takes, Escape gives up.

import { GAP, LEAST_LINE, fitted } from "./fit";
import { whyNot } from "./games";
import { button, make } from "./elements";
import { type Picked, leftBy, moveOf, otherMoves, pickedAt } from "./picking";
import type { DrawnBoard, DrawnRow } from "./replies";
import { capitalised, moveInWords } from "./sentences";

export interface Hands {
  /** A turn is made, in the words in which it is written: `2,3`. */
  take(say: string): void;
  /** What is marked now, as the turn that it would be; where it is none, why. */
  marked?(say: string | null, why: string): void;
  /** Somebody asks what can be done in a row. */
  row?(row: number): void;
}

export interface Shown {
  /** How many of each row were taken last: they stay as outlines until the next turn. */
  gone?: Map<number, number>;
  /** The moves that win, to be shown as such. */
  winning?: string[];
  /** Whether nobody may move now. */
  isWaiting?: boolean;
}

export class BoardView {
  readonly element = make("ol", { class: "drawing" });
  private board: DrawnBoard | null = null;
  private shown: Shown = {};
  private readonly marks = new Map<number, Picked>();
  private readonly taking = button("", () => this.take(), "first take");
  private drag: { row: number; at: number; moved: boolean } | null = null;
  private isAfterDrag = false;

  /** A board in a place; where a row has no room for the button that takes, that stands in a bar elsewhere. */
  constructor(place: HTMLElement, private readonly bar: HTMLElement, private hands: Hands, private readonly room: () => number) {
    this.showIn(place);
    this.listen();
    new ResizeObserver(() => this.fit()).observe(place);
    addEventListener("resize", () => this.fit());
  }

  /** Comes back to its place, where something else was shown. */
  showIn(place: HTMLElement): void {
    place.replaceChildren(this.element);
  }

  /** Shows a board; the focus stays where it was, or as near as can be. */
  show(board: DrawnBoard, shown: Shown = {}, hands: Hands = this.hands): void {
    const focused = this.element.contains(document.activeElement) || this.bar.contains(document.activeElement) ? this.placeOf(document.activeElement) : null;
    [this.board, this.shown, this.hands] = [board, shown, hands];
    this.marks.clear();
    this.taking.remove();
    this.bar.replaceChildren();
    this.element.replaceChildren();
    this.element.setAttribute("aria-label", `Board ${board.words}`);
    this.element.classList.toggle("waiting", shown.isWaiting ?? false);
    this.element.append(...board.rows.map((row) => this.drawRow(row)));
    const more = board.count - board.rows.length;
    if (more > 0) this.element.append(make("li", { class: "quiet" }, more === 1 ? "and one more row" : `and ${more} more rows`));
    if (board.count === 0) this.element.append(make("li", { class: "quiet" }, "No rows: the empty board"));
    this.fit();
    if (focused) this.focusNear(focused.row, focused.left);
  }

  /** Shows which counters a turn is about to take. */
  announceTurn(say: string): void {
    for (const change of say.split(" + ")) {
      const [row, take] = change.split(/[,=]/).map(Number);
      const all = [...this.element.querySelectorAll<HTMLElement>(`[data-of="${row}"]`)];
      const isTaking = change.includes(",");
      for (const counter of isTaking ? all.slice(all.length - (take ?? 0)) : all) counter.classList.add("going");
    }
  }

  /** Points at counters, which another part of the page is about. */
  point(isMeant: (row: DrawnRow, at: number) => boolean): void {
    for (const row of this.board?.rows ?? []) {
      for (const counter of this.element.querySelectorAll<HTMLElement>(`[data-of="${row.row}"]`)) {
        counter.classList.toggle("pointed", isMeant(row, Number(counter.dataset["at"])));
      }
    }
  }

  /** How many counters stand in each row. */
  drawn(): number[] {
    return (this.board?.rows ?? []).map(({ counters }) => counters ?? 0);
  }

  /** Gives up what was marked. */
  clear(): void {
    if (this.marks.size === 0) return;
    this.marks.clear();
    this.showMarks();
    this.hands.marked?.(null, "");
  }

  private drawRow(row: DrawnRow): HTMLElement {
    const name = `row ${row.row}`;
    const what = row.game === "nim" ? `${name}: ${row.size}` : `${name}, ${row.game}: ${row.size}`;
    const ask = this.hands.row;
    const item = make("li", { class: "heap" },
      ask && this.board?.rows_in_a_turn === 1
        ? make("button", { type: "button", class: "row-name", "aria-label": `${what}. What can be done here?`, onclick: () => ask(row.row) }, name)
        : make("span", { class: "row-name" }, name),
      row.counters === null ? this.drawBar(row) : this.drawCounters(row, row.counters),
      make("span", { class: "row-size", "aria-hidden": "true" }, row.counters === null ? "" : row.size),
    );
    const others = row.counters === null || this.shown.isWaiting ? [] : otherMoves(row);
    if (others.length > 0) item.append(this.drawOthers(row, others));
    return item;
  }

  private drawCounters(row: DrawnRow, size: number): HTMLElement {
    const winning = new Set(this.shown.winning);
    const kind = /^(kayles|dawson)/.test(row.game) ? " skittles" : "";
    const line = make("span", { class: `counters${kind}`, role: "group", "aria-label": `Row ${row.row}, ${row.game === "nim" ? "" : `${row.game}, `}${size}` });
    for (let at = 0; at < size; at += 1) {
      const left = this.shown.isWaiting ? null : leftBy(row, at);
      const take = size - (left ?? at);
      const says = left === null ? null : moveOf(row, pickedAt(row, at, undefined));
      line.append(make("button", {
        type: "button", class: "counter", "data-of": row.row, "data-at": at + 1, tabindex: at === size - 1 ? 0 : -1,
        ...(left === null ? { "aria-disabled": "true" } : { "data-row": row.row, "data-left": left }),
        "aria-label": left === null ? `Counter ${at + 1} of row ${row.row}: it cannot be taken now` : `Take ${take} from row ${row.row}, which leaves ${left}`,
      }));
      line.lastElementChild?.classList.toggle("winning", says !== null && winning.has(says));
    }
    for (let gone = 0; gone < (this.shown.gone?.get(row.row) ?? 0); gone += 1) line.append(make("span", { class: "counter taken", "aria-hidden": "true" }));
    return line;
  }

  /** More than can be drawn is a bar; how many are taken from it is written. */
  private drawBar(row: DrawnRow): HTMLElement {
    const field = make("input", { type: "text", inputmode: "numeric", class: "how-many", "aria-label": `How many to take from row ${row.row}`, placeholder: "how many?", autocomplete: "off" });
    const form = make("form", { class: "bar-form" }, make("span", { class: "bar" }, row.size), field, make("button", { type: "submit" }, "Take"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const take = field.value.trim();
      if (/^[1-9]\d*$/.test(take) && BigInt(take) <= BigInt(row.size)) this.hands.take(`${row.row},${take}`);
      else this.hands.marked?.(null, `A number from 1 to ${row.size} can be taken from row ${row.row}.`);
    });
    return form;
  }

  private drawOthers(row: DrawnRow, others: DrawnRow["moves"]): HTMLElement {
    const ways = others.map(({ say, becomes }) => {
      const left = becomes.join(" and ") || "nothing";
      return make("button", { type: "button", "aria-label": `Make ${left} of row ${row.row}`, onclick: () => this.hands.take(say) }, left);
    });
    return make("details", { class: "others" }, make("summary", {}, `Row ${row.row} can also become …`), make("span", { class: "ways" }, ...ways));
  }

  private rowOf(row: number): DrawnRow | undefined {
    return this.board?.rows.find((other) => other.row === row);
  }

  private placeOf(element: Element | null): { row: number; left: number } | null {
    const counter = element?.closest<HTMLElement>("[data-of]");
    if (counter) return { row: Number(counter.dataset["of"]), left: Number(counter.dataset["at"]) - 1 };
    const marked = [...this.marks][0];
    return marked ? { row: marked[0], left: marked[1].from } : { row: 1, left: 0 };
  }

  private counterAt(row: number, at: number): HTMLElement | null {
    return this.element.querySelector<HTMLElement>(`[data-of="${row}"][data-at="${at + 1}"]`);
  }

  private focusNear(row: number, left: number): void {
    const size = (of: number) => this.rowOf(of)?.counters ?? 0;
    const rows = (this.board?.rows ?? []).map((other) => other.row).sort((a, b) => Math.abs(a - row) - Math.abs(b - row));
    const near = rows.find((other) => size(other) > 0);
    const counter = near === undefined ? null : this.counterAt(near, Math.min(size(near) - 1, near === row ? Math.max(0, left - 1) : size(near) - 1));
    if (counter) this.focus(counter);
    else {
      this.element.tabIndex = -1;
      this.element.focus({ preventScroll: true });
    }
  }

  private focus(counter: HTMLElement): void {
    for (const other of this.element.querySelectorAll<HTMLElement>(`[data-of="${counter.dataset["of"]}"]`)) other.tabIndex = -1;
    counter.tabIndex = 0;
    counter.focus({ preventScroll: true });
    const { top, bottom } = counter.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) counter.scrollIntoView({ block: "nearest" });
  }

  /** The turn that is marked; none where it is no turn. */
  private said(): string | null {
    const changes = [...this.marks].sort(([a], [b]) => a - b).map(([row, picked]) => {
      const drawn = this.rowOf(row);
      return drawn ? moveOf(drawn, picked) : null;
    });
    return changes.length > 0 && changes.every((say) => say !== null) ? changes.join(" + ") : null;
  }

  private mark(counter: HTMLElement): void {
    const [row, at] = [Number(counter.dataset["of"]), Number(counter.dataset["at"]) - 1];
    const drawn = this.rowOf(row);
    if (!drawn || this.shown.isWaiting) return;
    if (counter.dataset["left"] === undefined) {
      this.clear();
      this.hands.marked?.(null, whyNot(drawn, at));
      return;
    }
    const before = this.marks.get(row);
    if (this.board?.rows_in_a_turn === 1) this.marks.clear();
    this.marks.set(row, pickedAt(drawn, at, before));
    const most = this.board?.rows_in_a_turn ?? 1;
    if (this.marks.size > most) {
      const first = [...this.marks.keys()].find((other) => other !== row);
      if (first !== undefined) this.marks.delete(first);
    }
    this.showMarks();
    const say = this.said();
    this.hands.marked?.(say, say === null ? whyNot(drawn, at) : "");
  }

  private showMarks(): void {
    for (const counter of this.element.querySelectorAll<HTMLElement>("button.counter")) {
      const picked = this.marks.get(Number(counter.dataset["of"]));
      const at = Number(counter.dataset["at"]) - 1;
      counter.classList.toggle("taking", picked !== undefined && at >= picked.from && at < picked.from + picked.count);
    }
    const say = this.said();
    this.bar.replaceChildren();
    if (say === null) {
      this.taking.remove();
      return;
    }
    const row = [...this.marks.keys()].at(-1) ?? 0;
    const place = this.element.querySelector(`[data-of="${row}"]`)?.closest("li") ?? null;
    const isRoomy = place !== null && !this.element.classList.contains("dense") && this.marks.size === 1 && say.includes(",");
    this.taking.textContent = isRoomy ? `Take ${say.split(",")[1]}` : capitalised(moveInWords(say));
    if (isRoomy) place.append(this.taking);
    else this.bar.append(this.taking, button("Let it be", () => this.clear()));
  }

  private take(): void {
    const say = this.said();
    if (say !== null) this.hands.take(say);
  }

  private isMarked(counter: HTMLElement): boolean {
    const picked = this.marks.get(Number(counter.dataset["of"]));
    const at = Number(counter.dataset["at"]) - 1;
    if (!picked) return false;
    const isTail = picked.from + picked.count === (this.rowOf(Number(counter.dataset["of"]))?.counters ?? 0);
    return this.said() !== null && (isTail && this.board?.rows[0]?.game === "nim" ? at >= picked.from : at >= picked.from && at < picked.from + picked.count);
  }

  private listen(): void {
    const counterOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>("button.counter") : null);
    this.element.addEventListener("click", (event) => {
      const counter = counterOf(event.target);
      if (!counter || this.isAfterDrag) {
        this.isAfterDrag = false;
        return;
      }
      if (this.isMarked(counter)) this.take();
      else this.mark(counter);
    });
    this.element.addEventListener("pointerdown", (event) => {
      const counter = counterOf(event.target);
      this.isAfterDrag = false;
      this.drag = counter && event.isPrimary ? { row: Number(counter.dataset["of"]), at: Number(counter.dataset["at"]), moved: false } : null;
    });
    this.element.addEventListener("pointermove", (event) => {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const counter = counterOf(under);
      if (!this.drag) {
        if (event.pointerType === "mouse") this.preview(counter);
        return;
      }
      if (!counter || Number(counter.dataset["of"]) !== this.drag.row || Number(counter.dataset["at"]) === this.drag.at) return;
      this.drag = { ...this.drag, at: Number(counter.dataset["at"]), moved: true };
      this.mark(counter);
    });
    const end = (event: PointerEvent) => {
      if (this.drag?.moved && event.type === "pointerup") {
        this.isAfterDrag = true;
        const under = counterOf(document.elementFromPoint(event.clientX, event.clientY));
        if (under && Number(under.dataset["of"]) === this.drag.row) this.take();
        else this.clear();
      }
      this.drag = null;
    };
    this.element.addEventListener("pointerup", end);
    this.element.addEventListener("pointercancel", end);
    this.element.addEventListener("pointerleave", () => this.preview(null));
    this.element.addEventListener("keydown", (event) => this.press(event, counterOf(event.target)));
    this.bar.addEventListener("keydown", (event) => event.key === "Escape" && this.clear());
  }

  /** What a tap would mark is shown before it is made. */
  private preview(counter: HTMLElement | null): void {
    const row = counter?.dataset["left"] === undefined ? NaN : Number(counter.dataset["of"]);
    const drawn = this.rowOf(row);
    const picked = drawn && counter ? pickedAt(drawn, Number(counter.dataset["at"]) - 1, this.marks.get(row)) : null;
    for (const other of this.element.querySelectorAll<HTMLElement>("button.counter")) {
      const at = Number(other.dataset["at"]) - 1;
      other.classList.toggle("near", picked !== null && Number(other.dataset["of"]) === row && at >= picked.from && at < picked.from + picked.count);
    }
  }

  private press(event: KeyboardEvent, counter: HTMLElement | null): void {
    if (event.key === "Escape" && this.marks.size > 0) {
      event.preventDefault();
      event.stopPropagation();
      this.clear();
      return;
    }
    if (!counter || event.ctrlKey || event.altKey || event.metaKey) return;
    const [row, at] = [Number(counter.dataset["of"]), Number(counter.dataset["at"]) - 1];
    const size = this.rowOf(row)?.counters ?? 0;
    const filled = (this.board?.rows ?? []).filter((other) => (other.counters ?? 0) > 0).map((other) => other.row);
    const rowBeside = (way: number) => filled[filled.indexOf(row) + way];
    const inRow = (other: number | undefined) => (other === undefined ? null : this.counterAt(other, Math.min(at, (this.rowOf(other)?.counters ?? 1) - 1)));
    const to = {
      ArrowLeft: () => this.counterAt(row, at - 1),
      ArrowRight: () => this.counterAt(row, at + 1),
      Home: () => this.counterAt(row, 0),
      End: () => this.counterAt(row, size - 1),
      ArrowUp: () => inRow(rowBeside(-1)),
      ArrowDown: () => inRow(rowBeside(1)),
    }[event.key];
    if (to) {
      event.preventDefault();
      event.stopPropagation();
      const counter = to();
      if (!counter) return;
      this.focus(counter);
      if (!event.shiftKey && (this.board?.rows_in_a_turn ?? 1) === 1) this.mark(counter);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (!this.isMarked(counter)) this.mark(counter);
      this.take();
    }
  }

  private fit(): void {
    const board = this.board;
    const place = this.element.parentElement;
    if (!board || !place || place.clientWidth === 0) return;
    const sizes = board.rows.map((row) => (row.counters ?? 1) + (this.shown.gone?.get(row.row) ?? 0));
    const name = parseFloat(getComputedStyle(this.element).fontSize) * 3.1;
    const size = parseFloat(getComputedStyle(this.element).fontSize) * 1.7;
    const take = 88;
    const width = place.clientWidth - name - size - 4;
    const isRoomyFor = (across: number, side: number) => across * side + take <= width + size;
    const fit = fitted(sizes, width, this.room());
    const lines = Math.ceil(Math.max(1, ...sizes) / fit.across);
    const narrow = fitted(sizes, width - take, this.room(), lines);
    // A little smaller, and the button has its place in the row.
    const chosen = narrow.size >= Math.min(30, fit.size) && narrow.size >= LEAST_LINE ? narrow : fit;
    this.element.classList.toggle("dense", !isRoomyFor(Math.min(chosen.across, Math.max(1, ...sizes)), chosen.size) || board.rows_in_a_turn > 1);
    this.element.style.setProperty("--size", `${chosen.size}px`);
    this.element.style.setProperty("--across", String(chosen.across));
    this.element.style.setProperty("--gap", `${GAP}px`);
    if (this.marks.size > 0) this.showMarks();
  }
}
