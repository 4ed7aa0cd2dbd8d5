import type { Word } from '../layout/geometry.ts';
import { confusableLetters } from './confusable-letters.ts';
import { plainMark } from './plain-marks.ts';
import type { ReadWord } from './read-words.ts';
import { unitOf } from './units.ts';

/** Below this a word is a guess: what stands there is a stain, a logo or a border. */
const least = 0.3;

/** Recognised words as a page shows them: letters put right, units by the list, junk left out. `letter` is the height of a capital. */
export function pageWords(words: readonly ReadWord[], letter: number): Word[] {
  return words.flatMap((word): Word[] => {
    const { ink, text, confidence } = word;
    const box = { x0: ink.x0, x1: ink.x1, y0: ink.y0, y1: ink.y1 };
    const mark = plainMark(ink, letter);
    if (mark !== undefined) return [{ ...box, text: mark, confidence: Math.max(confidence, 0.9) }];
    const unit = unitOf(text);
    if (unit !== undefined) return [{ ...box, text: unit, confidence: Math.max(confidence, least) }];
    if (text === '' || confidence < least) return [];
    return [{ ...box, text: confusableLetters(text), confidence }];
  });
}
