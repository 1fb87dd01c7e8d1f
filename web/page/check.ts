// Check: what is asked is chosen from a list, answered on its board or by its buttons, and judged.

import { controls, howTo, showAsked } from "./answer";
import { go } from "./address";
import { byId, make, on, written } from "./elements";
import { GivenUp, Refused, ask } from "./engine";
import { boardMeant, notRead } from "./reading";
import * as stage from "./stage";

/** What can be asked, what is written for it where that is no board, and an example. */
const KINDS: Record<string, [about: string, example: string]> = {
  winner: ["Board", "3 4 5"], move: ["Board", "3 4 5"], rows: ["Board", "3 4 5"], balance: ["Board", "3 4 5"], sum: ["Board", "3 4 5"],
  xor: ["Two numbers", "3 5"], binary: ["Number", "6"], decimal: ["Digits", "110"], gate: ["Two inputs", "1 0"],
};

/** Shows the part, with the question that the address names. */
export async function show(words: string): Promise<void> {
  document.title = "Check an answer · nimlab";
  const question = words || "winner 3 4 5";
  const [word = "", ...rest] = question.split(/\s+/);
  const kinds = byId("check-kind");
  if (kinds.childElementCount === 0) {
    const { topics } = await ask("topics");
    kinds.append(...Object.keys(KINDS).map((word) => make("option", { value: word }, topics.find((topic) => topic.word === word)?.name ?? "")));
  }
  if (word in KINDS) choose(word, rest.join(" "));
  await askIt(question);
}

function choose(word: string, about: string): void {
  byId<HTMLSelectElement>("check-kind").value = word;
  byId("check-label").textContent = KINDS[word]?.[0] ?? "Board";
  byId<HTMLInputElement>("check-about").value = about;
}

async function askIt(question: string): Promise<void> {
  const [place, judgement] = [byId("check-asked"), byId("judgement")];
  try {
    const asked = await ask("question", { question }, "check");
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
  const { verdict, html } = await ask("check", { question, answer }, "check");
  place.dataset["verdict"] = verdict;
  place.replaceChildren(make("p", { class: "answered" }, make("span", { class: "unseen" }, "You: "), words), written(html));
  stage.say(place.querySelector<HTMLElement>("p:not(.answered)")?.innerText ?? "", verdict === "right" ? "good" : "bad");
}

/** Sets the form to work. */
export function listen(): void {
  const kinds = byId<HTMLSelectElement>("check-kind");
  on(kinds, "change", () => choose(kinds.value, KINDS[kinds.value]?.[1] ?? ""));
  on(byId("check-form"), "submit", (event) => {
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
