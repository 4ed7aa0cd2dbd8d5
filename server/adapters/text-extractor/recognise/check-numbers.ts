import type { WordDoubt } from '#core/documents/page-layout.ts';
import type { Grey } from '../picture/grey.ts';
import { fitsInk } from './ink-fit.ts';
import type { LetterReader } from './letter-reader.ts';
import { isNearlyNumber, isNumber, withFigures } from './number-text.ts';
import { leadingGlyph } from './raised-marks.ts';
import { readInk, type ReadWord } from './read-ink.ts';

export type CheckedWord = ReadWord & { doubt?: WordDoubt };

/** From here on a number that fits its ink is not read a second time. */
const sure = 0.9;
/** Two readings that agree are believed from here on. */
const likely = 0.6;

/**
 * Numbers whose reading is unsure or does not fit their ink are cut out differently and read again, and once more with their first
 * sign apart where neither fits: comparators get lost beside figures.
 */
export async function checkNumbers(
  page: Grey,
  words: readonly ReadWord[],
  reader: LetterReader,
): Promise<CheckedWord[]> {
  const checked = new Map<ReadWord, CheckedWord>();
  const unsure = words.filter((word) => isNearlyNumber(word.text) && !(word.confidence > sure && fits(word)));
  const wide = await readInk(page, inksOf(unsure), { reader, margins: 'wide' });
  unsure.forEach((word, index) => checked.set(word, settle(word, wide[index])));

  const unfit = unsure.filter((word) => !fits(checked.get(word) ?? word));
  const first = await readInk(
    page,
    inksOf(unfit).map((ink) => leadingGlyph(ink).first),
    { reader, margins: 'wide' },
  );
  const rest = await readInk(
    page,
    inksOf(unfit).map((ink) => leadingGlyph(ink).rest),
    { reader },
  );
  unfit.forEach((word, index) => {
    const [sign, figures] = [first[index], rest[index]];
    if (!sign || !figures) return;
    const apart = { ...figures, ink: word.ink, text: withFigures(sign.text + figures.text) };
    if (fits(apart)) checked.set(word, { ...apart, doubt: { reason: 'differs', other: word.text } });
  });
  return words.map((word) => checked.get(word) ?? word);
}

const inksOf = (words: readonly ReadWord[]) => words.map(({ ink }) => ink);

const fits = ({ text, ink }: ReadWord): boolean => isNumber(text) && fitsInk(text, ink);

/** Two readings that agree and fit are taken; of two that differ, the one that fits, with a doubt. */
function settle(read: ReadWord, again: ReadWord | undefined): CheckedWord {
  const word = { ...read, text: withFigures(read.text) };
  if (!again || again.text === '') return { ...word, doubt: { reason: 'faint' } };
  const second = { ...again, text: withFigures(again.text) };
  if (second.text === word.text) {
    const best = { ...word, confidence: Math.max(word.confidence, second.confidence) };
    return fits(word) && best.confidence > likely ? best : { ...best, doubt: { reason: 'faint' } };
  }
  const isSecondBetter = fits(word) === fits(second) ? second.confidence > word.confidence : fits(second);
  const [taken, left] = isSecondBetter ? [second, word] : [word, second];
  return { ...taken, doubt: { reason: 'differs', other: left.text } };
}
