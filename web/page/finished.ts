// A game that is over, drawn on the board that it began with: who took which counters, and when.

import { make } from "./elements";
import { boardNow } from "./match";
import { counted, lowered } from "./sentences";
import type { KeptGame } from "./store";

/** The game as a picture; none where its board cannot be drawn so. */
export function drawnGame(game: KeptGame, isFirst: (turn: number) => boolean, name: (turn: number) => string): HTMLElement | null {
  const begun = boardNow({ ...game, turns: [] });
  if (!begun || game.turns.length === 0) return null;
  const left = begun.rows.map(({ counters }) => counters ?? 0);
  const takenAt = left.map((size) => new Array<number>(size).fill(-1));
  game.turns.forEach((say, turn) => {
    const [row = 0, take = 0] = say.split(",").map(Number);
    for (let count = 0; count < take; count += 1) {
      const at = (left[row - 1] ?? 0) - 1;
      left[row - 1] = at;
      const places = takenAt[row - 1];
      if (places && at >= 0) places[at] = turn;
    }
  });
  const counter = (turn: number) => {
    const made = make("span", { class: `counter ${isFirst(turn) ? "mine" : "theirs"}${turn === game.turns.length - 1 ? " last" : ""}` }, String(turn + 1));
    made.style.setProperty("--turn", String(turn));
    return made;
  };
  const rows = takenAt.map((turns, index) => make("li", { class: "heap" }, make("span", { class: "row-name" }, `row ${index + 1}`), make("span", { class: "counters" }, ...turns.map(counter))));
  const says = `Taken in ${counted(game.turns.length, "turn")}; the last one by ${name(game.turns.length - 1)}`;
  const [first, second] = [name(0), name(1)];
  const key = make("li", { class: "quiet" }, `The numbers are the turns: ${isFirst(0) ? "blue" : "orange"} is ${lowered(first)}, ${isFirst(0) ? "orange" : "blue"} ${lowered(second)}.`);
  return make("ol", { class: "drawing finished", role: "img", "aria-label": says }, ...rows, ...(game.turns.length > 1 ? [key] : []));
}
