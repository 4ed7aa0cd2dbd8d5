import type { Letters } from './letters.ts';
import { linkRows, type Foot } from './link-rows.ts';
import { mapPoint, type PlaneMap } from './plane-map.ts';

/** Neighbours whose feet differ by less than this share of a capital stand on one line. */
const level = 0.08;

/**
 * Where the letters of a page stand, after `map`. On a page that is upside down they stand on their upper edges: small letters and
 * capitals end level at their feet only, so the edge at which more neighbours are level is taken.
 */
export function feetOf(letters: Letters, capital: number, map: PlaneMap): Foot[] {
  const lower = edgesOf(letters, capital, map, 'bottom');
  const upper = edgesOf(letters, capital, map, 'top');
  return shareOfLevel(upper, capital) > shareOfLevel(lower, capital) ? upper : lower;
}

/** Edges of what is about as high as a letter: points and brackets would mislead. */
function edgesOf(letters: Letters, capital: number, map: PlaneMap, edge: 'top' | 'bottom'): Foot[] {
  const { count, left, top, right, bottom } = letters;
  const feet: Foot[] = [];
  for (let index = 0; index < count; index++) {
    const height = (bottom[index] ?? 0) - (top[index] ?? 0);
    const width = (right[index] ?? 0) - (left[index] ?? 0);
    if (height < 0.55 * capital || height > 1.4 * capital) continue;
    const [x, y] = mapPoint(map, [((left[index] ?? 0) + (right[index] ?? 0)) / 2, letters[edge][index] ?? 0]);
    feet.push({ x, y, width });
  }
  return feet;
}

function shareOfLevel(feet: readonly Foot[], capital: number): number {
  const steps = linkRows(feet, { reach: 1.6 * capital, tolerance: 0.45 * capital }).flatMap((row) =>
    row.slice(1).map((index, place) => Math.abs((feet[index]?.y ?? 0) - (feet[row[place] ?? -1]?.y ?? 0))),
  );
  return steps.filter((step) => step < level * capital).length / Math.max(1, steps.length);
}
