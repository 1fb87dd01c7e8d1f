// The balance toy: the counters of a board slid into groups of 16, 8, 4, 2 and 1, which are paired by hand; and the search for the one
// change of a row that pairs all of them again. One of the largest unpaired groups is switched off, and smaller ones make up for the
// rest: so broken pairs can always be mended, and the player who breaks them cannot win.

import { type Group, groupsOf, pairsOf, sizesOf, switched, unpaired } from "./balance";
import { button, hasFocus, isPresenting, make } from "./elements";
import { oneStop, tellKeys, walk } from "./keys";
import type { DrawnBoard } from "./replies";
import { capitalised, listed } from "./sentences";
import * as stage from "./stage";

/** A row that is larger than this is written as a number. */
const MOST_DRAWN = 16;

const isSame = (one: Group, other: Group) => one.row === other.row && one.size === other.size;
/** "an 8 and a 1". */
const each = (sizes: number[]) => listed(sizes.map((size) => `${size === 8 ? "an" : "a"} ${size}`), "and");
/** "8 and 1 are unpaired". */
const areUnpaired = (sizes: number[]) => `${listed(sizes.map(String), "and")} ${sizes.length === 1 ? "is" : "are"} unpaired`;

const asItWas = (row: number) => `A move changes one row, so row ${row + 1} is as it was. `;
const goesOn = (largest: number, left: number[], row: number) =>
  `The ${largest} is off, and now ${areUnpaired(left)}. Switch ${listed(left.map((size) => `the ${size}`), "and")} of row ${row + 1}, too. All smaller sizes together make ${largest - 1} at most, so the row gets shorter.`;

/**
 * What can be done in the end: make the move that was found, or go back. Where pairs have been broken and mended again, other turns
 * came before it; `begun` are the rows on which the last one was found.
 */
export interface Ways {
  move: { name: string; later?: string; does: (turns: string[], begun: number[]) => void };
  close: { name: string; does: () => void };
}

/** Whether a board has groups that can be paired: one of Nim, wholly drawn, on which something is left. */
export function canBePaired(board: DrawnBoard): boolean {
  const isDrawn = board.count === board.rows.length && board.rows.every(({ game, counters }) => game === "nim" && counters !== null);
  return isDrawn && board.count > 0 && !board.misere && !board.is_over;
}

/**
 * Opens the toy on the stage, in place of the rows; first it says which board this is. Where a turn of somebody who has won is
 * given, it shows what that did, and nothing is to be looked for.
 */
