// Sharing: a link to what is seen, a picture of the board, and a code to scan.

import { generate } from "lean-qr/nano";
import { linkTo } from "./address";
import { after, announce, button, focusOn, make, tellClosable } from "./elements";
import { ask } from "./engine";
import { wordsOf } from "./match";
import { boardPicture, codePicture } from "./picture";
import type { DrawnBoard } from "./replies";
import { listed } from "./sentences";
import * as stage from "./stage";
import type { KeptGame } from "./store";

/** A board as one tells a friend about it: "Nim, rows of 3, 4 and 5", and how the game is played. */
function inWords({ name, rule }: DrawnBoard, words: string): [what: string, rule: string] {
  const sizes = words.replace(/^[a-z]\S* (?!.*\+)/, "");
  const isOfRows = /^[\d ]+$/.test(sizes);
  return [`${name}, ${isOfRows ? `${sizes.includes(" ") ? "rows" : "a row"} of ${listed(sizes.split(" "), "and")}` : sizes}`, rule];
}

/** What can be copied: by this name, these words for a friend, and the words that lead there. */
interface Sent {
  name: string;
  says: string;
  words: string;
}

/** Offers to share a game: as a challenge the board in sight, where the friend has the side that can win, and as it stands. */
export async function shareGame(game: KeptGame, place: HTMLElement): Promise<void> {
  const on = (turns: string[]) => ask("board", { words: game.board, misere: game.misere, turns });
  const seen = await on(game.turns);
  const { board, verdict } = seen.board.is_over ? await on([]) : seen;
  const rows = board.rows.map(({ counters }) => counters ?? 0);
  const words = /^[\d ]+$/.test(board.words) ? rows.filter((size) => size > 0).join(" ") : board.words;
  const [what, rule] = inWords(board, words);
  const says = `Can you win this? ${what}, ${verdict.wins ? "you begin" : "you move second"}. ${rule}`;
  const challenge = { ...game, board: words, turns: [], first: verdict.wins, challenge: true };
  // A link that works on this computer alone leads to the challenge: the game itself is there already.
  open(place, [
    { name: `Copy a challenge: ${what}`, says, words: wordsOf(challenge, false) },
    { name: linkOf("game"), says: "", words: isAnywhere() ? wordsOf(game, true) : wordsOf(challenge, false) },
  ], rows);
}

/** Offers to share an explanation. */
export function shareExplained(words: string, board: DrawnBoard | null, place: HTMLElement): void {
  const says = board && !isAnywhere() ? [{ name: "Copy this board in words", says: inWords(board, board.words).join(". "), words }] : [];
  open(place, [...says, { name: linkOf("board"), says: "", words }], board ? stage.board().counters() : []);
}

/** A link needs an address that others can open, and so does a code to scan. */
const isAnywhere = () => location.protocol !== "file:";

/** What a link is called. */
const linkOf = (what: string) => (isAnywhere() ? `Copy a link to this ${what}` : "Copy the link for this computer");

/** What is sent: what is asked in plain words, and the link; where others cannot open that, where it is to be played. */
const toSend = ({ says, words }: Sent) => (isAnywhere() || says === "" ? `${says} ${linkTo(words)}`.trim() : `${says} On nimlab’s page, put #${words} behind the address.`);

/** Copies a text; the button that was pressed says so, and below it stands what was copied. Where the device does not let it, the text is there to be copied by hand. */
async function copy(text: string, place: HTMLElement, pressed: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    place.textContent = `Copied: “${text}”`;
    announce(place.textContent);
    await tick(pressed);
  } catch {
    place.replaceChildren("Copy this: ", make("input", { type: "text", readonly: true, value: text, "aria-label": "What to send" }));
    place.querySelector("input")?.select();
    tell(place);
  }
}

/** For a while a button says that it has done its work; nothing moves. */
async function tick(pressed: HTMLElement): Promise<void> {
  pressed.classList.add("done");
  await after(1500);
  pressed.classList.remove("done");
}

/** What was told is heard, and seen: on a phone the parts at the lower edge would cover it. */
function tell(told: HTMLElement): void {
  announce(told.textContent ?? "");
  told.scrollIntoView({ block: "nearest" });
}

/** Opens the offer of these links, and of a picture of a board with these rows, where there are any. */
function open(place: HTMLElement, links: Sent[], rows: number[]): void {
  const told = make("p", { class: "told-of-sharing" });
  const code = make("div", { class: "code-to-scan" });
  const copying = links.map((sent) => {
    const pressed = button(sent.name, () => void copy(toSend(sent), told, pressed));
    return pressed;
  });
  const picture = rows.length > 0 ? button("Copy a picture", () => void copyPicture(told, rows)) : null;
  const how = isAnywhere() ? null : make("p", {}, "This page is a file here: its address works on this computer only. Send the words.");
  const scan = button("Show a code to scan", () => {
    const link = linkTo(links[0]?.words ?? "");
    code.replaceChildren(codePicture(generate(link)), make("p", {}, link));
  });
  const opener = document.activeElement;
  const back = () => (opener instanceof HTMLElement && opener.isConnected ? opener : stage.toUse());
  tellClosable(place, "Close", back, make("div", { class: "sharing", role: "group", "aria-label": "Share" }, make("div", { class: "ways" }, ...copying, picture, isAnywhere() ? scan : null), how, told, code));
  focusOn(copying[0]);
  stage.reveal(place);
}

async function copyPicture(told: HTMLElement, rows: number[]): Promise<void> {
  const drawing = boardPicture(rows);
  try {
    const made = await new Promise<Blob | null>((done) => drawing.toBlob(done));
    if (!made) throw new Error("no picture");
    await navigator.clipboard.write([new ClipboardItem({ "image/png": made })]);
    told.textContent = "The picture is copied.";
  } catch {
    told.replaceChildren(make("a", { href: drawing.toDataURL(), download: "nim.png" }, "Keep the picture"));
  }
  tell(told);
}
