// What is said to those who sit before a terminal: on the page a command is a link to where the page does the same, and what is said
// of typing is left out.

import { addressOf } from "./address";
import { make } from "./elements";
import { moveInWords } from "./sentences";

/** Parts of the page that are no questions. */
const PARTS = ["lesson", "practice", "check", "play"];

/** Settings that the page has not. */
const OF_COMMANDS_ALONE = / --(no-lab|key|format|to|width)\b/;

/** Has a text speak of the page; `kinds` are the words of all that can be explained. */
export function speakOfThePage(text: HTMLElement, kinds: string[]): void {
  for (const paragraph of text.querySelectorAll("p")) if (/\bin a terminal\b/.test(paragraph.textContent ?? "")) paragraph.remove();
  for (const code of text.querySelectorAll("code")) {
    const words = (code.textContent ?? "").trim();
    // What was left out with another is gone already.
    if (code.closest("a, pre") !== null || !text.contains(code)) continue;
    if (words.startsWith("--")) leaveOutSentence(code);
    else if (words.startsWith("nimlab ")) tellCommand(code, words, kinds);
  }
}

function tellCommand(code: HTMLElement, words: string, kinds: string[]): void {
  const [, word = "", ...rest] = words.split(/\s+/);
  if (![...kinds, ...PARTS].includes(word) || OF_COMMANDS_ALONE.test(words)) {
    leaveOutClause(code);
    return;
  }
  const about = rest.join(" ").replace(/--(seed|count|depth) \d+/g, "").trim();
  const paragraph = code.closest("p");
  // A drawing that follows says what it is.
  if (word === "board" && paragraph?.textContent === code.textContent && paragraph.nextElementSibling?.querySelector(".still-board")) {
    paragraph.remove();
    return;
  }
  const link = make("a", { href: addressOf([word, about].join(" ").trim()) }, nameOf(word, about));
  const before = code.previousSibling;
  if (before instanceof Text) before.data = before.data.replace(/\btype\s*$/, "open ");
  code.replaceWith(link);
}

/** What a link to what these words ask for is called. */
function nameOf(word: string, about: string): string {
  const board = about.replace(/ ?--(move \S+|by \S+|proof|all)/g, "").trim();
  const move = /--move (\S+)/.exec(about)?.[1];
  const names: Record<string, string> = {
    lesson: `the lesson “${about}”`, practice: `Practise ${about}`, play: "Play", check: "Check an answer", moves: `Every move on ${about}`,
    board: `The board ${about}`, sum: `The nim sum of ${about}`, xor: about.split(" ").join(" XOR "), gate: "The XOR gate", binary: `${about} in binary`, decimal: `What ${about} stands for`,
    values: `The values of ${about}`, group: `A table of nim sums up to ${Number(about) - 1}`,
  };
  if (word !== "explain") return (names[word] ?? `${word} ${about}`).trim();
  if (move) return `Explain on ${board}: ${moveInWords(move)}`;
  if (about.includes("--by")) return `Look ahead on ${board}`;
  return about.includes("--proof") ? `Prove it on ${board}` : `Explain ${board}`;
}

/** The pieces of text of a paragraph, and where in it each begins. */
function pieces(paragraph: HTMLElement): { node: Text; from: number }[] {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const found: { node: Text; from: number }[] = [];
  for (let from = 0; walker.nextNode(); from += (walker.currentNode as Text).data.length) found.push({ node: walker.currentNode as Text, from });
  return found;
}

/** Leaves out what stands between two places of a paragraph, counted in letters. */
function leaveOut(paragraph: HTMLElement, from: number, to: number): void {
  for (const { node, from: begin } of pieces(paragraph)) {
    const [first, last] = [Math.max(0, from - begin), Math.min(node.data.length, to - begin)];
    if (first < last) node.deleteData(first, last - first);
  }
  for (const empty of paragraph.querySelectorAll("code:empty, a:empty")) empty.remove();
  if ((paragraph.textContent ?? "").trim() === "") paragraph.remove();
}

/** Where a piece of code stands: its paragraph, what that says, and where in it the code begins. */
function placeOf(code: HTMLElement): { paragraph: HTMLElement; said: string; at: number } | null {
  const paragraph = code.closest<HTMLElement>("p, li");
  const at = paragraph && pieces(paragraph).find(({ node }) => code.contains(node))?.from;
  return paragraph && at !== undefined && at !== null ? { paragraph, said: paragraph.textContent ?? "", at } : null;
}

/** A sentence that names a setting of commands is said before a terminal alone. */
function leaveOutSentence(code: HTMLElement): void {
  const place = placeOf(code);
  if (!place) return;
  const { paragraph, said, at } = place;
  const from = Math.max(...[". ", "? ", "! "].map((end) => said.lastIndexOf(end, at)).map((end) => (end < 0 ? 0 : end + 2)));
  const end = /[.?!]\)?(?= |$)/.exec(said.slice(at));
  leaveOut(paragraph, from, end ? Math.min(said.length, at + end.index + end[0].length + 1) : said.length);
}

/** ": type `nimlab verify …`" or ", or leave them out: `nimlab lesson …`", where the page cannot do that. */
function leaveOutClause(code: HTMLElement): void {
  const place = placeOf(code);
  if (!place) return;
  const clause = /(, or [^,.:;]*:|[:,;]) ?(type )?$| ?type $/.exec(place.said.slice(0, place.at))?.[0].length ?? 0;
  if (clause > 0) leaveOut(place.paragraph, place.at - clause, place.at + (code.textContent ?? "").length);
  else leaveOutSentence(code);
}
