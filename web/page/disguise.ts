// Games that are Nim in disguise, drawn as what they are: a strip, a staircase, coins in a line, pieces that face each other.

import { all, focusOn, make, on } from "./elements";
import { oneStop, tellKeys, walk } from "./keys";
import type { DrawnDisguise } from "./replies";

export type Way = DrawnDisguise["moves"][number];

/** How a position is drawn in a game that goes on. */
export interface Going {
  /** The numbers at the places when the game began: its drawing keeps its size. */
  begun: number[];
  /** Whose turn it is, and who sits on the left: 0 is whoever moved first. */
  side: number;
  left: number;
  /** Whether nobody may move now. */
  isWaiting: boolean;
}

/** What is said when something has been chosen that can move. */
const WHERE_TO: { [K in DrawnDisguise["game"]]?: string } = {
  nimble: "Press the square that it is to slide to.",
  turtles: "Press it again to turn it alone, or a coin on its left to turn that one, too.",
};

/** How a move is made. */
export const HOW_TO: Record<DrawnDisguise["game"], string> = {
  nimble: "Press a coin, and then the square that it is to slide to.",
  turtles: "Press a head, and then once more, or a coin on its left that is to be turned, too.",
  staircase: "Press a coin: it goes down one stair, with all that lie on it.",
  northcott: "Press a square on a line, and your piece steps there: forward, or back as far as it has come.",
};

