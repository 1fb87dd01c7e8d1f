// For teachers: a worksheet with its key, to print; a frame for a course's page.

import { go } from "./address";
import { all, button, byId, make, on, written } from "./elements";
import { GAMES } from "./games";
import { Refused, ask, passOver } from "./engine";
import { boardMeant, notRead } from "./reading";
import { anySeed, working } from "./store";

/** Shows the part. */
export async function show(): Promise<void> {
  document.title = "For teachers · nimlab";
  const place = byId("for-teachers");
  if (place.childElementCount > 0) return;
  const boxes = (await ask("topics")).topics.map(({ word, name }) =>
    make("label", {}, make("input", { type: "checkbox", name: "topic", value: word }), make("span", {}, name)));
  const topics = make("div", { class: "topics" }, ...boxes);
  const other = make("select", {}, make("option", { value: "" }, "Nim alone"), ...GAMES.filter(({ word }) => word !== "nim").map(({ word, name }) => make("option", { value: word }, name)));
  const count = make("input", { type: "number", min: 1, max: 100, value: 10 });
  const told = make("p", { class: "refused", role: "alert" });
  const sheets = make("div", { class: "sheets" });
  const form = make("form", { class: "settings" },
    make("label", {}, "Boards of ", other),
    make("label", {}, "Questions ", count),
    make("details", {}, make("summary", {}, "What about? Some of each"), topics), told,
    make("button", { type: "submit", class: "first" }, "Make a worksheet"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = [...topics.querySelectorAll("input")].filter(({ checked }) => checked).map(({ value }) => value);
    if (other.value !== "") chosen.push(other.value);
    ask("sheet", { topics: chosen, count: Number(count.value) || 10, seed: anySeed() }, "sheet").then(({ html, key }) => {
      told.textContent = "";
      const sheet = make("article", { class: "sheet", "aria-label": "Worksheet" }, written(html));
      const filled = make("article", { class: "sheet", "aria-label": "Key" }, written(key));
      const title = filled.querySelector("h1, h2");
      if (title) title.append(": the key");
      sheets.replaceChildren(
        make("div", { class: "ways on-screen" }, button("Print the worksheet", () => printed(sheet), "first"), button("Print the key", () => printed(filled))),
        sheet, make("details", { class: "setup" }, make("summary", {}, "The key"), filled));
      sheets.scrollIntoView({ block: "start" });
      sheets.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    }).catch((error: unknown) => {
      if (error instanceof Refused) told.textContent = error.message;
      else passOver(error);
    });
  });
  const board = make("input", { type: "text", value: "3 4 5", autocomplete: "off" });
  const refused = make("p", { class: "refused", role: "alert" });
  const presented = make("form", { class: "line" }, make("label", { class: "pair" }, "Board", board), make("button", { type: "submit", class: "first" }, "Present"), refused);
  // Whoever begins here comes back here, and the class sees no answer on the way.
  let isFromHere = false;
  on(presented, "submit", (event) => {
    event.preventDefault();
    ask("explain", { words: `explain ${boardMeant(board.value)}`, turns: [], ...working() }, "explain").then(() => {
      [isFromHere, refused.textContent] = [true, ""];
      go(`present ${board.value}`);
    }).catch((error: unknown) => {
      if (error instanceof Refused) refused.textContent = notRead(board.value, error.message);
      else passOver(error);
    });
  });
  on(byId("present"), "click", () => (isFromHere = false));
  for (const end of all(byId("controls"), ".end")) on(end, "click", () => isFromHere && go("teach"));
  const isFile = location.protocol === "file:";
  const frame = `<iframe src="${isFile ? "nimlab.html" : location.href.replace(/[?#].*$/, "")}?embed#play 3 4 5" width="400" height="360" title="Nim"></iframe>`;
  const panel = (title: string, ...told: HTMLElement[]) => make("section", { class: "card" }, make("h2", {}, title), ...told);
  place.replaceChildren(
    make("div", { class: "cards" },
      panel("In front of the class",
        make("p", {}, "Present a board step by step: each result is hidden until you ask for it."),
        presented,
        make("p", {}, `${isFile ? "Where this page stands on the web, Share" : "Share"} shows a code to scan, and a challenge: “Can you win this?”`)),
      panel("A worksheet", form),
      panel("In your own page", make("p", {}, "A frame with a board and its verdict alone:"), make("pre", { tabindex: 0 }, frame))),
    sheets);
}

/** Prints this alone. */
function printed(sheet: HTMLElement): void {
  document.documentElement.classList.add("printing-sheet");
  sheet.classList.add("printed");
  const folded = sheet.closest("details");
  const wasOpen = folded?.open ?? true;
  if (folded) folded.open = true;
  addEventListener("afterprint", () => {
    document.documentElement.classList.remove("printing-sheet");
    sheet.classList.remove("printed");
    if (folded) folded.open = wasOpen;
  }, { once: true });
  print();
}
