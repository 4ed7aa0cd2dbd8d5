import type { Grey } from '../picture/grey.ts';
import { median } from '../layout/geometry.ts';
import type { LetterReader } from './letter-reader.ts';
import type { WordInk } from './segment-page.ts';
import { cutStrip, type Strip } from './strip.ts';
import { cutBoxOf } from './word-box.ts';

const fewest = 5;
const clear = 0.9;

/**
 * Whether a page stands on its head: long words of it are read both ways. Where a few of them read clearly as they are, no more is
 * asked.
 */
export async function isUpsideDown(page: Grey, words: readonly WordInk[], reader: LetterReader): Promise<boolean> {
  const long = words.filter((word) => word.parts.length >= 5).toSorted((a, b) => b.parts.length - a.parts.length);
  const chosen = long.slice(Math.floor(long.length / 4)).slice(0, 12);
  const first = strips(page, chosen.slice(0, fewest));
  if (first.length === 0 || (await confidence(first, reader)) > clear) return false;
  const all = strips(page, chosen);
  return (await confidence(all.map(turned), reader)) > (await confidence(all, reader));
}

const strips = (page: Grey, words: readonly WordInk[]): Strip[] => words.map((word) => cutStrip(page, cutBoxOf(word)));

const turned = ({ pixels, width }: Strip): Strip => ({ pixels: pixels.toReversed(), width });

async function confidence(words: readonly Strip[], reader: LetterReader): Promise<number> {
  const readings = await reader.read(words);
  return median(readings.map(({ letters }) => median(letters.map((letter) => letter.confidence))));
}
