import type { Grey } from './grey.ts';

/** How often every shade 0..255 occurs. */
export function histogram({ pixels }: Grey, step = 1): Uint32Array {
  const counts = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i += step) {
    const shade = pixels[i] ?? 0;
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  return counts;
}

/** The shade below which `share` (0..1) of the pixels lie. */
export function percentile(counts: Uint32Array, share: number): number {
  let left = share * counts.reduce((sum, count) => sum + count, 0);
  for (let shade = 0; shade < counts.length; shade++) {
    left -= counts[shade] ?? 0;
    if (left < 0) return shade;
  }
  return counts.length - 1;
}

/** The shade that parts ink from paper best (Otsu): pixels darker than it are ink. */
export function inkThreshold(counts: Uint32Array): number {
  let total = 0;
  let sum = 0;
  counts.forEach((count, shade) => {
    total += count;
    sum += count * shade;
  });
  let dark = 0;
  let darkSum = 0;
  let best = 0;
  let threshold = 128;
  counts.forEach((count, shade) => {
    dark += count;
    darkSum += count * shade;
    const light = total - dark;
    if (dark === 0 || light === 0) return;
    const apart = darkSum / dark - (sum - darkSum) / light;
    const spread = dark * light * apart * apart;
    if (spread > best) {
      best = spread;
      threshold = shade + 1;
    }
  });
  return threshold;
}
