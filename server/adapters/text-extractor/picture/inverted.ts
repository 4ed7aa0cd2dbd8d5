import type { Grey } from './grey.ts';
import { histogram, percentile } from './histogram.ts';

const cell = 24;
/** How far mean and median are apart where there is print, as a share of the picture's spread of shades. */
const clearShare = 0.017;

/** True for light letters on a dark ground: in most parts of the picture the few pixels that differ are lighter than the many. */
export function isInverted({ pixels, width, height }: Grey): boolean {
  const counts = new Uint16Array(256);
  const clear = Math.max(1, spread({ pixels, width, height }) * clearShare);
  let [light, dark] = [0, 0];
  for (let top = 0; top + cell <= height; top += cell) {
    for (let left = 0; left + cell <= width; left += cell) {
      counts.fill(0);
      let sum = 0;
      for (let y = top; y < top + cell; y += 2) {
        for (let at = y * width + left; at < y * width + left + cell; at++) {
          const shade = pixels[at] ?? 0;
          counts[shade] = (counts[shade] ?? 0) + 1;
          sum += shade;
        }
      }
      const seen = (cell * cell) / 2;
      const lean = sum / seen - median(counts, seen);
      if (lean > clear) light += 1;
      else if (lean < -clear) dark += 1;
    }
  }
  return light > 2 * dark && light > 4;
}

function spread(grey: Grey): number {
  const counts = histogram(grey, 5);
  return percentile(counts, 0.98) - percentile(counts, 0.02);
}

function median(counts: Uint16Array, seen: number): number {
  let left = seen / 2;
  return counts.findIndex((count) => (left -= count) < 0);
}

export const invert = (grey: Grey): Grey => ({ ...grey, pixels: grey.pixels.map((shade) => 255 - shade) });
