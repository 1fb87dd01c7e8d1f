// nimlab in a page: which part is shown, and what is asked in it.

import { ask, load, Refused } from "./engine";
import { go, words } from "./address";
import { announce, byId, make, written } from "./elements";
import * as explain from "./explain";
import { forget, keep, kept, manner } from "./keeping";
import { hold } from "./talk";

/** The parts of the page, by the word that leads to each. */
const PARTS = ["explain", "lesson", "practice", "check", "play"] as const;
type Part = (typeof PARTS)[number];

const FIRST = "explain 18 6 3 20 9";

/** A seed for a round or a game of one's own. */
function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** Shows what the address asks for. */
function follow(): void {
  const asked = words();
  const word = asked.split(/\s/)[0] ?? "";
  const part: Part = PARTS.find((name) => name === word) ?? "explain";
  for (const name of PARTS) {
    byId(`part-${name}`).hidden = name !== part;
    const link = byId(`to-${name}`);
    if (name === part) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  if (part !== "explain") explain.stopPresenting();
  const rest = asked.slice(word.length).trim();
  switch (part) {
    case "explain":
      explain.show(asked === "" || asked === "explain" ? FIRST : asked);
      break;
    case "lesson":
      if (rest) openLesson(rest);
      else listLessons();
      break;
    case "practice":
      document.title = "Practice · nimlab";
      break;
    case "check":
      document.title = "Check an answer · nimlab";
      if (rest) byId<HTMLInputElement>("question").value = rest;
      break;
    case "play":
      document.title = "Play · nimlab";
      if (rest) byId<HTMLInputElement>("play-board").value = rest;
      break;
  }
}

function listLessons(): void {
  document.title = "Lessons · nimlab";
  const place = byId("lessons");
  const { lessons } = ask("lessons", { progress: kept().progress });
  const list = make("ol", { class: "lessons" });
  for (const { name, title, goals, is_begun, is_done } of lessons) {
    const mark = is_done ? " (done)" : is_begun ? " (begun)" : "";
    list.append(
      make("li", {},
        make("a", { href: `#lesson ${name}` }, title), mark,
        make("ul", {}, ...goals.map((goal) => make("li", {}, goal))),
      ),
    );
  }
  place.replaceChildren(
    make("h1", {}, "Lessons"),
    list,
    make("p", {}, "Your place is kept on this device alone. ",
      make("button", { type: "button", onclick: () => { forget(); listLessons(); announce("Forgotten."); } }, "Forget my place")),
  );
}

function openLesson(name: string): void {
  const place = byId("lessons");
  try {
    const opening = ask("lesson", { name, progress: kept().progress, ...manner() });
    hold(place, opening, {
      label: "Answer",
      isPaged: true,
      after: ({ progress }) => {
        if (progress) keep({ progress });
        linkLessons(place);
      },
    });
    document.title = `${place.querySelector("h1, h2")?.textContent ?? name} · nimlab`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    place.replaceChildren(make("p", { class: "refused", role: "alert" }, error.message), make("p", {}, make("a", { href: "#lesson" }, "All lessons")));
  }
}

/** Links to other lessons, which stand as files beside each other, lead to them in the page. */
function linkLessons(place: HTMLElement): void {
  for (const link of place.querySelectorAll<HTMLAnchorElement>("a[href$='.md']")) {
    const name = /(?:\d+-)?([a-z0-9-]+)\.md$/.exec(link.getAttribute("href") ?? "")?.[1];
    if (name) link.href = `#lesson ${name}`;
  }
}

function practise(event: Event): void {
  event.preventDefault();
  const form = new FormData(event.target as HTMLFormElement);
  const topics = form.getAll("topic").map(String);
  const game = String(form.get("game") ?? "").trim();
  const place = byId("round");
  try {
    hold(place, ask("practice", {
      topics: game ? [...topics, game] : topics,
      count: Number(form.get("count")) || 10,
      seed: anySeed(),
      ...manner(),
    }), { label: "Your answer" });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    place.replaceChildren(make("p", { class: "refused", role: "alert" }, error.message));
  }
}

function check(event: Event): void {
  event.preventDefault();
  const form = new FormData(event.target as HTMLFormElement);
  const place = byId("judgement");
  try {
    const { verdict, html } = ask("check", { question: form.get("question"), answer: form.get("answer"), ...manner() });
    place.replaceChildren(written(html));
    place.dataset["verdict"] = verdict;
    announce(place.innerText);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    place.replaceChildren(make("p", { class: "refused", role: "alert" }, error.message));
  }
}

function play(event: Event): void {
  event.preventDefault();
  const form = new FormData(event.target as HTMLFormElement);
  const place = byId("game");
  try {
    const opening = ask("play", {
      board: form.get("board"),
      misere: form.get("misere") !== null,
      players: [String(form.get("first") ?? ""), String(form.get("second") ?? "")],
      difficulty: Number(form.get("difficulty")),
      coach: form.get("coach") !== null,
      seed: anySeed(),
      ...manner(),
    });
    hold(place, opening, { label: "Your move" });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    place.replaceChildren(make("p", { class: "refused", role: "alert" }, error.message));
  }
}

async function begin(): Promise<void> {
  await load();
  byId("explain-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = byId<HTMLInputElement>("board").value.trim();
    // What begins with a word of its own is asked as it stands; a board is explained.
    go(/^[a-z]/i.test(typed) && !isBoard(typed) ? typed : `explain ${typed}`);
  });
  for (const example of document.querySelectorAll<HTMLElement>("[data-words]")) {
    example.addEventListener("click", () => go(example.dataset["words"] ?? FIRST));
  }
  byId("present").addEventListener("click", explain.present);
  byId("practice-form").addEventListener("submit", practise);
  byId("check-form").addEventListener("submit", check);
  byId("play-form").addEventListener("submit", play);
  const topics = byId("topics");
  for (const topic of ask("topics").topics) {
    topics.append(make("label", {}, make("input", { type: "checkbox", name: "topic", value: topic }), ` ${topic}`));
  }
  const names = byId<HTMLSelectElement>("names");
  names.value = kept().labNames === undefined ? "" : kept().labNames ? "lab" : "standard";
  names.addEventListener("change", () => {
    keep({ labNames: names.value === "" ? undefined : names.value === "lab" });
    follow();
  });
  addEventListener("hashchange", follow);
  follow();
  document.body.classList.add("ready");
}

function isBoard(typed: string): boolean {
  try {
    ask("board", { words: typed.replace(/--misere/g, ""), misere: typed.includes("--misere") });
    return true;
  } catch {
    return false;
  }
}

begin().catch((error: unknown) => {
  byId("refused").textContent = `nimlab could not begin here: ${String(error)}. It needs a browser of 2023 or later.`;
});
