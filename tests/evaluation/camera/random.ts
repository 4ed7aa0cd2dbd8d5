/** Numbers from 0 to 1 that are the same for the same seed. */
export type Random = () => number;

/** Mulberry32, seeded by the letters of a text. */
export function randomOf(seed: string): Random {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x9e3779b1), 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

/** Roughly normal, around 0 with deviation 1. */
export const normal = (random: Random): number => (random() + random() + random() + random() - 2) * Math.sqrt(3);

/** A field of soft hills from -1 to 1 over `x` and `y` of 0..1, with `cells` hills across. */
export function hills(random: Random, cells: number): (x: number, y: number) => number {
  const side = cells + 2;
  const heights = Float32Array.from({ length: side * side }, () => between(random, -1, 1));
  const soft = (share: number) => share * share * (3 - 2 * share);
  return (x, y) => {
    const [across, down] = [Math.max(0, x) * cells, Math.max(0, y) * cells];
    const [left, top] = [Math.min(cells, Math.floor(across)), Math.min(cells, Math.floor(down))];
    const [right, low] = [soft(Math.min(1, across - left)), soft(Math.min(1, down - top))];
    const height = (column: number, row: number) => heights[row * side + column] ?? 0;
    const upper = height(left, top) * (1 - right) + height(left + 1, top) * right;
    const lower = height(left, top + 1) * (1 - right) + height(left + 1, top + 1) * right;
    return upper * (1 - low) + lower * low;
  };
}
