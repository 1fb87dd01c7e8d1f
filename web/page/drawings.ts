// Boards in a text, drawn as boards: a drawing of the lab sheet, `1: X X X`, becomes rows of counters with their numbers.

import { make } from "./elements";

/** Draws the boards of a text. */
export function drawBoards(text: HTMLElement): void {
  for (const drawing of text.querySelectorAll("pre")) {
    const lines = (drawing.textContent ?? "").trimEnd().split("\n").filter((line) => line.trim() !== "" && line.trim() !== "Nim:");
    const rows = lines.map((line) => /^\s*(\d+):((?:\s*X)*)\s*$/.exec(line));
    if (lines.length === 0 || rows.some((row) => row === null)) continue;
    const sizes = rows.map((row) => (row?.[2] ?? "").replace(/\s/g, "").length);
    const list = make("div", { class: "still-board", role: "img", "aria-label": `Board ${sizes.join(" ")}` });
    for (const [row, size] of sizes.entries()) list.append(make("div", {}, make("span", { class: "row-number" }, `${row + 1}:`), ...Array.from({ length: size }, () => make("span", { class: "counter-drawn" }))));
    drawing.replaceWith(list);
  }
}
