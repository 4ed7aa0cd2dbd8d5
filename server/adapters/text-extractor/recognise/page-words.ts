import type { WordDoubt } from '#core/documents/page-layout.ts';
import type { Word } from '../layout/geometry.ts';
import type { CheckedWord } from './check-numbers.ts';
import { confusableLetters } from './confusable-letters.ts';
import { plainMark } from './plain-marks.ts';
import { romanNumeral } from './roman-numerals.ts';
import type { WordInk } from './segment-page.ts';
import { glyphsOf } from './glyphs.ts';
import { completedUnit, looksLikeUnit, unitOf } from './units.ts';

/** Below this a word is a guess, and told as one. */
const clear = 0.4;
/** Below this what stands there is a stain, a logo or a border; in a line of letters a little less will do. */
const least = 0.3;
const leastInLine = 0.1;

/** Recognised words as a page shows them: letters put right, units by the list, junk left out. */
export function pageWords(words: readonly CheckedWord[]): Word[] {
  return words.flatMap((word, index): Word[] => {
    const { ink, confidence } = word;
    const box = boxOf(ink);
    const mark = plainMark(ink);
    if (mark !== undefined) return [{ ...box, text: mark, confidence: Math.max(confidence, 0.9) }];
    const before = words[index - 1];
    const numeral = before && before.ink.row === ink.row ? romanNumeral(before.text, word.text, ink) : undefined;
    if (numeral !== undefined) return [{ ...box, text: numeral, confidence: Math.max(confidence, clear) }];
    const text = inItsCase(confusableLetters(word.text), ink);
    const unit = unitIn(text, ink);
    if (unit !== undefined) return [{ ...box, text: unit, confidence: Math.max(confidence, least) }];
    if (text === '' || confidence < (isInLine(ink) ? leastInLine : least)) return [];
    const doubt = word.doubt ?? doubtOf(text, confidence);
    return [{ ...box, text, confidence, ...(doubt && { doubt }) }];
  });
}

function doubtOf(text: string, confidence: number): WordDoubt | undefined {
  if (looksLikeUnit(text)) return { reason: 'unknown_unit' };
  return confidence < clear ? { reason: 'faint' } : undefined;
}

const isInLine = ({ y0, y1, size, parts }: WordInk): boolean =>
  parts.length <= 40 && y1 - y0 > size * 0.6 && y1 - y0 < size * 1.6;

/** As high as the line: words of one line have the same box whether they have tails or not, which keeps lines together. */
function boxOf({ x0, x1, y0, y1, baseline, size }: WordInk): Pick<Word, 'x0' | 'x1' | 'y0' | 'y1'> {
  if (y1 - y0 > size * 1.6) return { x0, x1, y0, y1 };
  return { x0, x1, y0: Math.max(0, baseline - size * 1.05), y1: baseline + size * 0.25 };
}

/** One letter alone has its case by its height: s for seconds is no S. */
function inItsCase(text: string, { y0, y1, size }: WordInk): string {
  return /^[COSUVWXZ]$/u.test(text) && y1 - y0 < size * 0.85 ? text.toLowerCase() : text;
}

function unitIn(text: string, { parts, size }: WordInk): string | undefined {
  const glyphs = glyphsOf(parts).filter((glyph) => glyph.y1 - glyph.y0 > size * 0.3);
  const last = glyphs.at(-1);
  const endsNarrow = last !== undefined && last.x1 - last.x0 < (last.y1 - last.y0) * 0.3;
  // What follows a power of ten is often read as something else, or not at all.
  const power = /^[xX×*]10(?:⁹|¹²)(?=[^/]{0,2}$)/u.exec(text)?.[0];
  return completedUnit(power ?? text, { characters: glyphs.length, endsNarrow }) ?? unitOf(text);
}
