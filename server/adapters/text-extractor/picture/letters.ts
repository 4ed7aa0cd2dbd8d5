import { findComponents, type Components } from './components.ts';
import type { Grey } from './grey.ts';
import { histogram, inkThreshold } from './histogram.ts';

/** Boxes of what has the size and shape of letters; right and bottom are exclusive. */
export type Letters = {
  count: number;
  left: Int32Array;
  top: Int32Array;
  right: Int32Array;
  bottom: Int32Array;
};

const smallest = 5;

/** Letters on a picture with even paper. Neither specks nor rules nor whole words pass; letters that touch are lost, and not missed. */
export function findLetters(grey: Grey): Letters {
  const components = findComponents(grey, Math.min(180, inkThreshold(histogram(grey, 3))));
  const largest = Math.max(grey.width, grey.height) / 20;
  const chosen = Int32Array.from({ length: components.count }, (_, index) => index).filter((index) =>
    isLetter(components, index, largest),
  );
  const pick = (all: Int32Array) => chosen.map((index) => all[index] ?? 0);
  return {
    count: chosen.length,
    left: pick(components.left),
    top: pick(components.top),
    right: pick(components.right),
    bottom: pick(components.bottom),
  };
}

function isLetter({ left, top, right, bottom, area }: Components, index: number, largest: number): boolean {
  const width = (right[index] ?? 0) - (left[index] ?? 0);
  const height = (bottom[index] ?? 0) - (top[index] ?? 0);
  const longer = Math.max(width, height);
  const shorter = Math.min(width, height);
  return longer >= smallest && longer <= largest && longer < 4 * shorter + 4 && (area[index] ?? 0) > longer;
}

/** About the height of capitals, in pixels, on an upright page: small letters are the most, but the tallest quarter has them. */
export function capitalHeight({ count, top, bottom, left, right }: Letters): number {
  const heights = top
    .map((y, index) => (bottom[index] ?? y) - y)
    .filter((height, index) => (right[index] ?? 0) - (left[index] ?? 0) < 3 * height)
    .sort();
  return count === 0 ? 0 : (heights[Math.floor(heights.length * 0.75)] ?? 0);
}
