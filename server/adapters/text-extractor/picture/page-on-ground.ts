import { findPage } from './find-page.ts';
import type { Grey } from './grey.ts';
import { findLetters } from './letters.ts';
import { flatten, paperLevel } from './paper-level.ts';
import type { Point, Quad } from './plane-map.ts';

/** Ground lighter than this share of the page's shade may be paper itself, with the page a panel printed on it. */
const lightGround = 0.7;
/** Share of letters outside from which what was found is no page. */
const lettersOutside = 0.1;

/** The corners of a photographed page; undefined where there are none, or where print outside them would be lost. */
export function findPageOnGround(grey: Grey, paperCell: number): Quad | undefined {
  const quad = findPage(grey);
  if (!quad || groundShare(grey, quad) < lightGround) return quad;
  const flat = { ...grey, pixels: grey.pixels.slice() };
  flatten(flat, paperLevel(grey, paperCell), (place) => place);
  const { count, left, top, right, bottom } = findLetters(flat);
  let outside = 0;
  for (let index = 0; index < count; index++) {
    const middle: Point = [
      ((left[index] ?? 0) + (right[index] ?? 0)) / 2,
      ((top[index] ?? 0) + (bottom[index] ?? 0)) / 2,
    ];
    if (!isInside(quad, middle)) outside += 1;
  }
  return outside > lettersOutside * count ? undefined : quad;
}

/** How bright the ground is, as a share of the page's shade. */
function groundShare({ pixels, width, height }: Grey, quad: Quad): number {
  const sums = { inside: 0, outside: 0, inner: 0, outer: 0 };
  for (let y = 4; y < height; y += 8) {
    for (let x = 4; x < width; x += 8) {
      const shade = pixels[y * width + x] ?? 0;
      if (isInside(quad, [x, y])) {
        sums.inside += shade;
        sums.inner += 1;
      } else {
        sums.outside += shade;
        sums.outer += 1;
      }
    }
  }
  return sums.outer === 0 ? 0 : (sums.outside / sums.outer) * (sums.inner / Math.max(1, sums.inside));
}

/** Corners go clockwise, so that what is inside lies on the right of every side. */
const isInside = (quad: Quad, [x, y]: Point): boolean =>
  quad.every(([x0, y0], corner) => {
    const [x1, y1] = quad[(corner + 1) % 4] ?? [x0, y0];
    return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) >= 0;
  });
