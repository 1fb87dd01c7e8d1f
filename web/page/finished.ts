// A game that is over, drawn on the board that it began with: who took which counters, and when.

import { make } from "./elements";
import { boardNow } from "./match";
import { counted } from "./sentences";
import type { KeptGame } from "./store";

/** The counters come in one after another: so long apart at most, and all of them in so long, in seconds. */
const APART = 0.13;
const ALL = 2.2;

/** The game as a picture; none where its board cannot be drawn so. `isBlue` and `who` tell whose a turn was. */
export function drawnGame(game: KeptGame, isBlue: (turn: number) => boolean, who: (turn: number) => string): HTMLElement | null {
  const begun = boardNow({ ...game, turns: [] });
  if (!begun || game.turns.length === 0) return null;
  const apart = Math.min(APART, ALL / begun.rows.reduce((sum, { counters }) => sum + (counters ?? 0), 1));
  const last = game.turns.length - 1;
  // Whoever takes the last one is crowned where that wins.
  const end = game.misere ? "last" : "last crowned";
  const counter = (turn: number, comes: number) => {
    const isLast = turn === last && left === 0;
    const made = make("span", { class: `counter ${isBlue(turn) ? "mine" : "theirs"}${isLast ? ` ${end}` : ""}` }, String(turn + 1));
    made.style.setProperty("--at", `${(comes * apart).toFixed(2)}s`);
    return made;
  };
  let left = begun.rows.reduce((sum, { counters }) => sum + (counters ?? 0), 0);
  let comes = 0;
  // The counters of each row, as they were taken: from the right.
  const taken: HTMLElement[][] = begun.rows.map(() => []);
  game.turns.forEach((say, turn) => {
    const [row = 0, take = 0] = say.split(",").map(Number);
    for (let one = 0; one < take; one += 1) {
      left -= 1;
      taken[row - 1]?.push(counter(turn, comes));
      comes += 1;
    }
  });
  const rows = taken.map((counters, index) => make("li", { class: "heap" },
    make("span", { class: "row-name" }, `row ${index + 1}`), make("span", { class: "counters" }, ...counters.reverse())));
  const [blue, orange] = isBlue(0) ? [who(0), who(1)] : [who(1), who(0)];
  const key = make("li", { class: "quiet" }, `The numbers are the turns: blue is ${blue}, orange ${orange}.`);
  const says = `Taken in ${counted(game.turns.length, "turn")}; the last one by ${who(last)}`;
  return make("ol", { class: "drawing finished", role: "img", "aria-label": says }, ...rows, last > 0 ? key : null);
}
