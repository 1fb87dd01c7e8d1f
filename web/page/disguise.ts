// Games that are Nim in disguise, drawn as what they are: a strip, a staircase, coins in a line, pieces that face each other.

import { make } from "./elements";
import type { DrawnDisguise } from "./replies";

type Move = DrawnDisguise["moves"][number];

/** What is said when something has been chosen that can move. */
const WHERE_TO: { [K in DrawnDisguise["game"]]?: string } = {
  nimble: "Tap the square that it is to slide to.",
  turtles: "Tap it again to turn it alone, or a coin on its left to turn that one, too.",
};

/** Draws a position; what is tapped first is what moves, what is tapped next is where to. */
export function drawnDisguise(disguise: DrawnDisguise, go: (leaves: string) => void, say: (words: string) => void): HTMLElement {
  const drawing = make("div", { class: `drawing disguise ${disguise.game}`, role: "group", "aria-label": `Board ${disguise.words}` });
  let chosen: number | null = null;
  const movesOf = (place: number) => disguise.moves.filter((move) => move.place === place);
  const moveTo = (move: Move | undefined, why: string) => (move ? go(move.leaves) : say(why));
  const draw = () => {
    drawing.replaceChildren(...{ nimble: strip, turtles: coins, staircase: stairs, northcott: lines }[disguise.game]());
  };
  const choose = (place: number) => {
    const isAgain = chosen === place;
    chosen = isAgain || movesOf(place).length === 0 ? null : place;
    say(chosen === null ? (isAgain ? "" : "That cannot move.") : WHERE_TO[disguise.game] ?? "");
    draw();
    drawing.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  };
  const piece = (place: number, words: string, label: string) => {
    const element = make("button", { type: "button", class: "piece", "data-place": place, "aria-pressed": String(chosen === place), "aria-label": label }, words);
    element.addEventListener("click", () => choose(place));
    return element;
  };

  /** Nimble: a strip of squares, the coins above them. */
  const strip = () => {
    const last = Math.max(1, ...disguise.places);
    const squares = Array.from({ length: last + 1 }, (_, square) => {
      const here = disguise.places.map((at, index) => ({ at, coin: index + 1 })).filter(({ at }) => at === square);
      const to = chosen === null ? undefined : movesOf(chosen).find((move) => move.to === square);
      const cell = make("span", { class: "square" }, ...here.map(({ coin }) => piece(coin, String(coin), `Coin ${coin} on square ${square}`)), make("span", { class: "at" }, square === 0 ? "home" : String(square)));
      if (to) cell.prepend(make("button", { type: "button", class: "target", "aria-label": `Slide coin ${chosen} to square ${square}`, onclick: () => moveTo(to, "") }, "·"));
      return cell;
    });
    return [make("div", { class: "strip" }, ...squares)];
  };

  /** Turtles: coins in a line, heads and tails. */
  const coins = () => [make("div", { class: "strip" }, ...disguise.places.map((head, index) => {
    const place = index + 1;
    const isHead = head === 1;
    const to = chosen === null ? undefined : movesOf(chosen).find((move) => move.to === place);
    const coin = make("button", { type: "button", class: `coin ${isHead ? "head" : "tail"}`, "data-place": place, "aria-pressed": String(chosen === place), "aria-label": `Coin ${place}: ${isHead ? "head" : "tail"}` }, isHead ? "H" : "T");
    coin.addEventListener("click", () => {
      if (to) moveTo(to, "");
      else if (chosen === place) moveTo(movesOf(place).find((move) => move.to === 0), "");
      else if (isHead) choose(place);
      else say("Begin with a head: it becomes a tail.");
    });
    coin.classList.toggle("target", to !== undefined);
    return make("span", { class: "square" }, coin, make("span", { class: "at" }, String(place)));
  }))];

  /** The staircase: the ground on the left, each stair a little higher. */
  const stairs = () => {
    const steps = disguise.places.map((count, index) => {
      const stair = index + 1;
      const pile = Array.from({ length: count }, (_, at) => {
        const coins = count - at;
        const coin = make("button", { type: "button", class: "piece", "data-place": stair, "aria-label": `Move ${coins} down from stair ${stair}` }, "");
        coin.addEventListener("click", () => moveTo(movesOf(stair).find((move) => move.to === coins), "That is no move."));
        return coin;
      }).reverse();
      const step = make("span", { class: "stair" }, make("span", { class: "pile" }, ...pile), make("span", { class: "at" }, String(stair)));
      step.style.setProperty("--stair", String(stair));
      return step;
    });
    return [make("div", { class: "staircase-drawn" }, make("span", { class: "stair" }, make("span", { class: "at" }, "ground")), ...steps)];
  };

  /** Northcott's game: on each line two pieces and the gap between them. */
  const lines = () => disguise.places.map((gap, index) => {
    const line = index + 1;
    const squares = Array.from({ length: gap }, (_, at) => {
      const left = gap - at - 1;
      const to = movesOf(line).find((move) => move.to === left);
      return make("button", { type: "button", class: "square empty", "aria-label": `Step ${at + 1} forward on line ${line}`, onclick: () => moveTo(to, "That is no move.") }, "");
    });
    return make("div", { class: "northcott-line" }, make("span", { class: "at" }, `line ${line}`), make("span", { class: "piece mine", "aria-hidden": "true" }), ...squares, make("span", { class: "piece theirs", "aria-hidden": "true" }));
  });

  draw();
  return drawing;
}
