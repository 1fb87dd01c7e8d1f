// The balance toy: the counters of a board slid into groups of 16, 8, 4, 2 and 1, which are paired by hand; and the search for the one
// change of a row that pairs all of them again.

import { type Group, alone, groupsOf, pairsOf, sizesOf, switched } from "./balance";
import { button, make } from "./elements";
import type { DrawnBoard } from "./replies";
import { listed } from "./sentences";
import * as stage from "./stage";

/** A row that is larger than this is written as a number. */
const MOST_DRAWN = 16;

/** How far each key leads among the groups, and whether in its column alone. */
const STEPS: Record<string, { by: number; isInColumn?: true }> = {
  ArrowRight: { by: 1 }, ArrowLeft: { by: -1 }, ArrowDown: { by: 1, isInColumn: true }, ArrowUp: { by: -1, isInColumn: true },
};

const isSame = (one: Group, other: Group) => one.row === other.row && one.size === other.size;
const plural = (sizes: number[]) => listed(sizes.map((size) => `${size}s`), "and");

/** What can be done in the end: make the move that was found, or go back. */
export interface Ways {
  move: { name: string; does: (say: string) => void };
  close: { name: string; does: () => void };
}

/** Whether a board has groups that can be paired: one of Nim, wholly drawn, on which something is left. */
export function canBePaired(board: DrawnBoard): boolean {
  const isDrawn = board.count === board.rows.length && board.rows.every(({ game, counters }) => game === "nim" && counters !== null);
  return isDrawn && !board.misere && !board.is_over;
}

