import type { Grey } from './grey.ts';

/**
 * How strongly the shade of flat areas varies from pixel to pixel, as a standard deviation in shades: under 3 on a clean scan, over
 * 9 where it must be smoothed. From the median of the Laplacian, which print does not move.
 */
export function measureNoise({ pixels, width, height }: Grey): number {
  const counts = new Uint32Array(2048);
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / 40_000)));
  let seen = 0;
  for (let y = Math.ceil(height * 0.1); y < height * 0.9 - 1; y += step) {
    for (let x = Math.ceil(width * 0.1); x < width * 0.9 - 1; x += step) {
      if (x < 1 || y < 1) continue;
      const at = y * width + x;
      const around =
        (pixels[at - 1] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at - width] ?? 0) + (pixels[at + width] ?? 0);
      const curve = Math.abs(4 * (pixels[at] ?? 0) - around);
      counts[curve] = (counts[curve] ?? 0) + 1;
      seen += 1;
    }
  }
  return medianOf(counts, seen) / (0.6745 * Math.sqrt(20));
}

/**
 * How wide the edges of letters are, in pixels: 1 to 2 on a sharp scan; 0 when too few were seen to tell. Measured where a row goes
 * down from paper into ink, without a break, by `deep` shades or more, on a picture with even paper.
 */
export function measureEdgeWidth({ pixels, width, height }: Grey, deep: number): number {
  const widths = new Uint32Array(512);
  let seen = 0;
  const step = Math.max(1, Math.floor(height / 400));
  for (let y = Math.ceil(height * 0.02); y < height * 0.98; y += step) {
    const end = (y + 1) * width;
    for (let at = y * width + 1; at < end; at++) {
      const from = at - 1;
      let steepest = 0;
      while (at < end && (pixels[at] ?? 0) < (pixels[at - 1] ?? 0)) {
        steepest = Math.max(steepest, (pixels[at - 1] ?? 0) - (pixels[at] ?? 0));
        at++;
      }
      const depth = (pixels[from] ?? 0) - (pixels[at - 1] ?? 0);
      if (depth < deep) continue;
      const edge = Math.min(511, Math.round((8 * depth) / steepest));
      widths[edge] = (widths[edge] ?? 0) + 1;
      seen += 1;
    }
  }
  return seen < 50 ? 0 : medianOf(widths, seen) / 8;
}

function medianOf(counts: Uint32Array, seen: number): number {
  let left = seen / 2;
  const found = counts.findIndex((count) => (left -= count) < 0);
  return Math.max(0, found);
}
