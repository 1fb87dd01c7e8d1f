// What is marked of a board: in each row that is concerned, counters side by side, which together are a turn.

import { type Picked, draggedOver, moveOf, pickedAt } from "./picking";
import type { DrawnBoard } from "./replies";
import { moveInWords } from "./sentences";

export class Marks {
  readonly #picked = new Map<number, Picked>();

  /** Nothing is marked of this board. */
  constructor(private readonly board: DrawnBoard | null = null) {}

  /** The rows in which something is marked, the first first. */
  marked(): number[] {
    return [...this.#picked.keys()];
  }

  /** What is marked of a row. */
  of(row: number): Picked | undefined {
    return this.#picked.get(row);
  }

  /** What a tap on a counter, counted from 0, would mark. */
  meant(row: number, at: number): Picked | undefined {
    const drawn = this.board?.rows[row - 1];
    return drawn && pickedAt(drawn, at, this.#picked.get(row));
  }

  /** Marks what a tap on a counter means, or a drag from it to another; where that is in too many rows, the first is given up. */
  mark(row: number, at: number, last?: number): void {
    const drawn = this.board?.rows[row - 1];
    const meant = drawn && last !== undefined ? draggedOver(drawn, at, last) : this.meant(row, at);
    if (!meant) return;
    const most = this.board?.rows_in_a_turn ?? 1;
    if (most === 1) this.#picked.clear();
    this.#picked.set(row, meant);
    const first = this.marked().find((other) => other !== row);
    if (this.#picked.size > most && first !== undefined) this.#picked.delete(first);
  }

  /** Whether a counter is marked. */
  has(row: number, at: number): boolean {
    const picked = this.#picked.get(row);
    return picked !== undefined && at >= picked.from && at < picked.from + picked.count;
  }

  /** The turn that is marked, as one says it. */
  words(): string {
    return moveInWords(this.said() ?? "", "", this.board);
  }

  /** The turn that is marked, as it is written; none where it is no turn. */
  said(): string | null {
    const changes = [...this.#picked].sort(([a], [b]) => a - b).map(([row, picked]) => {
      const drawn = this.board?.rows[row - 1];
      return drawn ? moveOf(drawn, picked) : null;
    });
    return changes.length > 0 && changes.every((say) => say !== null) ? changes.join(" + ") : null;
  }
}
