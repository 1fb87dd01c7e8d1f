// Practise: a round of questions, each answered on its board or by its buttons; a round that was left goes on where it was.

import { byId, make } from "./elements";
import { GivenUp, Refused, ask } from "./engine";
import type { Replies } from "./replies";
import { type KeptRound, anySeed, keep, kept, manner } from "./store";
import { hold } from "./talk";
import { speakOfThePage } from "./terminal";

/** What is asked on boards alone, which needs nothing to have been read. */
const FIRST_TOPICS = ["move", "winner", "balance"];

let listed: Replies["topics"] | null = null;

/** The topics, each with a box to choose it. */
export async function topicBoxes(): Promise<HTMLElement[]> {
  listed ??= await ask("topics");
  return listed.topics.map(({ word, about }) =>
    make("label", {}, make("input", { type: "checkbox", name: "topic", value: word }), make("span", {}, about)));
}

/** Shows the part: what the address names is chosen, and a round that was left goes on. */
export async function show(words: string): Promise<void> {
  document.title = "Practise · nimlab";
  const topics = byId("topics");
  if (topics.childElementCount === 0) {
    topics.replaceChildren(...(await topicBoxes()));
    for (const box of topics.querySelectorAll("input")) box.checked = FIRST_TOPICS.includes(box.value);
  }
  const named = words.split(" ").filter((word) => word !== "");
  if (named.length > 0) {
    for (const box of topics.querySelectorAll("input")) box.checked = named.includes(box.value);
  }
  const left = kept().round;
  if (left && named.length === 0) await hold_(left);
}

/** What is said of an answer, which is how a paragraph begins; within one it is about the board. */
function verdictOf(said: HTMLElement): "right" | "wrong" | null {
  const judged = [...said.querySelectorAll<HTMLElement>(":scope > p > :is(.good, .bad)")].find((word) => !word.previousSibling);
  return judged ? (judged.classList.contains("good") ? "right" : "wrong") : null;
}

/** Holds a round. */
async function hold_(round: KeptRound): Promise<void> {
  const { topics, count, seed } = round;
  const marks = make("ol", { class: "marks", "aria-label": "Questions so far" });
  byId("round-head").replaceChildren(make("h1", {}, "Practise"), marks);
  byId("practice-form").closest("details")?.removeAttribute("open");
  let isJudged = false;
  await hold(byId("round"), {
    to: "practice",
    open: () => ask("practice", { topics, count, seed, ...manner() }),
    lines: round.lines,
    after: (said, lines, fresh) => {
      // While a round comes back, what was answered after this is still to be told.
      if (lines.length >= round.lines.length) keep({ round: said.next === "ended" ? undefined : { topics, count, seed, lines: [...lines] } });
      const verdict = lines.at(-1) === "skip" ? "skipped" : verdictOf(fresh);
      const isNext = /Question (\d+) of/.exec(fresh.textContent ?? "");
      if (verdict && !isJudged) {
        marks.lastElementChild?.classList.add(verdict);
        marks.lastElementChild?.setAttribute("aria-label", verdict);
        isJudged = true;
      }
      if (isNext) {
        while (marks.childElementCount < Number(isNext[1])) marks.append(make("li", {}, String(marks.childElementCount + 1)));
        isJudged = false;
      }
      // How many there are stands in the marks, and beside each question.
      const title = fresh.querySelector("h1, h2");
      if (lines.length === 0 && !/^Question/.test(title?.textContent ?? "")) title?.classList.add("unseen");
      if (listed) speakOfThePage(fresh, listed.kinds);
      if (said.next === "ended") {
        byId("practice-form").closest("details")?.setAttribute("open", "");
      }
    },
  });
}

/** Sets the form to work. */
export function listen(): void {
  byId<HTMLFormElement>("practice-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const filled = new FormData(event.target as HTMLFormElement);
    const count = Math.min(100, Math.max(1, Number(filled.get("count")) || 10));
    hold_({ topics: filled.getAll("topic").map(String), count, seed: anySeed(), lines: [] }).then(() => {
      scrollTo({ top: 0 });
      byId("round").querySelector<HTMLElement>(".said")?.focus({ preventScroll: true });
    }).catch((error: unknown) => {
      if (error instanceof Refused) byId("practice-refused").textContent = error.message;
      else if (!(error instanceof GivenUp)) throw error;
    });
  });
}