/** Draws a position; what is tapped first is what moves, what is tapped next is where to. */
export function drawnDisguise(disguise: DrawnDisguise, go: (leaves: string, way: Way) => void, say: (words: string) => void, going?: Going): HTMLElement {
  const drawing = make("div", { class: `drawing disguise ${disguise.game}`, role: "group", tabindex: -1, "aria-label": `Board ${disguise.words}` });
  const { begun, side, left, isWaiting } = going ?? { begun: disguise.places, side: 0, left: 0, isWaiting: false };
  let chosen: number | null = null;
  const movesOf = (place: number) => disguise.moves.filter((move) => move.place === place);
  const moveTo = (move: Way | undefined, why: string) => (move ? go(move.leaves, move) : say(why));
  const draw = () => {
    drawing.replaceChildren(...{ nimble: strip, turtles: coins, staircase: stairs, northcott: lines }[disguise.game]());
    if (isWaiting) for (const one of all<HTMLButtonElement>(drawing, "button")) one.disabled = true;
    oneStop(drawing, drawing.querySelector("button"));
  };
  /** So many things stand beside each other, and so many above each other: all of them are as large as that allows. */
  const sized = (across: number, high: number) => {
    drawing.style.setProperty("--across", String(across));
    drawing.style.setProperty("--high", String(high));
  };
  const choose = (place: number) => {
    const isAgain = chosen === place;
    chosen = isAgain || movesOf(place).length === 0 ? null : place;
    say(chosen === null ? (isAgain ? "" : "That cannot move.") : WHERE_TO[disguise.game] ?? "");
    draw();
    focusOn(drawing.querySelector<HTMLElement>(`[data-place="${place}"]`));
  };
  const piece = (place: number, words: string, label: string) => {
    return make("button", { type: "button", class: "piece", "data-place": place, "aria-pressed": String(chosen === place), "aria-label": label, onclick: () => choose(place) }, words);
  };

  /** Nimble: a strip of squares, the coins above them. */
  const strip = () => {
    const last = Math.max(1, ...begun);
    sized(last + 1, 3);
    const squares = Array.from({ length: last + 1 }, (_, square) => {
      const here = disguise.places.map((at, index) => ({ at, coin: index + 1 })).filter(({ at }) => at === square);
      const to = chosen === null ? undefined : movesOf(chosen).find((move) => move.to === square);
      const cell = make("span", { class: "square", "data-square": square }, ...here.map(({ coin }) => piece(coin, String(coin), `Coin ${coin} on square ${square}`)), make("span", { class: "at" }, square === 0 ? "home" : String(square)));
      if (to) cell.prepend(make("button", { type: "button", class: "target", "aria-label": `Slide coin ${chosen} to square ${square}`, onclick: () => moveTo(to, "") }, "·"));
      return cell;
    });
    return [make("div", { class: "strip" }, ...squares)];
  };

  /** Turtles: coins in a line, heads and tails. */
  const coins = () => {
    sized(begun.length, 2);
    return [make("div", { class: "strip" }, ...disguise.places.map((head, index) => {
      const place = index + 1;
      const isHead = head === 1;
      const to = chosen === null ? undefined : movesOf(chosen).find((move) => move.to === place);
      const coin = make("button", { type: "button", class: `coin ${isHead ? "head" : "tail"}`, "data-place": place, "aria-pressed": String(chosen === place), "aria-label": `Coin ${place}: ${isHead ? "head" : "tail"}`, onclick: () => {
        if (to) moveTo(to, "");
        else if (chosen === place) moveTo(movesOf(place).find((move) => move.to === 0), "");
        else if (isHead) choose(place);
        else say("Begin with a head: it becomes a tail.");
      } }, isHead ? "H" : "T");
      coin.classList.toggle("target", to !== undefined);
      return make("span", { class: "square" }, coin, make("span", { class: "at" }, String(place)));
    }))];
  };

  /** The staircase: the ground on the left, each stair a little higher. */
  const stairs = () => {
    // All of them can come to lie on the first stair.
    sized(begun.length + 1, going ? begun.reduce((sum, count) => sum + count, 1) : Math.max(1, ...begun) + 1);
    const steps = disguise.places.map((count, index) => {
      const stair = index + 1;
      const pile = Array.from({ length: count }, (_, at) => {
        const coins = count - at;
        return make("button", { type: "button", class: "piece", "data-place": stair, "aria-label": `Move ${coins} down from stair ${stair}`, onclick: () => moveTo(movesOf(stair).find((move) => move.to === coins), "That is no move.") });
      }).reverse();
      const step = make("span", { class: "stair" }, make("span", { class: "pile" }, ...pile), make("span", { class: "at" }, String(stair)));
      step.style.setProperty("--stair", String(stair));
      return step;
    });
    return [make("div", { class: "staircase-drawn" }, make("span", { class: "stair" }, make("span", { class: "at" }, "ground")), ...steps)];
  };

  /** Northcott's game: on each line two pieces, the gap between them, and the room behind each. */
  const lines = () => {
    sized(Math.max(1, ...begun) + 2, begun.length);
    return disguise.places.map((gap, index) => {
      const line = index + 1;
      const isOnLeft = side === left;
      const step = (to: number, words: string) => make("button", {
        type: "button", class: "square empty", "data-square": `${line}-${to}`, "aria-label": `Step ${words} on line ${line}`, onclick: () => moveTo(movesOf(line).find((move) => move.to === to), "That is no move."),
      }, "");
      const between = Array.from({ length: gap }, (_, at) => step(gap - at - 1, `${at + 1} forward`));
      const room = (of: number) => Array.from({ length: disguise.behind[of]?.[index] ?? 0 }, (_, at) => (of === side ? step(gap + at + 1, `${at + 1} back`) : make("span", { class: "square empty" })));
      const ends = [room(left).reverse(), room(1 - left)];
      const pieces = ["mine", "theirs"].map((whose) => make("span", { class: `piece ${whose}`, "data-piece": line, "aria-hidden": "true" }));
      return make("div", { class: "northcott-line" }, make("span", { class: "at" }, `line ${line}`), ...(ends[0] ?? []), pieces[0] ?? null, ...(isOnLeft ? between : between.reverse()), pieces[1] ?? null, ...(ends[1] ?? []));
    });
  };

  draw();
  walk(drawing);
  on(drawing, "focusin", () => tellKeys("walk", "moves", "lets go"));
  on(drawing, "keydown", ({ key }) => key === "Escape" && chosen !== null && choose(chosen));
  return drawing;
}

/** Shows in a drawing what a turn is about to move, and where to. */
export function announceIn(drawing: HTMLElement, { game, moves }: DrawnDisguise, say: string, isLeft: boolean): void {
  const way = moves.find((move) => move.say === say);
  if (!way) return;
  const { place, to } = way;
  const found = (kind: string) => all(drawing, kind);
  const coins = found(`[data-place="${place}"]`);
  const moving = {
    nimble: () => [...coins, ...found(`[data-square="${to}"]`)],
    turtles: () => [...coins, ...found(`[data-place="${to}"]`)],
    staircase: () => coins.slice(0, to),
    northcott: () => found(`.${isLeft ? "mine" : "theirs"}[data-piece="${place}"], [data-square="${place}-${to}"]`),
  }[game]();
  for (const one of moving) one.classList.add("going");
}
