import type { Box, PageWord } from '#core/documents/page-layout.ts';

type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The word under a point of a picture, or the nearest within `reach`; all in pixels of the screen. */
export function nearestWord(words: PageWord[], point: Point, size: Size, reach: number): PageWord | undefined {
  let nearest: { word: PageWord; distance: number } | undefined;
  for (const word of words) {
    const distance = distanceTo(word.box, point, size);
    if (distance <= reach && distance < (nearest?.distance ?? Infinity)) nearest = { word, distance };
  }
  return nearest?.word;
}

function distanceTo([left, top, right, bottom]: Box, { x, y }: Point, { width, height }: Size): number {
  const beside = Math.max(left * width - x, 0, x - right * width);
  const above = Math.max(top * height - y, 0, y - bottom * height);
  return Math.hypot(beside, above);
}
