// Check: what is asked is chosen from a list, answered on its board or by its buttons, and judged.

import { controls, howTo, showAsked } from "./answer";
import { go } from "./address";
import { byId, make, written } from "./elements";
import { GivenUp, Refused, ask } from "./engine";
import { boardMeant, notRead } from "./reading";
import * as stage from "./stage";
import { speakOfThePage } from "./terminal";
import { manner } from "./store";

/** What can be asked: its word, what it asks, what is written for it, and an example. */
const KINDS: { word: string; asks: string; about: string; example: string }[] = [
  { word: "winner", asks: "Who wins?", about: "Board", example: "3 4 5" },
  { word: "move", asks: "Which move wins?", about: "Board", example: "3 4 5" },
  { word: "rows", asks: "Which rows hold a winning move?", about: "Board", example: "3 4 5" },
  { word: "balance", asks: "Which groups are left alone?", about: "Board", example: "3 4 5" },
  { word: "sum", asks: "What is the nim sum?", about: "Board", example: "3 4 5" },
  { word: "xor", asks: "What is the XOR of two numbers?", about: "Two numbers", example: "3 5" },
  { word: "binary", asks: "How is a number written in binary?", about: "Number", example: "6" },
  { word: "decimal", asks: "Which number do binary digits stand for?", about: "Digits", example: "110" },
  { word: "gate", asks: "What does an XOR gate give?", about: "Two inputs", example: "1 0" },
];

/** Shows the part, with the question that the address names. */
export async function show(words: string): Promise<void> {
  document.title = "Check an answer · nimlab";
  const question = words || "winner 3 4 5";
  const [word, ...rest] = question.split(/\s+/);
  const kind = KINDS.find((kind) => kind.word === word);
  if (kind) choose(kind.word, rest.join(" "));
  await askIt(question);
}

function choose(word: string, about: string): void {
  byId<HTMLSelectElement>("check-kind").value = word;
  name();
  byId<HTMLInputElement>("check-about").value = about;
}

function name(): void {
  const kind = KINDS.find(({ word }) => word === byId<HTMLSelectElement>("check-kind").value);
  byId("check-label").textContent = kind?.about ?? "Board";
}

async function askIt(question: string): Promise<void> {
  const [place, judgement] = [byId("check-asked"), byId("judgement")];
  try {
    const asked = await ask("question", { question, ...manner() }, "check");
    byId("check-refused").textContent = "";
    judgement.replaceChildren();
    delete judgement.dataset["verdict"];
    const give = (line: string, words: string) => void judge(question, line, words);
    showAsked(asked, give);
    // What is no board lies on the table as it is written.
    if (!asked.board) stage.showOther(make("p", { class: "figures" }, question.replace(/^\w+ /, "")));
    stage.say(howTo(asked), "", false);
    stage.offer();
    place.replaceChildren(written(asked.html), controls(asked, give));
  } catch (error) {
    if (error instanceof GivenUp) return;
    if (!(error instanceof Refused)) throw error;
    byId("check-refused").textContent = notRead(question.replace(/^\w+ /, ""), error.message);
  }
}

async function judge(question: string, answer: string, words: string): Promise<void> {
  const place = byId("judgement");
  const { verdict, html } = await ask("check", { question, answer, ...manner() }, "check");
  const { kinds } = await ask("topics");
  place.dataset["verdict"] = verdict;
  place.replaceChildren(make("p", { class: "answered" }, make("span", { class: "unseen" }, "You: "), words), written(html));
  speakOfThePage(place, kinds);
  stage.say(place.querySelector<HTMLElement>("p:not(.answered)")?.innerText ?? "", verdict === "right" ? "good" : "bad");
}

/** Sets the form to work. */
export function listen(): void {
  const kinds = byId<HTMLSelectElement>("check-kind");
  kinds.append(...KINDS.map(({ word, asks }) => make("option", { value: word }, asks)));
  kinds.addEventListener("change", () => choose(kinds.value, KINDS.find(({ word }) => word === kinds.value)?.example ?? ""));
  byId<HTMLFormElement>("check-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const about = byId<HTMLInputElement>("check-about").value;
    const isBoard = byId("check-label").textContent === "Board";
    const question = `${kinds.value} ${isBoard ? boardMeant(about) : about.replace(/\band\b|,/g, " ")}`.trim();
    go(`check ${question}`);
    void askIt(question).then(() => {
      const place = byId("check-asked");
      place.querySelector<HTMLElement>("button, input")?.focus({ preventScroll: true });
      stage.reveal(place);
    });
  });
}
