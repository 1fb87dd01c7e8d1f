// nimlab in a page: which part is shown, and what is asked in it.

import { onAddress, words } from "./address";
import * as check from "./check";
import { byId, fitTables, on, root } from "./elements";
import { GivenUp, Refused, load } from "./engine";
import * as explain from "./explain";
import * as lessons from "./lessons";
import * as play from "./play";
import * as practice from "./practice";
import * as stage from "./stage";

const PARTS = ["play", "explain", "lesson", "practice", "check"] as const;
type Part = (typeof PARTS)[number];
/** What else people call them. */
const CALLED: Record<string, Part> = { practise: "practice", learn: "lesson", lessons: "lesson", home: "play" };
const isPart = (word: string): word is Part => PARTS.some((part) => part === word);

/** Shows what the address asks for. */
async function follow(): Promise<void> {
  const asked = words();
  const word = asked.split(/\s/)[0] ?? "";
  const part: Part = asked === "" ? "play" : isPart(word) ? word : (CALLED[word] ?? "explain");
  if (byId(`part-${part}`).hidden) scrollTo({ top: 0 });
  for (const name of PARTS) {
    byId(`part-${name}`).hidden = name !== part;
    const link = byId(`to-${name}`);
    if (name === part) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  if (part !== "explain") explain.stopPresenting();
  stage.bringTo(part);
  const rest = isPart(word) || word in CALLED ? asked.slice(word.length).trim() : asked;
  if (part === "play") await play.show(rest);
  else if (part === "explain") await explain.show(rest === "" ? `explain ${play.boardInSight()}` : asked);
  else if (part === "practice") await practice.show(rest);
  else if (part === "check") await check.show(rest);
  else if (rest) await lessons.open(rest);
  else await lessons.list();
}

/** Gives the focus to what a part is about: its board, or where nothing on it can be used what is to be read. */
function skip(): void {
  stage.focus();
  if (stage.hasFocus()) return;
  const part = document.querySelector<HTMLElement>(".part:not([hidden])");
  if (!part) return;
  part.tabIndex = -1;
  part.focus();
}

/** Tells that the page has done what it was asked for, for whoever waits for that. */
async function ready(): Promise<void> {
  await stage.drawn();
  document.body.classList.add("ready", "begun");
  if (performance.getEntriesByName("begun").length === 0) performance.mark("begun");
}

function begin(): void {
  load();
  if (new URLSearchParams(location.search).has("embed")) root.classList.add("embedded");
  stage.begin();
  fitTables(byId("explanation"));
  on(byId("skip"), "click", (event) => {
    event.preventDefault();
    skip();
  });
  play.listen();
  check.listen();
  explain.listen();
  onAddress(() => {
    document.body.classList.remove("ready");
    follow().catch((error: unknown) => {
      if (error instanceof GivenUp) return;
      if (!(error instanceof Refused)) throw error;
      stage.showNoBoard();
      stage.say(error.message, "bad");
    }).finally(() => void ready());
  });
}

begin();
