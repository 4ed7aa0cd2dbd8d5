import type { Place } from './set-paper.ts';
import { recolour, type Photo, type Point } from './photo.ts';

const skin = [201, 152, 128] as const;

/** A thumb from the right edge of the sheet with its tip at a point: skin, a nail, and its shadow on the paper. */
export function withThumb(photo: Photo, [tipX, tipY]: Point): Photo {
  const thick = photo.width * 0.055;
  const centre = tipX + thick;
  return recolour(photo, (level, channel, x, y) => {
    const along = Math.max(0, centre - x);
    const inside = Math.hypot(along, y - tipY - (x - tipX) * 0.18) / thick;
    if (inside < 0.45 && x < centre) return (skin[channel] ?? 0) * 1.13; // the nail
    if (inside < 1) return (skin[channel] ?? 0) * (1.02 - 0.3 * inside ** 3);
    return inside < 1.35 ? level * (0.55 + (inside - 1) * 1.28) : level;
  });
}

/** Where a thumb would hide the second half of a value. */
export const halfOver = ({ x, y, width, height }: Place, scale: number): Point => [
  (x + width * 0.55) * scale,
  (y + height / 2) * scale,
];
