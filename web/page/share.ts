// Sharing: a link to what is seen, a picture of the board, and a code to scan.

import { generate } from "lean-qr/nano";
import { linkTo } from "./address";
import { announce, button, make } from "./elements";
import { isDisguise } from "./games";
import { boardNow, isMine, wordsOf } from "./match";
import { boardPicture, codePicture } from "./picture";
import * as stage from "./stage";
import type { KeptGame } from "./store";

/** Offers to share a game: as it stands, or as a challenge its board, which is the one in sight where the reader can win it. */
export function shareGame(game: KeptGame, place: HTMLElement, isChallenge = false): void {
  const now = boardNow(game);
  const left = now?.rows.flatMap(({ counters }) => (counters ? [counters] : [])) ?? [];
  // Nobody is dared to win what cannot be won.
  const isInSight = isMine(game) && left.reduce((sum, row) => sum ^ row, 0) !== 0;
  const dared = isInSight ? { ...game, board: left.join(" "), first: true } : game;
  const links = [{ name: `Copy a challenge: can you win ${dared.board}?`, words: wordsOf({ ...dared, turns: [], challenge: true }, false) }];
  if (game.turns.length > 0 && !isChallenge) links.unshift({ name: toCopy("this game"), words: wordsOf(game, true) });
  const pictured = isInSight ? now : boardNow({ ...game, turns: [] });
  open(place, links, rowsIn(game.board, pictured?.rows.map(({ counters }) => counters ?? 0) ?? stage.board().counters()));
}

/** The rows of a picture: what a game in disguise is played with has none. */
const rowsIn = (board: string, rows: number[]) => (isDisguise(board) ? [] : rows);

/** Offers to share an explanation. */
export function shareExplained(words: string, place: HTMLElement): void {
  open(place, [{ name: toCopy("this board"), words }], rowsIn(words.replace(/^explain /, ""), stage.board().counters()));
}

/** A link needs an address that others can open, and so does a code to scan. */
const isAnywhere = () => linkTo("").isShared;

/** What the button says that copies a link, or from a disk how to get there. */
const toCopy = (what: string) => `Copy ${isAnywhere() ? "a link to" : "how to open"} ${what}`;

/** What is sent: a link, or from a disk what to do with the file that is sent with it. */
function toSend(words: string): string {
  const { link } = linkTo(words);
  return isAnywhere() ? link : `Open ${fileName()}, and put this behind its address: ${link}`;
}

/** The name of the file that this page is. */
const fileName = () => decodeURIComponent(location.pathname.split("/").at(-1) ?? "");

/** Copies a text, and says so; where the device does not let it, the text is there to be copied by hand. */
async function copy(text: string, place: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    place.textContent = isAnywhere() ? "Copied." : `Copied: “${text}”`;
  } catch {
    place.replaceChildren("Copy this: ", make("input", { type: "text", readonly: true, value: text, "aria-label": "What to send" }));
    place.querySelector("input")?.select();
  }
  tell(place);
}

/** What was told is heard, and seen: on a phone the parts at the lower edge would cover it. */
function tell(told: HTMLElement): void {
  announce(told.textContent ?? "");
  told.scrollIntoView({ block: "nearest" });
}

/** Opens the offer of these links, and of a picture of a board with these rows, where there are any. */
function open(place: HTMLElement, links: { name: string; words: string }[], rows: number[]): void {
  const told = make("p", { class: "told-of-sharing" });
  const code = make("div", { class: "code-to-scan" });
  const copying = links.map(({ name, words }) => button(name, () => {
    void copy(toSend(words), told);
  }));
  const picture = rows.length > 0 ? button("Copy a picture", () => void copyPicture(told, rows)) : null;
  const how = isAnywhere() ? null : make("p", {}, `This page is a file, and has no link: send ${fileName()}, and the words that are copied here.`);
  const scan = button("Show a code to scan", () => {
    const { link } = linkTo(links.at(-1)?.words ?? "");
    code.replaceChildren(codePicture(generate(link)), make("p", {}, link));
  });
  const opener = document.activeElement;
  const close = make("button", { type: "button", class: "close", "aria-label": "Close", onclick: () => {
    place.replaceChildren();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else stage.focus();
  } }, "×");
  place.replaceChildren(make("div", { class: "sharing", role: "group", "aria-label": "Share" }, close, make("div", { class: "ways" }, ...copying, picture, isAnywhere() ? scan : null), how, told, code));
  copying[0]?.focus({ preventScroll: true });
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
