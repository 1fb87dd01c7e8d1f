// What is said to those who sit before a terminal: on the page a command is a link to where the page does the same.

import { addressOf } from "./address";
import { make } from "./elements";
import { ask } from "./engine";
import { progress } from "./store";

/** What topics and lessons are called, by the words of their commands. */
let names: Record<string, string> = {};

/** Learns what topics and lessons are called: it is asked for once. */
export async function learnNames(): Promise<void> {
  if (names["lesson"]) return;
  const [{ topics }, { lessons }] = await Promise.all([ask("topics"), ask("lessons", progress(), "names")]);
  names = {
    lesson: "All lessons",
    ...Object.fromEntries(topics.map(({ word, name }) => [`practice ${word}`, name])),
    ...Object.fromEntries(lessons.map(({ name }, at) => [`lesson ${name}`, `lesson ${at + 1}`])),
  };
}

/** What these topics are called. */
export const topicNames = (words: string[]) => words.map((word) => names[`practice ${word}`] ?? word).join(", ");

/** Has a text speak of the page. */
export function speakOfThePage(text: HTMLElement): void {
  for (const code of text.querySelectorAll("code")) {
    const [first, word = "", ...rest] = (code.textContent ?? "").trim().split(/\s+/);
    if (first !== "nimlab" || code.closest("a, pre") !== null) continue;
    const about = rest.join(" ").replace(/--(seed|count|depth) \d+|--board/g, "").trim();
    code.replaceWith(make("a", { href: addressOf(`${word} ${about}`.trim()) }, nameOf(word, about)));
  }
}

/** What a link to what these words ask for is called. */
function nameOf(word: string, about: string): string {
  const board = about.replace(/ ?--(move \S+|looking-ahead|proof)/g, "").trim();
  const isMove = about.includes("--move");
  const called: Record<string, string> = {
    practice: about ? topicNames(about.split(" ")) : "Practise", play: "Play", moves: `Every move on ${about}`,
    sum: `The nim sum of ${about}`, xor: about.split(" ").join(" XOR "), gate: "The XOR gate", binary: `${about} in binary`, decimal: `What ${about} stands for`,
    values: `The values of ${about}`, group: `A table of nim sums up to ${Number(about) - 1}`,
    explain: about.includes("--looking-ahead") ? `Look ahead on ${board}` : about.includes("--proof") ? `Prove it on ${board}` : `Explain ${board}`,
  };
  return isMove ? `Explain that move on ${board}` : (names[`${word} ${about}`] ?? called[word] ?? `${word} ${about}`);
}
