import type { Word } from '../layout/geometry.ts';
import type { Grey } from '../picture/grey.ts';

const margin = 2;

/**
 * Whether a drawn page shows clearly more ink than its words account for. Boxes are in points of the page as it is drawn; light
 * marks, such as a watermark, are no ink.
 */
export function hasInkBesideText(
  drawn: Grey,
  words: readonly Word[],
  points: { width: number; height: number },
): boolean {
  const scale = drawn.width / points.width;
  const limit = 0.6 * paperShade(drawn);
  const covered = new Uint8Array(drawn.pixels.length);
  for (const { x0, x1, y0, y1 } of words) {
    const from = Math.max(0, Math.floor((x0 - margin) * scale));
    const to = Math.min(drawn.width, Math.ceil((x1 + margin) * scale));
    const bottom = Math.min(drawn.height, Math.ceil((y1 + margin) * scale));
    for (let y = Math.max(0, Math.floor((y0 - margin) * scale)); y < bottom; y++) {
      covered.fill(1, y * drawn.width + from, y * drawn.width + Math.max(from, to));
    }
  }
  let ink = 0;
  let beside = 0;
  drawn.pixels.forEach((shade, index) => {
    if (shade >= limit) return;
    ink += 1;
    if (covered[index] === 0) beside += 1;
  });
  return beside > 0.3 * ink && beside > 0.002 * drawn.pixels.length;
}

function paperShade({ pixels }: Grey): number {
  const counts = new Uint32Array(256);
  for (const shade of pixels) counts[shade] = (counts[shade] ?? 0) + 1;
  let seen = 0;
  return Math.max(
    0,
    counts.findIndex((count) => (seen += count) > pixels.length / 2),
  );
}
