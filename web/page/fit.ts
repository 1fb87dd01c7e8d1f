// How large counters are drawn, so that all of a board lies in the room that there is.

export interface Fit {
  /** The side of the square in which a counter stands, in pixels. */
  size: number;
  /** How many stand beside each other. */
  across: number;
}

/** No counter is larger than this where nothing else is said, nor smaller; a finger finds a line of these. */
const LARGEST = 56;
const SMALLEST = 11;
export const LEAST_LINE = 24;
/** What is as large as this is not broken into lines to be larger. */
const FINE = 30;
/** Between two rows. */
export const GAP = 6;
/** How large counters are at least, and at most, on a board that is scrolled. */
const SCROLLED = { least: 18, most: 30 };

/** On how many lines the counters of a row stand. */
export const linesOf = (counters: number, across: number) => Math.max(1, Math.ceil(counters / across));

/** How high a board is with counters of this size, where a line of them is as wide as this. */
export function heightOf(rows: number[], { size, across }: Fit, width: number): number {
  const most = Math.max(1, Math.min(across, Math.floor(width / size)));
  return rows.reduce((high, row) => high + linesOf(row, most) * Math.max(LEAST_LINE, size) + GAP, 0);
}

/** The best fit of rows of these sizes in so much room: counters as large as can be, each row on one line where that costs little. */
export function fitted(rows: number[], width: number, height: number, mostLines = 4, largest = LARGEST): Fit {
  const longest = Math.max(1, ...rows);
  const room = Math.max(1, height - rows.length * GAP);
  let best: Fit = { size: 0, across: longest };
  for (let lines = 1; lines <= mostLines; lines += 1) {
    const across = Math.ceil(longest / lines);
    const all = rows.reduce((sum, row) => sum + linesOf(row, across), 0);
    const high = room / all;
    const size = Math.floor(Math.min(largest, width / across, high));
    // Lines lower than a finger overlap with what stands above and below.
    const isClear = lines === 1 || size >= LEAST_LINE;
    if (isClear && size > best.size * 1.35) best = { size, across };
    if (best.size >= FINE) break;
  }
  return { size: Math.max(SMALLEST, best.size), across: best.across };
}

/** The fit of a board that is scrolled, because it has no room: its height is no matter. */
export function scrolled(rows: number[], width: number): Fit {
  const longest = Math.max(1, ...rows);
  const size = Math.max(SCROLLED.least, Math.min(SCROLLED.most, Math.floor(width / longest)));
  return { size, across: Math.max(1, Math.min(longest, Math.floor(width / size))) };
}
