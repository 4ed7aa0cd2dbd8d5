import type { Word } from '../layout/geometry.ts';
import { linesOfWords } from '../layout/lines.ts';
import type { PageReading } from '../page-reading.ts';
import { printedOverSeen } from './over-picture.ts';
import { withSecondOpinion } from './second-opinion.ts';
import type { TextLayer } from './text-layer.ts';

/** What was seen on a page together with what its text layer says, placed on the page as it was seen. */
export function mergeLayers(seen: PageReading, layer: TextLayer): PageReading {
  if (seen.kind !== 'mixed' && seen.kind !== 'hidden_ocr') return seen;
  const quarters = ((seen.turn - layer.turn + 360) % 360) / 90;
  const place = (word: Word): Word =>
    onPicture(turned(word, layer, quarters), quarters % 2 === 0 ? layer : swapped(layer), seen);
  const words = layer.words.map(place);
  if (seen.kind === 'hidden_ocr') return { ...seen, words: withSecondOpinion(seen.words, words) };

  const tilted = layer.tilted.map((line) => line.map(place));
  if (quarters === 0) return { ...seen, words: printedOverSeen(words, seen.words, tilted.flat()), asides: tilted };
  // Print that reads in another direction than the picture is what stands at an angle.
  const lines = linesOfWords(layer.words).map((line) => line.words.map(place));
  return {
    ...seen,
    words: printedOverSeen([], seen.words, [...words, ...tilted.flat()]),
    asides: [...lines, ...tilted],
  };
}

type Size = { width: number; height: number };

const swapped = ({ width, height }: Size): Size => ({ width: height, height: width });

const onPicture = (word: Word, from: Size, to: Size): Word => ({
  ...word,
  x0: (word.x0 * to.width) / from.width,
  x1: (word.x1 * to.width) / from.width,
  y0: (word.y0 * to.height) / from.height,
  y1: (word.y1 * to.height) / from.height,
});

/** A box on a page that is turned clockwise. */
function turned(word: Word, page: Size, quarters: number): Word {
  const { x0, x1, y0, y1 } = word;
  switch (quarters) {
    case 1:
      return { ...word, x0: page.height - y1, x1: page.height - y0, y0: x0, y1: x1 };
    case 2:
      return { ...word, x0: page.width - x1, x1: page.width - x0, y0: page.height - y1, y1: page.height - y0 };
    case 3:
      return { ...word, x0: y0, x1: y1, y0: page.width - x1, y1: page.width - x0 };
    default:
      return word;
  }
}
