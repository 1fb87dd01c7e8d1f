// Practise: a round of questions, each answered on its board or by its buttons; it begins at once, and one that was left goes on.

import { button, byId, make } from "./elements";
import { ask } from "./engine";
import { type KeptRound, anySeed, keep, kept } from "./store";
import { hold } from "./talk";
import { learnNames, speakOfThePage, topicNames } from "./terminal";

/** What is asked on boards alone, which needs nothing to have been read. */
const FIRST_TOPICS = ["move", "winner", "balance"];
const COUNT = 10;

/** Shows the part: a round about what the address names; one that was left goes on. */
export async function show(words: string): Promise<void> {
  document.title = "Practise · nimlab";
  const named = words.split(" ").filter((word) => /^[a-z]/.test(word));
  const left = kept().round;
  // It is kept again as it goes on: one that cannot be taken up is not there for ever.
  keep({ round: undefined });
  const isLeft = left && (named.length === 0 || left.topics.join(" ") === named.join(" "));
  await holdRound(isLeft ? left : begun(named.length > 0 ? named : FIRST_TOPICS));
}

const begun = (topics: string[]): KeptRound => ({ topics, count: COUNT, seed: anySeed(), lines: [] });

/** The topics, each a link to a round about it; the summary says what is asked now. */
async function topicsToChoose(now: string[]): Promise<HTMLElement> {
  const mixed = FIRST_TOPICS.join(" ");
  const { topics } = await ask("topics");
  const all = [{ word: mixed, name: "A bit of each" }, ...topics];
  const links = all.map(({ word, name }) => make("a", { href: `#practice ${word}`, ...(word === now.join(" ") ? { "aria-current": "true" } : {}) }, name));
  return make("details", { class: "topics-to-choose" },
    make("summary", {}, now.join(" ") === mixed ? "A bit of each: choose a topic" : topicNames(now)), make("div", { class: "ways" }, ...links));
}

/** What is said of an answer, which is how a paragraph begins; within one it is about the board. */
function verdictOf(said: HTMLElement): "right" | "wrong" | null {
  const judged = [...said.querySelectorAll<HTMLElement>(":scope > p > :is(.good, .bad)")].find((word) => !word.previousSibling);
  return judged ? (judged.classList.contains("good") ? "right" : "wrong") : null;
}

/** Holds a round. */
async function holdRound(round: KeptRound): Promise<void> {
  const { topics, count, seed } = round;
  await learnNames();
  const marks = Array.from({ length: count }, (_, at) => make("li", {}, String(at + 1)));
  byId("round-head").replaceChildren(make("h1", {}, "Practise"), await topicsToChoose(topics), make("ol", { class: "marks", "aria-label": "Questions" }, ...marks));
  let now: HTMLElement | undefined;
  await hold(byId("round"), {
    to: "practice",
    open: () => ask("practice", { topics, count, seed }),
    lines: round.lines,
    after: (said, lines, fresh) => {
      // While a round comes back, what was answered after this is still to be told.
      if (lines.length >= round.lines.length) keep({ round: said.next === "ended" ? undefined : { topics, count, seed, lines: [...lines] } });
      const verdict = lines.at(-1) === "skip" ? "skipped" : verdictOf(fresh);
      if (verdict && now && !now.hasAttribute("aria-label")) {
        now.classList.add(verdict);
        now.setAttribute("aria-label", verdict);
      }
      // What is said of an answer comes before the next question, and is shown without it.
      if (said.asked && said.number !== null) {
        now?.removeAttribute("aria-current");
        now = marks[said.number - 1];
        now?.setAttribute("aria-current", "step");
      }
      // How many there are stands in the marks, and beside each question.
      const title = fresh.querySelector("h1, h2");
      if (lines.length === 0 && !/^Question/.test(title?.textContent ?? "")) title?.classList.add("unseen");
      speakOfThePage(fresh);
      if (said.next === "ended") fresh.append(make("p", { class: "ways" }, button("Ten more questions", () => void holdRound(begun(topics)).then(() => scrollTo({ top: 0 })), "first")));
    },
  });
}
