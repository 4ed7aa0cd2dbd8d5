import type { WordDoubt } from '#core/documents/page-layout.ts';
import type { Grey } from '../picture/grey.ts';
import { leadingComparator } from './comparator-ink.ts';
import { accountsForInk, fitsInk } from './ink-fit.ts';
import type { LetterReader } from './letter-reader.ts';
import { isNearlyNumber, isNumber, withFigures } from './number-text.ts';
import { readInk, type ReadWord } from './read-ink.ts';

export type CheckedWord = ReadWord & { doubt?: WordDoubt };

/** From here on a number that fits its ink is not read a second time. */
const sure = 0.9;
/** Two readings that agree are believed from here on. */
const likely = 0.8;

/** Numbers whose reading is unsure or does not fit their ink are cut out differently and read again. */
export async function checkNumbers(
  page: Grey,
  words: readonly ReadWord[],
  reader: LetterReader,
): Promise<CheckedWord[]> {
  const unsure = words.filter((word) => isNearlyNumber(word.text) && !(word.confidence > sure && fits(word)));
  const again = await readInk(
    page,
    unsure.map(({ ink }) => ink),
    { reader, margins: 'high' },
  );
  const settled = new Map(unsure.map((word, index) => [word, withComparator(page, settle(word, again[index]))]));
  return words.map((word) => settled.get(word) ?? word);
}

const fits = ({ text, ink }: ReadWord): boolean => isNumber(text) && fitsInk(text, ink);

/** Two readings that agree and fit are taken; of two that differ, the one that fits, with a doubt. */
function settle(read: ReadWord, again: ReadWord | undefined): CheckedWord {
  const word = { ...read, text: withFigures(read.text) };
  if (!again || again.text === '') return { ...word, doubt: { reason: 'faint' } };
  const second = { ...again, text: withFigures(again.text) };
  if (second.text === word.text) {
    const best = { ...word, confidence: Math.max(word.confidence, second.confidence) };
    const isTouching = Math.min(word.confidence, second.confidence) > sure && accountsForInk(word.text, word.ink);
    const isFitting = fits(word) || (isNumber(word.text) && isTouching);
    return isFitting && best.confidence > likely ? best : { ...best, doubt: { reason: 'faint' } };
  }
  const isSecondBetter = fits(word) === fits(second) ? second.confidence > word.confidence : fits(second);
  const [taken, left] = isSecondBetter ? [second, word] : [word, second];
  return { ...taken, doubt: { reason: 'differs', other: left.text } };
}

/** A comparator that both readings lost, but that stands there in ink. */
function withComparator(page: Grey, word: CheckedWord): CheckedWord {
  if (word.doubt === undefined || !/^\d/u.test(word.text)) return word;
  const sign = leadingComparator(page, word.ink);
  const whole = { ...word, text: `${sign}${word.text}` };
  return sign !== undefined && fits(whole) ? { ...whole, doubt: { reason: 'differs', other: word.text } } : word;
}
