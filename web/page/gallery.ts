// The games there are, as pictures to choose from: each shows what lies on its table.

import { make, pictured } from "./elements";
import { GAMES, type ListedGame } from "./games";

/** How large a picture is, and a counter in it. */
const [WIDE, HIGH, SIDE] = [72, 48, 12];

/** A picture: what lies there, and what stays as a line: what is gone, squares, stairs. */
type Picture = Record<"full" | "line", string>;

const circle = (x: number, y: number, radius = 5) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const box = (x: number, y: number, wide: number, high = wide) => `M${x} ${y}h${wide}v${high}h${-wide}z`;
const pin = (x: number) => `M${x - 3.5} 40c-1.5-10 1.5-12 1.5-18a4 4 0 1 1 4 0c0 6 3 8 1.5 18z`;
const times = (count: number, shape: (at: number) => string) => Array.from({ length: count }, (_, at) => shape(at)).join("");

/** Rows of counters, in the middle; of each row so many are gone. */
function counters(rows: number[], gone: number[] = []): Picture {
  const left = (WIDE - Math.max(...rows) * SIDE) / 2;
  const at = (row: number, from: number, count: number) => times(count, (other) => circle(left + (from + other + 0.5) * SIDE, HIGH / 2 + (row + 0.5 - rows.length / 2) * (SIDE + 2)));
  const all = (drawn: (size: number, row: number) => string) => rows.map(drawn).join("");
  return {
    full: all((size, row) => at(row, 0, size - (gone[row] ?? 0))),
    line: all((size, row) => at(row, size - (gone[row] ?? 0), gone[row] ?? 0)),
  };
}

/** Skittles in a line; those of these places have fallen. */
function pins(count: number, fallen: number[]): Picture {
  const drawn = (isFallen: boolean) => times(count, (at) => (fallen.includes(at) === isFallen ? pin(WIDE / 2 + (at + 0.5 - count / 2) * 13) : ""));
  return { full: drawn(false), line: drawn(true) };
}

/** One row that has become two. */
const split = (first: number, second: number): Picture => ({
  full: times(first, (at) => circle(7 + at * SIDE, 24)) + times(second, (at) => circle(WIDE - 7 - at * SIDE, 24)),
  line: `M${(first + (5.9 - first - second) / 2) * SIDE} 12v24`,
});

const PICTURES: Record<string, () => Picture> = {
  nim: () => counters([3, 4, 5]),
  misere: () => ({ full: circle(36, 24, 9), line: "M22 10l28 28M50 10l-28 28" }),
  kayles: () => pins(5, [2]),
  dawson: () => pins(5, [1, 2, 3]),
  subtract: () => counters([5], [3]),
  lasker: () => split(3, 2),
  grundy: () => split(4, 1),
  divisors: () => ({ full: times(6, (at) => box(16, 37 - at * 6, 14, 5)) + times(3, (at) => box(42, 37 - at * 6, 14, 5)), line: times(3, (at) => box(42.5, 19.5 - at * 6, 13, 4)) }),
};

/** All games, each with its picture, its name and how it is played. */
export function gallery(choose: (game: ListedGame) => void): HTMLElement[] {
  return GAMES.map((game) => {
    const picture = PICTURES[game.word.replace(/:.*/, "")];
    return make("button", { type: "button", class: "game", onclick: () => choose(game) },
      picture ? pictured(`0 0 ${WIDE} ${HIGH}`, picture()) : null, make("span", {}, make("strong", {}, game.name), " ", game.rule));
  });
}
