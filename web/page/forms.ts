// Practice, check and play: what is chosen in a form begins a talk, or is judged.

import { announce, attempt, byId, make, written } from "./elements";
import { ask } from "./engine";
import { manner } from "./keeping";
import { hold } from "./talk";

/** A seed for a round, a game or a board of one's own. */
export function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** Has a form do something with what is filled in, in a place where it is told if that cannot be done. */
function onSubmit(form: string, place: string, act: (text: (name: string) => string, filled: FormData, place: HTMLElement) => void): void {
  byId<HTMLFormElement>(form).addEventListener("submit", (event) => {
    event.preventDefault();
    const filled = new FormData(event.target as HTMLFormElement);
    attempt(byId(place), () => {
      act((name) => String(filled.get(name) ?? "").trim(), filled, byId(place));
      byId(form).closest("details")?.removeAttribute("open");
    });
  });
}

/** Sets the forms to work. */
export function begin(): void {
  byId("topics").append(...ask("topics").topics.map(({ word, about }) =>
    make("label", {}, make("input", { type: "checkbox", name: "topic", value: word }), word, make("span", { class: "quiet" }, about))));

  onSubmit("practice-form", "round", (text, filled, place) => {
    const game = text("game");
    const topics = [...filled.getAll("topic").map(String), ...(game ? [game] : [])];
    hold(place, ask("practice", { topics, count: Number(text("count")) || 10, seed: anySeed(), ...manner() }), { to: "practice", label: "Your answer" });
  });

  onSubmit("check-form", "judgement", (text, _, place) => {
    delete place.dataset["verdict"];
    const { verdict, html } = ask("check", { question: text("question"), answer: text("answer"), ...manner() });
    place.replaceChildren(written(html));
    place.dataset["verdict"] = verdict;
    announce(place.innerText);
  });

  onSubmit("play-form", "game", (text, filled, place) => {
    const me = text("me") || "You";
    const other = text("against") === "computer" ? "Computer" : text("other") || "The other player";
    const opening = ask("play", {
      board: text("board"),
      misere: filled.has("misere"),
      players: text("begins") === "other" ? [other, me] : [me, other],
      difficulty: Number(text("difficulty")),
      coach: filled.has("coach"),
      seed: anySeed(),
      ...manner(),
    });
    hold(place, opening, { to: "play", label: "Your move" });
  });
}

/** Chooses what the address names: `xor`, `sum 5 4 3`, `--misere 3 4`. */
export function choose(part: "practice" | "check" | "play", words: string): void {
  if (!words) return;
  if (part === "check") {
    byId<HTMLInputElement>("question").value = words;
  } else if (part === "play") {
    const plain = words.replace(/--(misere|board)( |$)/g, "").trim();
    if (plain) byId<HTMLInputElement>("play-board").value = plain;
    byId<HTMLInputElement>("play-misere").checked = words.includes("--misere");
  } else {
    const named = words.split(" ");
    const boxes = [...document.querySelectorAll<HTMLInputElement>("#topics input")];
    for (const box of boxes) box.checked = named.includes(box.value);
    byId<HTMLInputElement>("practice-game").value = named.filter((name) => boxes.every(({ value }) => value !== name)).join(" ");
  }
}
