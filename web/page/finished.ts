// A game that is over, drawn on the board that it began with: who took which counters, and when.

import { make } from "./elements";
import { isOfSkittles } from "./picking";
import type { DrawnBoard } from "./replies";
import { nameOf } from "./row";
import { counted } from "./sentences";
import type { KeptGame } from "./store";

/** The counters come in one after another: so long apart at most, and all of them in so long, in seconds. */
const APART = 0.13;
const ALL = 1;

/**
 * The game as a picture, from when each counter was taken, row by row; none where its board cannot be drawn so. `isBlue` and `who` tell
 * whose a turn was.
 */
export function drawnGame({ misere, turns }: KeptGame, board: DrawnBoard, lanes: number[][], isBlue: (turn: number) => boolean, who: (turn: number) => string): HTMLElement | null {
  const last = turns.length - 1;
  // As they were taken: from the right.
  const taken = lanes.flatMap((lane, row) => lane.map((turn, at) => ({ turn: turn - 1, row, at }))).filter(({ turn }) => turn >= 0)
    .sort((one, other) => one.turn - other.turn || one.row - other.row || other.at - one.at);
  if (last < 0 || taken.at(-1)?.turn !== last) return null;
  const apart = Math.min(APART, ALL / taken.length);
  const rows = lanes.map((lane, row) => {
    const of = board.rows.find((other) => other.lane === row + 1);
    const counters = lane.map((turn, at) => {
      if (turn === 0) return make("span", { class: "counter" });
      const comes = taken.findIndex((one) => one.row === row && one.at === at);
      // Whoever takes the last one is crowned where that wins.
      const end = comes < taken.length - 1 ? "" : misere ? " last" : " last crowned";
      const made = make("span", { class: `counter ${isBlue(turn - 1) ? "mine" : "theirs"}${end}` }, String(turn));
      made.style.setProperty("--at", `${(comes * apart).toFixed(2)}s`);
      return made;
    });
    return make("li", { class: "heap" }, make("span", { class: "row-name" }, of ? nameOf(of) : ""), make("span", { class: `counters${of && isOfSkittles(of) ? " skittles" : ""}` }, ...counters));
  });
  const [blue, orange] = isBlue(0) ? [who(0), who(1)] : [who(1), who(0)];
  const key = make("li", { class: "quiet" }, `The numbers are the turns: blue is ${blue}, orange ${orange}.`);
  const says = `Taken in ${counted(turns.length, "turn")}; the last one by ${who(last)}`;
  return make("ol", { class: "drawing finished", role: "img", "aria-label": says }, ...rows, last > 0 ? key : null);
}
