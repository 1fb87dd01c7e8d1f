// Balance as arithmetic: the groups of a row, which of them have a partner, and what a row becomes when groups of it are changed.

/** A group of a row: the row, counted from 0, and the size. */
export interface Group {
  row: number;
  size: number;
}

/** The sizes of groups of a row, the largest first: 13 is 8, 4 and 1. */
export function groupsOf(row: number): number[] {
  const groups: number[] = [];
  for (let size = 2 ** 30; size >= 1; size /= 2) if (Math.floor(row / size) % 2 === 1) groups.push(size);
  return groups;
}

/** The sizes that can occur on a board, the largest first. */
export function sizesOf(rows: number[]): number[] {
  const most = Math.max(1, ...rows.flatMap((row) => groupsOf(row).slice(0, 1)));
  const sizes: number[] = [];
  for (let size = most; size >= 1; size /= 2) sizes.push(size);
  return sizes;
}

/** The sizes of which one group is unpaired. */
export function unpaired(rows: number[]): number[] {
  return sizesOf(rows).filter((size) => rows.filter((row) => groupsOf(row).includes(size)).length % 2 === 1);
}

/** All pairs that can be made, each of the first two groups of its size that have no partner yet. */
export function pairsOf(rows: number[]): [Group, Group][] {
  return sizesOf(rows).flatMap((size) => {
    const having = rows.flatMap((row, index) => (groupsOf(row).includes(size) ? [{ row: index, size }] : []));
    const pairs: [Group, Group][] = [];
    for (let at = 0; at + 1 < having.length; at += 2) {
      const [one, other] = [having[at], having[at + 1]];
      if (one && other) pairs.push([one, other]);
    }
    return pairs;
  });
}

/** A row with a group of it switched: taken where it is there, put where it is not. */
export function switched(row: number, size: number): number {
  return groupsOf(row).includes(size) ? row - size : row + size;
}