/** Opens the toy on the stage, in place of the rows; first it says which board this is. */
export function openToy(board: DrawnBoard, { move, close }: Ways, before = ""): void {
  const begun = board.rows.map(({ counters }) => counters ?? 0);
  let rows = [...begun];
  let pairs: [Group, Group][] = [];
  let chosen: Group | null = null;
  /** What is to be said of the last tap. */
  let note = "";
  let isChanging = false;
  let isInDigits = false;
  const sizes = sizesOf(begun);
  const drawing = make("div", { class: "toy", role: "group", "aria-label": `Groups of the board ${board.words}` });
  drawing.style.setProperty("--columns", String(sizes.length));
  // Four stand beside each other.
  const high = Math.max(1, ...sizes.filter((size) => size <= MOST_DRAWN).map((size) => size / 4));
  drawing.style.setProperty("--high", String(high * rows.length));

  const changed = () => rows.findIndex((row, index) => row !== begun[index]);
  const pairOf = (group: Group) => pairs.findIndex((pair) => pair.some((other) => isSame(group, other)));

  /** The rows of which a group of this size has no partner yet. */
  const looseOf = (size: number) => rows.flatMap((row, index) => (groupsOf(row).includes(size) && pairOf({ row: index, size }) < 0 ? [index] : []));

  /** Whether all pairs are made that can be. */
  const isPaired = () => pairs.length === pairsOf(rows).length;

  const press = (group: Group) => {
    note = "";
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
      if (chosen && chosen.size !== group.size) note = `A ${chosen.size} and a ${group.size} are no pair. `;
      chosen = chosen && isSame(chosen, group) ? null : group;
    }
    if (chosen && looseOf(chosen.size).length === 1) {
      note += `There is no other ${chosen.size} to pair it with: it is alone.`;
      chosen = null;
    }
  };

  const change = ({ row, size }: Group) => {
    // A move changes one row: another one begins the move anew.
    if (changed() >= 0 && changed() !== row) rows = [...begun];
    rows = rows.map((now, index) => (index === row ? switched(now, size) : now));
    pairs = pairsOf(rows);
  };

  const sentence = (): { words: string; tone: stage.Tone } => {
    const left = alone(rows);
    if (!isChanging) {
      if (sizes.every((size) => looseOf(size).length === 0)) return { words: "Every group has a partner: the board is balanced. Whoever moves now breaks it, and loses.", tone: "good" };
      if (isPaired()) {
        return { words: `The ${plural(left)} ${left.length > 1 || left[0] === 1 ? "have one left" : "are"} alone. Change one row so that all are paired again.`, tone: "" };
      }
      if (chosen) return { words: `${note}Now tap another group of ${chosen.size}.`, tone: "" };
      if (note !== "") return { words: note, tone: "" };
      return { words: pairs.length > 0 || before === "" ? "Each row is split into groups. Tap two of one size to pair them." : `${before} Each row is split into groups: tap two of one size to pair them.`, tone: "" };
    }
    const at = changed();
    const [was, now] = [begun[at] ?? 0, rows[at] ?? 0];
    if (at < 0) return { words: left.length === 0 ? "All is paired already: any change breaks it." : "Switch groups of one row, off or on, until all are paired.", tone: "" };
    if (now > was) return { words: `Row ${at + 1} would grow from ${was} to ${now}: that is no move.`, tone: "bad" };
    if (left.length > 0) return { words: `Row ${at + 1}: ${was} becomes ${now}, and the ${plural(left)} ${left.length === 1 ? "has" : "have"} one left alone.`, tone: "" };
    return { words: `All are paired again: ${was} becomes ${now}. Take ${was - now} from row ${at + 1}, and you win: whatever the other breaks, you pair again, down to the last one.${isInDigits ? " Read 1 for a group that is there, 0 for none: what you did is called XOR." : ""}`, tone: "good" };
  };

  const cell = (row: number, size: number) => {
    const isThere = groupsOf(rows[row] ?? 0).includes(size);
    const wasThere = groupsOf(begun[row] ?? 0).includes(size);
    const group = { row, size };
    const paired = pairOf(group);
    if (!isThere && !isChanging) return make("td", {});
    const dots = size <= MOST_DRAWN ? Array.from({ length: size }, () => make("span", { class: "dot" })) : [make("span", {}, String(size))];
    const state = isThere ? (paired >= 0 ? "paired" : "alone") : wasThere ? "gone" : "absent";
    const press_ = make("button", {
      type: "button", class: `group ${state}`, "data-group": `${row + 1}-${size}`,
      "aria-pressed": String(chosen !== null && isSame(chosen, group)),
      "aria-label": `${size} of row ${row + 1}: ${paired >= 0 && isThere ? `paired with row ${(pairs[paired]?.find((other) => other.row !== row)?.row ?? 0) + 1}` : state}`,
      onclick: () => press(group),
    }, ...dots);
    // A pair keeps its colour whatever else is paired.
    if (paired >= 0) press_.classList.add(`pair-${(Math.min(...(pairs[paired] ?? []).map((other) => other.row)) + 3 * sizes.indexOf(size)) % 6}`);
    return make("td", {}, press_);
  };

  const draw = () => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["group"] : undefined;
    const isFound = isChanging && alone(rows).length === 0 && changed() >= 0 && (rows[changed()] ?? 0) < (begun[changed()] ?? 0);
    const head = make("tr", {}, make("td", {}), ...sizes.map((size) => make("th", { scope: "col" }, `${size}s`)));
    const body = rows.map((now, row) => make("tr", {}, make("th", { scope: "row" }, `row ${row + 1}`), ...sizes.map((size) => cell(row, size)), make("td", { class: "row-size" }, String(now))));
    const told = (size: number) => {
      const loose = looseOf(size);
      if (!rows.some((row) => groupsOf(row).includes(size))) return make("td", {}, "none");
      if (loose.length > 1) return make("td", {}, "?");
      return make("td", { class: loose.length === 1 ? "bad" : "good" }, loose.length === 1 ? "alone" : "paired");
    };
    const foot = make("tr", {}, make("th", { scope: "row" }, "alone?"), ...sizes.map(told));
    const digits = isFound && isInDigits ? rows.map((now, row) => make("tr", { class: "digits-of-toy" }, make("th", { scope: "row" }, `row ${row + 1}`), ...sizes.map((size) => make("td", {}, groupsOf(now).includes(size) ? "1" : "0")))) : [];
    drawing.replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...body, ...digits), make("tfoot", {}, foot)));
    const { words, tone } = sentence();
    stage.say(words, tone);
    const pairAll = button("Pair them all", () => {
      pairs = pairsOf(rows);
      chosen = null;
      draw();
    });
    pairAll.disabled = isPaired();
    stage.offer(
      isFound ? button(move.name, () => move.does(`${changed() + 1},${(begun[changed()] ?? 0) - (rows[changed()] ?? 0)}`), "first") : null,
      isChanging ? null : pairAll,
      button(isChanging ? "Start again" : "Change a row", () => {
        rows = [...begun];
        isChanging = true;
        pairs = pairsOf(rows);
        chosen = null;
        draw();
        toGroups();
      }, isPaired() && !isChanging ? "first" : ""),
      isFound && !isInDigits ? button("See it in digits", () => {
        isInDigits = true;
        draw();
      }) : null,
      button(close.name, close.does),
    );
    if (focused) drawing.querySelector<HTMLElement>(`[data-group="${focused}"]`)?.focus({ preventScroll: true });
  };

  const toGroups = () => drawing.querySelector("button")?.focus({ preventScroll: true });

  // Arrows lead from group to group, and Escape away from all of them.
  drawing.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) {
      close.does();
      return;
    }
    const sizeOf = (group: Element | undefined) => group?.getAttribute("data-group")?.split("-")[1];
    const all = [...drawing.querySelectorAll("button")];
    const here = all.find((group) => group === document.activeElement);
    const groups = step.isInColumn ? all.filter((group) => sizeOf(group) === sizeOf(here)) : all;
    groups[(here ? groups.indexOf(here) : -1) + step.by]?.focus({ preventScroll: true });
  });

  stage.showOther(drawing);
  draw();
  toGroups();
}