export function openToy(board: DrawnBoard, { move, close }: Ways, before = "", won = ""): void {
  const first = board.rows.map(({ counters }) => counters ?? 0);
  /** The board on which the move is looked for: once it is found, one can go on from what it leaves. */
  let begun = first;
  /** The turns that have led to it. */
  let made: string[] = [];
  let rows = [...begun];
  let pairs: [Group, Group][] = [];
  let chosen: Group | null = null;
  /** What is to be said of the last tap. */
  let note = "";
  /** Whether some pair has been tried: before that nothing is said to be unpaired. */
  let isTried = false;
  let isChanging = false;
  let isInDigits = false;
  const sizes = sizesOf(begun);
  const drawing = make("div", { class: "toy", role: "group", "aria-label": `Groups of the board ${board.words}` });
  /** The largest group of each row. */
  const largestOf = first.map((row) => groupsOf(row)[0] ?? 1);
  // Four stand beside each other, before a class eight.
  const linesOf = (abreast: number) => first.reduce((sum, row) => sum + Math.max(abreast, ...groupsOf(row).filter((size) => size <= MOST_DRAWN)) / abreast, 0);
  /** How many of a group stand beside each other before a class; a number has the room of two. */
  const wide = (size: number) => (size > MOST_DRAWN ? 2 : Math.min(8, size));
  const room = { columns: sizes.length, high: linesOf(4), low: linesOf(8), rows: first.length, wide: sizes.reduce((sum, size) => sum + wide(size), 0) };
  for (const [name, value] of Object.entries(room)) drawing.style.setProperty(`--${name}`, String(value));

  const changed = () => rows.findIndex((row, index) => row !== begun[index]);
  const pairOf = (group: Group) => pairs.findIndex((pair) => pair.some((other) => isSame(group, other)));

  /** The rows of which a group of this size has no partner yet. */
  const looseOf = (size: number) => rows.flatMap((row, index) => (groupsOf(row).includes(size) && pairOf({ row: index, size }) < 0 ? [index] : []));

  /** Whether all pairs are made that can be. */
  const isPaired = () => pairs.length === pairsOf(rows).length;

  /** Whether this is the one of its size that is left over. */
  const isUnpaired = (size: number) => (isTried || isPaired()) && looseOf(size).length === 1;

  /** How many have been taken; fewer than none where a row has grown. */
  const taken = () => (begun[changed()] ?? 0) - (rows[changed()] ?? 0);
  const turn = () => `${changed() + 1},${taken()}`;

  const isFound = () => isChanging && taken() > 0 && unpaired(rows).length === 0;
  /** Whether the groups stand as they can be read in digits, too: all paired that can be, before the move or after it. */
  const isReadable = () => isFound() || (!isChanging && isPaired());
  /** Whether a move on a board all of which was paired has broken that. */
  const isBroken = () => isChanging && taken() > 0 && unpaired(begun).length === 0;

  /** Whether the row that is changed has given up the largest unpaired group. */
  const isBegun = () => {
    const [at, largest] = [changed(), unpaired(begun)[0] ?? 0];
    return groupsOf(begun[at] ?? 0).includes(largest) && !groupsOf(rows[at] ?? 0).includes(largest);
  };

  /** The next move is looked for on what this one leaves. */
  const goOn = () => {
    made = [...made, turn()];
    begun = [...rows];
  };

  const press = (group: Group) => {
    note = "";
    isTried = true;
    // Once all are paired that can be, a tap on an unpaired group begins the change.
    const isLeft = pairOf(group) < 0 && groupsOf(rows[group.row] ?? 0).includes(group.size);
    if (!isChanging && isPaired() && isLeft) look(false);
    if (isChanging) change(group);
    else pair(group);
    draw();
  };

  const pair = (group: Group) => {
    const paired = pairOf(group);
    if (paired >= 0) {
      pairs.splice(paired, 1);
      chosen = null;
    } else if (chosen && chosen.size === group.size && chosen.row !== group.row) {
      pairs.push([chosen, group]);
      chosen = null;
    } else {
      if (chosen && chosen.size !== group.size) note = `${chosen.size} and ${group.size} do not make a pair. `;
      chosen = chosen && isSame(chosen, group) ? null : group;
    }
    if (chosen && looseOf(chosen.size).length === 1) {
      note += `There is no other ${chosen.size} to pair it with: it is unpaired.`;
      chosen = null;
    }
  };

  const change = ({ row, size }: Group) => {
    // A move changes one row: with another the next move begins, where this one has mended or broken the pairs, or the same anew.
    if (changed() >= 0 && changed() !== row) {
      if (isFound() || isBroken()) goOn();
      else note = asItWas(changed());
      rows = [...begun];
    }
    const [was, next] = [begun[row] ?? 0, switched(rows[row] ?? 0, size)];
    if (next > was) note = `Row ${row + 1} would grow from ${was} to ${next}: that is no move. `;
    else rows = rows.map((now, index) => (index === row ? next : now));
    pairs = pairsOf(rows);
  };

  /** What the digits say, once they are asked for. */
  const digitsInWords = () => {
    if (!isInDigits || !isReadable()) return "";
    return ` 1 says that a group is there. XOR is ${unpaired(rows).length > 0 ? "1 where one is unpaired" : "0 where they are paired"}.`;
  };

  /** What can be seen while the groups are paired. */
  const ofPairs = (): { words: string; tone: stage.Tone } => {
    if (sizes.every((size) => looseOf(size).length === 0)) return { words: "Every group has a partner: the board is even. The next move breaks a pair, and loses." + digitsInWords(), tone: "good" };
    if (isPaired()) return { words: `${capitalised(areUnpaired(unpaired(rows)))}. Change one row so that all are paired.${digitsInWords()}`, tone: "" };
    if (chosen) return { words: `${note}Now press another group of ${chosen.size}.`, tone: "" };
    if (note !== "") return { words: note, tone: "" };
    const aim = pairs.length > 0 ? "" : "Leave every group paired, and you win. ";
    return { words: `${before} ${aim}Press two of one size to pair them.`.trim(), tone: "" };
  };

  /** What can be seen while a row is changed: why the largest unpaired group has to go, and that smaller ones can follow. */
  const ofChange = (): { words: string; tone: stage.Tone } => {
    const [left, largest] = [unpaired(rows), unpaired(begun)[0]];
    const at = changed();
    const [was, now, row] = [begun[at] ?? 0, rows[at] ?? 0, `row ${at + 1}`];
    if (isFound()) {
      // What was done is told only of that turn, and not of what was tried after it.
      const does = won === "" ? "Take" : made.length === 0 && turn() === won ? "You took" : "You could take";
      const done = `${does} ${was - now} from ${row}${won === "" ? ", and you win" : ""}`;
      return { words: `All are paired again: ${was} becomes ${now}. ${done}: when the other breaks a pair, you pair them up again, down to the last one.${digitsInWords()}`, tone: "good" };
    }
    if (largest === undefined) {
      if (at < 0) return { words: "All are paired. Change a row: with every move, some group loses its partner. Try it.", tone: "" };
      return { words: `${was} becomes ${now}, and ${areUnpaired(left)}: the move has broken the pairs. The other can mend them: press ${each(left.slice(0, 1))} of another row.`, tone: "" };
    }
    if (at < 0) {
      const having = begun.flatMap((size, index) => (groupsOf(size).includes(largest) ? [index + 1] : []));
      const where = having.length === 1 ? `in row ${having[0]}. Press it` : `and rows ${listed(having.map(String), "and")} have one. Press that of any of them`;
      return { words: `The largest unpaired group is ${each([largest])}, ${where}, to switch it off.`, tone: "" };
    }
    if (!isBegun()) {
      return { words: `${capitalised(row)}: ${was} becomes ${now}. But ${each([largest])} is still unpaired: only a row that gives up ${each([largest])} can mend that.`, tone: "" };
    }
    return { words: goesOn(largest, left, at), tone: "" };
  };

  /** Whether it is what the sentence says to press next: the largest unpaired group, and then the unpaired ones in its row. */
  const mayChange = ({ row, size }: Group) => {
    if (isBegun()) return row === changed() && unpaired(rows).includes(size);
    return row !== (isBroken() ? changed() : -1) && size === unpaired(isBroken() ? rows : begun)[0] && groupsOf(rows[row] ?? 0).includes(size);
  };

  const cell = (row: number, size: number) => {
    const isThere = groupsOf(rows[row] ?? 0).includes(size);
    const wasThere = groupsOf(begun[row] ?? 0).includes(size);
    const group = { row, size };
    const paired = pairOf(group);
    // What is larger than all groups of its row would make it grow.
    if (!isThere && (!isChanging || size > (largestOf[row] ?? 0))) return make("td", {});
    const dots = size <= MOST_DRAWN ? Array.from({ length: size }, () => make("span", { class: "dot" })) : [make("span", {}, String(size))];
    const state = isThere ? (paired >= 0 ? "paired" : isUnpaired(size) ? "unpaired" : "loose") : wasThere ? "gone" : "absent";
    const said = state === "loose" ? "no partner yet" : state === "absent" ? "not there" : state;
    const press_ = make("button", {
      type: "button", class: `group ${state}`, "data-group": `${row + 1}-${size}`,
      "aria-pressed": String(chosen !== null && isSame(chosen, group)),
      "aria-label": `${size} of row ${row + 1}: ${paired >= 0 && isThere ? `paired with row ${(pairs[paired]?.find((other) => other.row !== row)?.row ?? 0) + 1}` : said}`,
      onclick: () => press(group),
    }, ...dots);
    // A pair keeps its colour whatever else is paired.
    if (paired >= 0) press_.classList.add(`pair-${(Math.min(...(pairs[paired] ?? []).map((other) => other.row)) + 3 * sizes.indexOf(size)) % 6}`);
    press_.classList.toggle("may", isChanging && mayChange(group));
    return make("td", {}, press_);
  };

  /** A number in digits, 1 for each group that is there, once they are asked for. */
  const inDigits = (number: number) => (isInDigits && isReadable() ? make("td", { class: "row-size digits-of-toy" }, number.toString(2).padStart(sizes.length, "0")) : null);

  const headOf = (size: number) => {
    const head = make("th", { scope: "col" }, `${size}s`);
    head.style.setProperty("--of", String(wide(size)));
    return head;
  };

  const draw = () => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["group"] : undefined;
    const head = make("tr", {}, make("td", {}), ...sizes.map(headOf), make("td", { class: "row-size" }));
    const body = rows.map((now, row) => make("tr", {}, make("th", { scope: "row" }, `row ${row + 1}`), ...sizes.map((size) => cell(row, size)), inDigits(now) ?? make("td", { class: "row-size" }, String(now))));
    const told = (size: number) => {
      const loose = looseOf(size);
      if (!rows.some((row) => groupsOf(row).includes(size))) return make("td", {}, "none");
      if (loose.length > 1 || (loose.length === 1 && !isUnpaired(size))) return make("td", {}, "?");
      return make("td", { class: loose.length === 1 ? "bad" : "good" }, loose.length === 1 ? "unpaired" : "paired");
    };
    const foot = make("tr", {}, make("th", { scope: "row" }, "paired?"), ...sizes.map(told));
    const xor = rows.reduce((sum, row) => sum ^ row, 0);
    const digits = inDigits(xor);
    const why = sizes.length === 1 ? null : make("caption", {}, "Every number is made of these in just one way.");
    drawing.replaceChildren(make("table", {}, why, make("thead", {}, head), make("tbody", {}, ...body),
      make("tfoot", {}, foot, digits && make("tr", {}, make("th", { scope: "row" }, "XOR"), ...sizes.map((size) => make("td", {}, xor & size ? "1" : "0")), digits))));
    const { words, tone } = isChanging ? ofChange() : ofPairs();
    stage.say(isChanging ? note + words : words, tone);
    const pairAll = button("Pair them all", () => {
      pairs = pairsOf(rows);
      [chosen, isTried] = [null, true];
      draw();
    });
    pairAll.disabled = isPaired();
    stage.offer(
      // Every other turn is somebody else's.
      isFound() && made.length % 2 === 0 && won === "" ? button((made.length > 0 && move.later) || move.name, () => move.does([...made, turn()], begun), "first") : null,
      (isFound() && rows.some((row) => row > 0)) || isBroken() ? button(isBroken() ? "Mend them" : "Break them again", () => look(true), isBroken() ? "first" : "") : null,
      isChanging ? null : pairAll,
      won !== "" ? null : button(isChanging ? "Start again" : "Change a row", () => look(false), isPaired() && !isChanging ? "first" : ""),
      isReadable() ? make("button", { type: "button", class: "toggle", "aria-pressed": String(isInDigits), onclick: () => {
        isInDigits = !isInDigits;
        draw();
      } }, "In digits") : null,
      button(close.name, close.does, "last"),
    );
    const stop = drawing.querySelector<HTMLElement>(`[data-group="${focused}"]`) ?? drawing.querySelector("button");
    oneStop(drawing, stop);
    if (focused) stop?.focus({ preventScroll: true });
    tellKeys("walk", isChanging ? "switches" : "pairs", "goes back");
  };

  /** Looks for the next move, or for one on the board of the beginning. */
  const look = (isOnward: boolean) => {
    if (isOnward) goOn();
    else [made, begun] = [[], first];
    rows = [...begun];
    pairs = pairsOf(rows);
    [chosen, isChanging, isTried, note] = [null, true, true, ""];
    draw();
    toGroups();
  };

  const toGroups = () => drawing.querySelector("button")?.focus({ preventScroll: true });

  // Arrows lead from group to group, and Escape away from all of them; before a class that is so wherever the focus is.
  walk(drawing);
  const leave = (event: KeyboardEvent) => {
    if (!drawing.isConnected) return document.removeEventListener("keydown", leave, true);
    if (event.key !== "Escape" || !(isPresenting() || hasFocus(drawing))) return;
    event.preventDefault();
    event.stopPropagation();
    close.does();
  };
  document.addEventListener("keydown", leave, true);

  stage.showOther(drawing);
  // What is the longest to be said has its room from the beginning, so that the board keeps its place.
  stage.reserve(asItWas(0) + goesOn(sizes[0] ?? 1, sizes.slice(1), 0));
  if (won !== "") {
    const [row = 0, count = 0] = won.split(",").map(Number);
    [isChanging, isTried] = [true, true];
    rows = rows.map((size, at) => (at === row - 1 ? size - count : size));
    pairs = pairsOf(rows);
  }
  draw();
  toGroups();
  stage.bringIntoSight();
}
