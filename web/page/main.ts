// nimlab in a page: which part is shown, and what is asked in it.

import { go, words } from "./address";
import { byId, make } from "./elements";
import { ask, load } from "./engine";
import * as explain from "./explain";
import * as forms from "./forms";
import { keep, kept } from "./keeping";
import * as lessons from "./lessons";

/** The parts of the page, by the word that leads to each, with what its window is called. */
const PARTS = { explain: "Explain", lesson: "Lessons", practice: "Practice", check: "Check an answer", play: "Play" } as const;
type Part = keyof typeof PARTS;
const isPart = (word: string): word is Part => Object.hasOwn(PARTS, word);

const FIRST = "explain 18 6 3 20 9";

/** Shows what the address asks for. */
function follow(): void {
  const asked = words();
  const word = asked.split(/\s/)[0] ?? "";
  const part: Part = isPart(word) ? word : "explain";
  for (const name of Object.keys(PARTS)) {
    byId(`part-${name}`).hidden = name !== part;
    const link = byId(`to-${name}`);
    if (name === part) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  if (part !== "explain") explain.stopPresenting();
  document.title = `${PARTS[part]} · nimlab`;
  const rest = asked.slice(word.length).trim();
  if (part === "explain") explain.show(asked === "" || asked === "explain" ? FIRST : asked);
  else if (part !== "lesson") forms.choose(part, rest);
  else if (rest) lessons.open(rest);
  else lessons.list();
}

/** The games of which a board can be drawn, as they are asked for. */
const GAMES = ["nim", "misere", "subtract:1,2,3", "kayles", "dawson", "lasker", "grundy", "divisors", "moore:2"];

async function begin(): Promise<void> {
  await load();
  byId("explain-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = byId<HTMLInputElement>("board").value.trim();
    // The same address again is no change of it.
    if (typed === words()) follow();
    else go(typed || "explain");
  });
  const games = byId<HTMLSelectElement>("draw-game");
  games.append(...GAMES.map((game) => make("option", { value: game }, game === "nim" ? "Nim" : game === "misere" ? "Nim, misère" : game)));
  byId("draw-form").addEventListener("submit", (event) => {
    event.preventDefault();
    go(ask("draw", { name: games.value, seed: forms.anySeed() }).words);
  });
  byId("present").addEventListener("click", explain.begin);
  byId("controls").querySelector(".end")?.addEventListener("click", () => {
    explain.stopPresenting();
    byId("present").focus();
  });
  addEventListener("keydown", ({ key, target, ctrlKey, altKey, metaKey }) => {
    const isTyped = target instanceof Element && target.closest("input, select, textarea");
    if (key === "p" && !isTyped && !ctrlKey && !altKey && !metaKey && !byId("part-explain").hidden) explain.begin();
  });
  forms.begin();
  const letters = byId<HTMLSelectElement>("letters");
  letters.value = kept().labNames === undefined ? "" : kept().labNames ? "lab" : "standard";
  letters.addEventListener("change", () => {
    keep({ labNames: letters.value === "" ? undefined : letters.value === "lab" });
    if (!byId("part-explain").hidden) follow();
  });
  addEventListener("hashchange", follow);
  follow();
  document.body.classList.add("ready");
  performance.mark("begun");
}

begin().catch((error: unknown) => {
  byId("explanation").replaceChildren();
  byId("refused").textContent = `nimlab could not begin here: ${String(error)}. It needs a browser of 2023 or later.`;
});
