// Learn: the lessons as a path, and one of them, with exercises that are answered on the board.

import { announce, button, byId, make } from "./elements";
import { ask, passOver } from "./engine";
import type { ListedLesson } from "./replies";
import { keep, kept, progress } from "./store";
import { hold } from "./talk";
import { learnNames, speakOfThePage } from "./terminal";

const isBegun = ({ is_begun, answered }: ListedLesson) => is_begun || answered > 0;

/** What a mark says of a lesson: done only where no exercise is left. */
function mark(lesson: ListedLesson): { sign: string; words: string } {
  const { is_done, exercises, answered } = lesson;
  const left = exercises - answered;
  if (is_done && left <= 0) return { sign: "✓", words: "done" };
  if (is_done) return { sign: "◐", words: `read, ${left} of ${exercises} exercises left` };
  if (isBegun(lesson)) return { sign: "◔", words: `begun, ${answered} of ${exercises} exercises done` };
  return { sign: "○", words: `${exercises} exercises` };
}

/** What was pressed may have gone with what stood there: then the heading of what came has the focus. */
function focusHead(): void {
  const heading = byId("lesson-head").querySelector("h1");
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The short way for whoever wants no more than to win, and which lessons put it in digits. */
function shortWay(lessons: ListedLesson[]): HTMLElement | null {
  const at = (name: string) => lessons.findIndex((lesson) => lesson.name === name) + 1;
  const link = (name: string) => make("a", { href: `#lesson ${name}` }, `lesson ${at(name)}`);
  const [from, to] = [at("xor-gate"), at("padded-xor")];
  if (at("the-game") === 0 || at("why-it-works") === 0 || from === 0 || to === 0) return null;
  return make("p", { class: "short-way" }, make("strong", {}, "Only want to win? "), "Read ", link("the-game"), ", then ",
    make("a", { href: "#pair 3 4 5" }, "pair the groups of 3 4 5"), ` by hand. Lessons ${from} to ${to} put that in digits, as a lab of a course does; `, link("why-it-works"), " proves it.");
}

/** Lists the lessons, with how far somebody has come. */
export async function list(): Promise<void> {
  document.title = "Learn · nimlab";
  const { lessons } = await ask("lessons", progress(), "lessons");
  // What was begun last is gone on with, wherever it is.
  const next = lessons.findLast((lesson) => isBegun(lesson) && !lesson.is_done) ?? lessons.find(({ is_done }) => !is_done);
  const items = lessons.map((lesson) => {
    const { sign, words } = mark(lesson);
    return make("li", { class: lesson === next ? "next" : "" },
      make("a", { href: `#lesson ${lesson.name}` }, lesson.title),
      make("span", { class: "gives" }, lesson.goals[0] ?? ""),
      make("span", { class: "quiet" }, make("span", { class: "mark", "aria-hidden": "true" }, sign), ` ${words}`));
  });
  const forget = button("Forget my place", () => {
    keep({ progress: undefined });
    void list();
    announce("Your place is forgotten.");
  });
  byId("lesson-head").replaceChildren(make("h1", {}, "Learn"), make("p", { class: "rules" }, next ? make("a", { class: "first-link", href: `#lesson ${next.name}` }, `${lessons.some((lesson) => isBegun(lesson) || lesson.is_done) ? "Go on" : "Begin"} with lesson ${lessons.indexOf(next) + 1}: ${next.title}`) : "You have read them all."));
  const short = shortWay(lessons);
  if (short && !lessons.some(({ is_done }) => is_done)) byId("lesson-head").append(short);
  byId("lessons").replaceChildren(
    make("ol", { class: "path" }, ...items),
    make("p", { class: "ways" }, make("span", {}, "Your place is kept only on this device."), forget),
  );
  focusHead();
}

/** Opens a lesson where it was left. */
export async function open(name: string): Promise<void> {
  const place = byId("lessons");
  const head = byId("lesson-head");
  head.replaceChildren(make("a", { href: "#lesson" }, "← All lessons"));
  const before = kept().progress;
  const { lessons } = await ask("lessons", progress(), "lessons");
  const at = lessons.findIndex((lesson) => lesson.name === name);
  await learnNames();
  const lesson = lessons[at];
  // In sight also where the lesson is scrolled.
  const steps = make("p", { class: "quiet", id: "lesson-steps" });
  const tell = (answered: number) => (steps.textContent = `Lesson ${at + 1} of ${lessons.length} · ${answered} of ${lesson?.exercises} exercises done`);
  if (lesson) {
    head.append(steps, make("h1", {}, lesson.title));
    tell(lesson.answered);
    document.title = `${lesson.title} · nimlab`;
  }
  focusHead();
  await hold(place, {
    to: "lesson",
    open: () => ask("lesson", { name, ...(before === undefined ? {} : { progress: before }) }),
    lines: [],
    after: (said, _, fresh) => {
      if (said.progress) keep({ progress: said.progress });
      if (lesson) tell(answeredIn(said.progress, name));
      speakOfThePage(fresh);
      // The title stands above.
      const title = fresh.querySelector("h1, h2");
      if (title?.textContent === lesson?.title) title?.classList.add("unseen");
      if (lesson) foldGoals(fresh, lesson);
      if (said.next === "ended") end(fresh, lessons, at);
    },
  });
}

/** What one will be able to do can be read below the title; the lesson begins at once. */
function foldGoals(fresh: HTMLElement, { goals }: ListedLesson): void {
  const list = [...fresh.querySelectorAll("ul")].find(({ children }) => children.length === goals.length && children[0]?.textContent?.trim() === goals[0]);
  const lead = list?.previousElementSibling;
  if (!list || !lead) return;
  lead.remove();
  byId("lesson-head").append(make("details", {}, make("summary", {}, "What you will be able to do"), list));
}

function answeredIn(progress: unknown, name: string): number {
  const answered = (progress as { answered?: Record<string, unknown> } | null)?.answered?.[name];
  return Array.isArray(answered) ? answered.length : 0;
}

/** The end of a lesson leads to the next one. */
function end(fresh: HTMLElement, lessons: ListedLesson[], at: number): void {
  const next = lessons[at + 1];
  fresh.append(make("p", { class: "ways" },
    next ? make("a", { class: "first-link", href: `#lesson ${next.name}` }, `Next lesson: ${next.title}`) : "That was the last lesson.",
    make("a", { href: "#lesson" }, "All lessons")));
}

/** Has a text that speaks of a lesson by its number lead there. */
export async function linkToLessons(text: HTMLElement): Promise<void> {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (/\blesson\s\d/.test(node.data) && !node.parentElement?.closest("a, button, summary")) found.push(node);
  }
  if (found.length === 0) return;
  const listed = await ask("lessons", progress(), "linked").catch(passOver);
  if (!listed) return;
  for (const node of found) {
    const pieces = node.data.split(/(\blesson\s\d+)/).map((piece) => {
      const lesson = listed.lessons[Number(/^lesson\s(\d+)$/.exec(piece)?.[1] ?? 0) - 1];
      return lesson ? make("a", { href: `#lesson ${lesson.name}` }, piece) : piece;
    });
    node.replaceWith(...pieces);
  }
}
