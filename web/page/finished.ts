// A game that is over, drawn on the board that it began with: who took which counters, and when.

import { make } from "./elements";
import type { OnTable } from "./match";
import { goneBy } from "./picking";
import { counted } from "./sentences";

/** The counters come in one after another: so long apart at most, and all of them in so long, in seconds. */
const APART = 0.13;
const ALL = 1;

/**
 * The game as a picture, from when each counter was taken, row by row; none where its board cannot be drawn so. `isBlue` and `who` tell
 * whose a turn was.
 */
export function drawnGame(misere: boolean, { board, turns }: OnTable, isBlue: (turn: number) => boolean, who: (turn: number) => string): HTMLElement | null {
  const last = turns.length - 1;
  const gone = turns.map(({ say }) => goneBy(say));
  if (gone.includes(undefined)) return null;
  // Of each counter the turn in which it was taken, 0 where it is left.
  const rows = board.rows.map(({ row, counters }) => {
    const taken = gone.map(([of, count] = [0, 0], turn) => Array<number>(of === row ? count : 0).fill(turn + 1));
    return [Array<number>(counters ?? 0).fill(0), ...taken.reverse()].flat();
  });
  // As they were taken: from the right.
  const taken = rows.flatMap((counters, row) => counters.map((turn, at) => ({ turn: turn - 1, row, at }))).filter(({ turn }) => turn >= 0)
    .sort((one, other) => one.turn - other.turn || one.row - other.row || other.at - one.at);
  if (last < 0 || taken.at(-1)?.turn !== last) return null;
  const apart = Math.min(APART, ALL / taken.length);
  const drawn = rows.map((of, row) => {
    const counters = of.map((turn, at) => {
      if (turn === 0) return make("span", { class: "counter" });
      const comes = taken.findIndex((one) => one.row === row && one.at === at);
      // Whoever takes the last one is crowned where that wins.
      const end = comes < taken.length - 1 ? "" : misere ? " last" : " last crowned";
      const made = make("span", { class: `counter ${isBlue(turn - 1) ? "mine" : "theirs"}${end}` }, String(turn));
      made.style.setProperty("--at", `${(comes * apart).toFixed(2)}s`);
      return made;
    });
    return make("li", { class: "heap" }, make("span", { class: "row-name" }, `row ${row + 1}`), make("span", { class: "counters" }, ...counters));
  });
  const [blue, orange] = isBlue(0) ? [who(0), who(1)] : [who(1), who(0)];
  const key = make("li", { class: "quiet" }, `The numbers are the turns: blue is ${blue}, orange ${orange}.`);
  const says = `Taken in ${counted(turns.length, "turn")}; the last one by ${who(last)}`;
  return make("ol", { class: "drawing finished", role: "img", "aria-label": says }, ...drawn, last > 0 ? key : null);
}
