// What is marked of a board: counters side by side in one row, which together are a move.

import { type Picked, draggedOver, moveOf, pickedAt } from "./picking";
import type { DrawnBoard } from "./replies";
import { moveInWords } from "./sentences";

export class Marks {
  /** The row in which something is marked, and what. */
  #marked: { row: number; picked: Picked } | null = null;

  /** Nothing is marked of this board. */
  constructor(private readonly board: DrawnBoard | null = null) {}

  /** The row in which something is marked. */
  row(): number | undefined {
    return this.#marked?.row;
  }

  /** What is marked of a row. */
  of(row: number): Picked | undefined {
    return this.#marked?.row === row ? this.#marked.picked : undefined;
  }

  /** What a tap on a counter, counted from 0, would mark. */
  meant(row: number, at: number): Picked | undefined {
    const drawn = this.board?.rows[row - 1];
    return drawn && pickedAt(drawn, at, this.of(row));
  }

  /** Marks what a tap on a counter means, or a drag from it to another, in place of what was marked before. */
  mark(row: number, at: number, last?: number): void {
    const drawn = this.board?.rows[row - 1];
    const picked = drawn && last !== undefined ? draggedOver(drawn, at, last) : this.meant(row, at);
    if (picked) this.#marked = { row, picked };
  }

  /** Whether a counter is marked. */
  has(row: number, at: number): boolean {
    const picked = this.of(row);
    return picked !== undefined && at >= picked.from && at < picked.from + picked.count;
  }

  /** The move that is marked, as one says it. */
  words(): string {
    return moveInWords(this.said() ?? "", this.board);
  }

  /** The move that is marked, as it is written; none where it is no move. */
  said(): string | null {
    const drawn = this.#marked && this.board?.rows[this.#marked.row - 1];
    return this.#marked && drawn ? moveOf(drawn, this.#marked.picked) : null;
  }
}
