// Sharing: a link to what is seen, a picture of the board, and a code to scan.

import { generate } from "lean-qr/nano";
import { linkTo } from "./address";
import { announce, button, focusOn, make, tellClosable } from "./elements";
import { isDisguise, ruleOf } from "./games";
import { boardNow, isMine, wordsOf } from "./match";
import { boardPicture, codePicture } from "./picture";
import { listed } from "./sentences";
import * as stage from "./stage";
import type { KeptGame } from "./store";

/** A board as one tells a friend about it: "Nim, rows of 3, 4 and 5", and how the game is played. */
function inWords(board: string, misere: boolean): [what: string, rule: string] {
  const { name, rule } = ruleOf(`${misere ? "--misere " : ""}${board}`) ?? { name: "Nim", rule: "" };
  const sizes = board.replace(/^[a-z]\S* (?!.*\+)/, "");
  const isOfRows = /^[\d ]+$/.test(sizes) && !isDisguise(board);
  return [`${name}, ${isOfRows ? `${sizes.includes(" ") ? "rows" : "a row"} of ${listed(sizes.split(" "), "and")}` : sizes}`, rule];
}

/** Offers to share a game: as it stands, or as a challenge its board, which is the one in sight where the reader can win it. */
export function shareGame(game: KeptGame, place: HTMLElement, isChallenge = false): void {
  const now = boardNow(game);
  const left = now?.rows.flatMap(({ counters }) => (counters ? [counters] : [])) ?? [];
  // Nobody is dared to win what cannot be won.
  const isInSight = isMine(game) && left.reduce((sum, row) => sum ^ row, 0) !== 0;
  const dared = isInSight ? { ...game, board: left.join(" "), first: true } : game;
  const [what, rule] = inWords(dared.board, game.misere);
  const says = `Can you win this? ${what}, ${dared.first ? "you begin" : "you move second"}. ${rule}`;
  const links = [{ name: `Copy a challenge: ${what}`, says, words: wordsOf({ ...dared, turns: [], challenge: true }, false) }];
  if (game.turns.length > 0 && !isChallenge && isAnywhere()) links.unshift({ name: "Copy a link to this game", says: "", words: wordsOf(game, true) });
  const pictured = isInSight ? now : boardNow({ ...game, turns: [] });
  open(place, links, rowsIn(game.board, pictured?.rows.map(({ counters }) => counters ?? 0) ?? stage.board().counters()));
}

/** The rows of a picture: what a game in disguise is played with has none. */
const rowsIn = (board: string, rows: number[]) => (isDisguise(board) ? [] : rows);

/** Offers to share an explanation. */
export function shareExplained(words: string, place: HTMLElement): void {
  const board = words.replace(/^explain (--misere )?| --.*$/g, "");
  const link = { name: "Copy a link to this board", says: "", words };
  if (!isAnywhere()) Object.assign(link, { name: "Copy this board in words", says: inWords(board, words.includes("--misere")).join(". ") });
  open(place, [link], rowsIn(board, stage.board().counters()));
}

/** A link needs an address that others can open, and so does a code to scan. */
const isAnywhere = () => linkTo("").isShared;

/** What is sent: what is asked in plain words, and where others can open it the link. */
const toSend = (says: string, words: string) => `${says} ${isAnywhere() ? linkTo(words).link : ""}`.trim();

/** Copies a text, and says so; where the device does not let it, the text is there to be copied by hand. */
async function copy(text: string, place: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    place.textContent = `Copied: “${text}”`;
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
function open(place: HTMLElement, links: { name: string; says: string; words: string }[], rows: number[]): void {
  const told = make("p", { class: "told-of-sharing" });
  const code = make("div", { class: "code-to-scan" });
  const copying = links.map(({ name, says, words }) => button(name, () => void copy(toSend(says, words), told)));
  const picture = rows.length > 0 ? button("Copy a picture", () => void copyPicture(told, rows)) : null;
  const how = isAnywhere() ? null : make("p", {}, "This page was opened from a file, so its address works on this computer only. The words can be sent to anybody.");
  const scan = button("Show a code to scan", () => {
    const { link } = linkTo(links.at(-1)?.words ?? "");
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
