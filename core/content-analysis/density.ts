/** How often a word is used, by its colour: grey is rare, green is right, amber is often, red is too often. */
export type DensityColor = 'grey' | 'green' | 'amber' | 'red';

const low = 0.5;
const high = 2.5;
const overused = 4;

/** Uses among a hundred words, to two places. */
export const densityOf = (count: number, totalWords: number): number =>
  totalWords === 0 ? 0 : Math.round((count / totalWords) * 10_000) / 100;

export const isOverused = (density: number): boolean => density > overused;

export function densityColor(density: number): DensityColor {
  if (density < low) return 'grey';
  if (isOverused(density)) return 'red';
  return density > high ? 'amber' : 'green';
}

/** How much of its track a bar fills, in percent: all of it from a density of 8 on. */
export const barLength = (density: number): number => Math.min(100, density * 12.5);
