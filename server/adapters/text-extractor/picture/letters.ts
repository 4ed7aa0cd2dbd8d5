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
/** Even paper is of shade 245; noise on it and tinted rows of tables are darker by a little. */
const lightestInk = 205;

/** Letters on a picture with even paper. Neither specks nor rules nor whole words pass; letters that touch are lost, and not missed. */
export function findLetters(grey: Grey): Letters {
  const components = findComponents(grey, Math.min(lightestInk, inkThreshold(histogram(grey, 3))));
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

/** How dark print is: the darkest pixel of the typical letter, as a shade. Undefined where there are no letters. */
export function inkShade({ pixels, width }: Grey, letters: Letters): number | undefined {
  const step = Math.max(1, Math.floor(letters.count / 500));
  const darkest: number[] = [];
  for (let index = 0; index < letters.count; index += step) {
    let shade = 255;
    for (let y = letters.top[index] ?? 0; y < (letters.bottom[index] ?? 0); y++) {
      const row = y * width;
      for (let at = row + (letters.left[index] ?? 0); at < row + (letters.right[index] ?? 0); at++) {
        shade = Math.min(shade, pixels[at] ?? 255);
      }
    }
    darkest.push(shade);
  }
  return darkest.sort((a, b) => a - b)[darkest.length >> 1];
}
