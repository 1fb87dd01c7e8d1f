// Opponents who play by a rule: who they are, and after a game what their rule is.

import { button, byId, make } from "./elements";
import { ask } from "./engine";
import type { ListedOpponent } from "./replies";
import type { KeptGame } from "./store";

/** Those who play under a rule, the easiest to beat first. */
export async function opponents(misere: boolean): Promise<ListedOpponent[]> {
  return (await ask("opponents", { misere })).opponents;
}

/** How well the computer plays: the levels of the form. */
const LEVELS = [0, 50, 80, 100];

/** Begins the same game at another level, so many above this one; nothing where there is none, or where somebody plays by a rule. */
export function otherLevel({ opponent, level }: KeptGame, above: 1 | -1, anew: (change: Partial<KeptGame>) => void): HTMLElement | null {
  const other = opponent ? undefined : LEVELS[LEVELS.indexOf(level) + above];
  return other === undefined ? null : above > 0 ? button("Harder", () => anew({ level: other }), "first") : button("Easier", () => anew({ level: other }));
}

/** Puts them into the list of those to play against; the computer is chosen where `chosen` does not play under that rule. */
export async function list(select: HTMLSelectElement, misere: boolean, chosen: string): Promise<void> {
  const group = make("optgroup", { label: "with a rule to find" }, ...(await opponents(misere)).map(({ name }) => make("option", { value: name }, name)));
  select.querySelector("optgroup")?.remove();
  select.append(group);
  select.value = chosen;
  if (select.value === "") select.value = "computer";
}

/** Tells the rule of whoever was played against; an address may name anybody, in whatever letters. */
export async function tellRule(misere: boolean, opponent: string): Promise<void> {
  const found = (await opponents(misere)).find(({ name }) => name.toLowerCase() === opponent.toLowerCase());
  if (found) byId("game-rule").replaceChildren(make("p", {}, `The rule: ${found.name} ${found.plays}.`));
}
