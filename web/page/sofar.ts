// The turns of a game so far, as a list; once they have been looked at, the turning points stand out.

import { byId, make } from "./elements";
import type { Reviewed } from "./replies";

/** The turns of a game that has been looked at: where each is explained, and what shows it here. */
export interface LookedAt {
  turns: Reviewed[];
  addressOf(found: Reviewed): string;
  show(found: Reviewed, turn: number): void;
}

/** Shows the turns in words. Where the next one is somebody else's, it has its line already, so that nothing moves when it comes. */
export function showSoFar(turns: string[], isWaiting: boolean, looked: LookedAt | null = null): void {
  const items = turns.map((words, turn) => {
    const found = looked?.turns[turn];
    if (!looked || !found) return make("li", {}, words);
    const link = make("a", { href: looked.addressOf(found) }, words);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      looked.show(found, turn);
    });
    const worth = found.worth === "mistake" ? make("span", { class: "turning" }, found.decided ? " gave the game away" : " was a slip") : null;
    return make("li", { class: found.worth }, link, worth);
  });
  const next = isWaiting ? make("li", { class: "quiet", "aria-hidden": "true" }, "…") : null;
  byId("game-so-far").replaceChildren(...items, ...(next ? [next] : []));
}
