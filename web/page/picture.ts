// Pictures: of a board, to send, and of a code, to scan.

import type { Bitmap2D } from "lean-qr/nano";
import { pictured, root } from "./elements";

const COUNTER = 44;
const AROUND = 36;

/** A board as a picture: its rows of counters, on the ground that the page has. */
export function boardPicture(rows: number[]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = 2 * AROUND + Math.max(4, ...rows) * COUNTER;
  canvas.height = 2 * AROUND + rows.length * COUNTER;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const colour = (name: string) => getComputedStyle(root).getPropertyValue(name).trim();
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour("--counter");
  rows.forEach((size, row) => {
    for (let at = 0; at < size; at += 1) {
      pen.beginPath();
      pen.arc(AROUND + (at + 0.5) * COUNTER, AROUND + (row + 0.5) * COUNTER, COUNTER * 0.4, 0, 2 * Math.PI);
      pen.fill();
    }
  });
  return canvas;
}

/** A code is found by its empty edge. */
const EDGE = 4;

/** A code as a picture. */
export function codePicture(code: Bitmap2D): DocumentFragment {
  const [from, size] = [-EDGE, code.size + 2 * EDGE];
  let path = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return pictured(`${from} ${from} ${size} ${size}`, { code: path }, "A code to scan with a phone");
}
