// Lessons: the list of them, and one, with exercises that are answered in the page.

import { announce, attempt, byId, make } from "./elements";
import { ask } from "./engine";
import { forget, keep, kept, manner } from "./keeping";
import { hold } from "./talk";

/** Lists the lessons, with how far somebody has come. */
export function list(): void {
  document.title = "Lessons · nimlab";
  const { lessons } = ask("lessons", { progress: kept().progress });
  const items = lessons.map(({ name, title, goals, is_begun, is_done }) =>
    make("li", {},
      make("a", { href: `#lesson ${name}` }, title),
      is_done ? " (done)" : is_begun ? " (begun)" : "",
      make("ul", {}, ...goals.map((goal) => make("li", {}, goal))),
    ),
  );
  const forgetting = make("button", {
    type: "button",
    onclick: () => {
      forget();
      list();
      announce("Your place is forgotten.");
    },
  }, "Forget my place");
  byId("lessons").replaceChildren(
    make("h1", {}, "Lessons"),
    make("ol", { class: "lessons" }, ...items),
    make("p", { class: "ways" }, make("span", {}, "Your place is kept on this device alone."), forgetting),
  );
}

/** Opens a lesson where it was left. */
export function open(name: string): void {
  const place = byId("lessons");
  const all = () => make("p", {}, make("a", { href: "#lesson" }, "All lessons"));
  attempt(place, () => {
    const opening = ask("lesson", { name, progress: kept().progress, ...manner() });
    hold(place, opening, {
      to: "lesson",
      label: "Your answer",
      after: ({ progress }) => {
        if (progress) keep({ progress });
        linkToOthers(place);
      },
    });
    const heading = place.querySelector("h2")?.textContent ?? name;
    document.title = `${heading} · nimlab`;
    place.prepend(make("h1", { class: "unseen" }, `Lesson: ${heading}`));
  });
  place.prepend(all());
}

/** What leads elsewhere in the course leads there in the page: links to other lessons, which stand as files beside each other, and commands. */
function linkToOthers(place: HTMLElement): void {
  for (const link of place.querySelectorAll<HTMLAnchorElement>("a[href$='.md']")) {
    const name = /(?:\d+-)?([a-z0-9-]+)\.md$/.exec(link.getAttribute("href") ?? "")?.[1];
    if (name) link.href = `#lesson ${name}`;
  }
  const known = [...ask("topics").kinds, "lesson", "practice", "check", "play"];
  for (const code of place.querySelectorAll("code")) {
    const [program, word = "", ...rest] = code.innerText.trim().split(/\s+/);
    const isLinked = code.closest("a, pre") !== null;
    if (program !== "nimlab" || isLinked || !known.includes(word)) continue;
    const link = make("a", { href: `#${encodeURI([word, ...rest].join(" "))}` });
    code.replaceWith(link);
    link.append(code);
  }
}
