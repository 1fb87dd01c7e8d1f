// Opponents who play by a rule: who they are, how far the reader has come with them, and the rule, guessed after a game.

import { announce, button, byId, make, written } from "./elements";
import { ask } from "./engine";
import type { ListedOpponent } from "./replies";
import { capitalised } from "./sentences";
import * as stage from "./stage";
import { type KeptGame, keep, kept } from "./store";

/** Those who play under a rule, the easiest to beat first. */
export async function ladder(misere: boolean): Promise<ListedOpponent[]> {
  return (await ask("opponents", { misere })).opponents;
}

/** Whoever stands so many rungs above an opponent; the computer, which plays perfectly, begins below all of them. */
async function onLadder({ opponent, misere }: KeptGame, above: number): Promise<string | undefined> {
  const names = (await ladder(misere)).map(({ name }) => name);
  return names[names.findIndex((name) => name.toLowerCase() === opponent?.toLowerCase()) + above];
}

/** Begins the same game with something changed. */
type Anew = (change: Partial<KeptGame>) => void;

/** Somebody harder, for whoever has won; nothing where nobody is. */
export async function harder(game: KeptGame, anew: Anew): Promise<HTMLElement | null> {
  const opponent = game.opponent && (await onLadder(game, 1));
  const level = game.opponent ? undefined : { 0: 50, 50: 80, 80: 100 }[game.level];
  if (opponent) return button(`Try ${opponent}`, () => anew({ opponent }), "first");
  return level === undefined ? null : button("Harder", () => anew({ level }), "first");
}

/** Somebody easier, for whoever has lost: by name where it is a game with rows of Nim, which they play; else the same computer, playing less well. */
export async function easier(game: KeptGame, anew: Anew): Promise<HTMLElement | null> {
  if (/[a-z]/.test(game.board)) {
    const level = { 100: 80, 80: 50, 50: 0 }[game.level];
    return level === undefined ? null : button("Easier", () => anew({ level }));
  }
  const opponent = await onLadder(game, game.opponent ? -1 : 1);
  return opponent === undefined ? null : button(`Play ${opponent} instead, who makes mistakes`, () => anew({ opponent }));
}

/** Puts them into the list of those to play against, each with what has been done about them; the computer is chosen where `chosen` does not play under that rule. */
export async function list(select: HTMLSelectElement, misere: boolean, chosen: string): Promise<void> {
  const opponents = await ladder(misere);
  const done = kept().opponents ?? {};
  const group = make("optgroup", { label: "with a rule to find" });
  for (const { name } of opponents) {
    const { beaten, found } = done[keptAs(name, misere)] ?? {};
    const said = [beaten ? "beaten" : "", found ? "rule found" : ""].filter((word) => word !== "").join(", ");
    group.append(make("option", { value: name }, said === "" ? name : `${name} (${said})`));
  }
  select.querySelector("optgroup")?.remove();
  select.append(group);
  select.value = chosen;
  if (select.value === "") select.value = "computer";
}

/** Under which name it is kept what was done about an opponent: in misère play that is something else. */
const keptAs = (name: string, misere: boolean) => (misere ? `${name} --misere` : name);

/** Keeps what was done about an opponent, beside what was done before. */
function done(name: string, what: "beaten" | "found"): void {
  const opponents = kept().opponents ?? {};
  keep({ opponents: { ...opponents, [name]: { beaten: false, found: false, ...opponents[name], [what]: true } } });
}

/** So many rules are there to choose from, and so many guesses may be wrong: whoever tries one after the other has found none. */
const [MOST_RULES, MOST_WRONG] = [4, 1];

/** Asks for the rule of whoever was played against, one button for each of a few; it stays there until the next game. */
export async function askForRule(game: KeptGame, opponent: string, isWon: boolean): Promise<void> {
  const place = byId("game-rule");
  const rules = await ladder(game.misere);
  // An address may name anybody, in whatever letters.
  const at = rules.findIndex(({ name }) => name.toLowerCase() === opponent.toLowerCase());
  const own = rules[at];
  const turns = Math.floor((game.turns.length + (game.first ? 0 : 1)) / 2);
  // As at a prompt: two moves show something of a rule, one does not.
  if (!own || turns < 2 || place.childElementCount > 0) return;
  const ownName = keptAs(own.name, game.misere);
  if (isWon) done(ownName, "beaten");
  // Some of those beside it on the ladder, in an order that tells nothing of the rung.
  const from = Math.max(0, Math.min(at - (game.seed % MOST_RULES), rules.length - MOST_RULES));
  const few = rules.slice(from, from + MOST_RULES).sort((one, other) => (one.plays < other.plays ? -1 : 1));
  const told = make("div", { class: "judged" });
  const buttons = few.map((rule) => {
    const one = button(capitalised(rule.plays.replace(/:.*/, "")), () => void judge(rule.name, one));
    return one;
  });
  const judge = async (answer: string, pressed: HTMLButtonElement) => {
    const asked = { words: game.board, misere: game.misere, turns: game.turns, name: opponent, answer, count: game.first ? 1 : 0 };
    const { is_found, html } = await ask("guess", asked, "guess");
    told.replaceChildren(written(html));
    pressed.classList.add(is_found ? "good" : "bad");
    if (is_found) done(ownName, "found");
    const isLast = is_found || buttons.filter(({ classList }) => classList.contains("bad")).length > MOST_WRONG;
    if (isLast && !is_found) told.append(make("p", {}, `The rule stays open. Play ${opponent} again, and watch what it does.`));
    for (const other of buttons) other.disabled ||= isLast || other === pressed;
    announce(told.innerText);
    stage.reveal(told);
  };
  place.replaceChildren(make("section", { class: "rules-to-find" }, make("h2", {}, `What does ${opponent} do?`), make("div", { class: "ways" }, ...buttons), told));
}
