// How large counters are drawn, so that all of a board lies in the room that there is.

export interface Fit {
  /** The side of the square in which a counter stands, in pixels. */
  size: number;
  /** How many stand beside each other. */
  across: number;
}

/** No counter is larger than this, nor smaller; a finger finds a line of these. */
const LARGEST = 56;
const SMALLEST = 11;
export const LEAST_LINE = 24;
/** Between two rows. */
export const GAP = 6;

/** The best fit of rows of these sizes in so much room: counters as large as can be, each row on one line where that costs little. */
export function fitted(rows: number[], width: number, height: number, mostLines = 4): Fit {
  const longest = Math.max(1, ...rows);
  const room = Math.max(1, height - rows.length * GAP);
  let best: Fit = { size: 0, across: longest };
  for (let lines = 1; lines <= mostLines; lines += 1) {
    const across = Math.ceil(longest / lines);
    const all = rows.reduce((sum, row) => sum + Math.max(1, Math.ceil(row / across)), 0);
    const high = room / all;
    const size = Math.floor(Math.min(LARGEST, width / across, high));
    // Lines lower than a finger overlap with what stands above and below.
    const isClear = lines === 1 || size >= LEAST_LINE;
    if (isClear && size > best.size * 1.35) best = { size, across };
  }
  return { size: Math.max(SMALLEST, best.size), across: best.across };
}
