// A game that is over, drawn on the board that it began with: who took which counters, and when.

import { make } from "./elements";
import { boardNow } from "./match";
import { counted } from "./sentences";
import type { KeptGame } from "./store";

/** The game as a picture; none where its board cannot be drawn so. `isBlue` and `who` tell whose a turn was. */
export function drawnGame(game: KeptGame, isBlue: (turn: number) => boolean, who: (turn: number) => string): HTMLElement | null {
  const begun = boardNow({ ...game, turns: [] });
  if (!begun || game.turns.length === 0) return null;
  // The turn in which each counter was taken, from the right.
  const taken: number[][] = begun.rows.map(() => []);
  game.turns.forEach((say, turn) => {
    const [row = 0, take = 0] = say.split(",").map(Number);
    taken[row - 1]?.push(...new Array<number>(take).fill(turn));
  });
  const last = game.turns.length - 1;
  const counter = (turn: number) => {
    const made = make("span", { class: `counter ${isBlue(turn) ? "mine" : "theirs"}${turn === last ? " last" : ""}` }, String(turn + 1));
    made.style.setProperty("--turn", String(turn));
    return made;
  };
  const rows = taken.map((turns, index) => make("li", { class: "heap" },
    make("span", { class: "row-name" }, `row ${index + 1}`), make("span", { class: "counters" }, ...turns.reverse().map(counter))));
  const [blue, orange] = isBlue(0) ? [who(0), who(1)] : [who(1), who(0)];
  const key = make("li", { class: "quiet" }, `The numbers are the turns: blue is ${blue}, orange ${orange}.`);
  const says = `Taken in ${counted(game.turns.length, "turn")}; the last one by ${who(last)}`;
  return make("ol", { class: "drawing finished", role: "img", "aria-label": says }, ...rows, last > 0 ? key : null);
}
