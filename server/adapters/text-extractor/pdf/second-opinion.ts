import type { Word } from '../layout/geometry.ts';
import { sharedArea } from './over-picture.ts';

/**
 * Compares the numbers that were recognised with the text that another program had left behind the picture: where the two differ,
 * one is wrong, and where they agree, a faint number is not faint any more.
 */
export function withSecondOpinion(seen: readonly Word[], hidden: readonly Word[]): Word[] {
  const numbers = hidden.filter(isNumber);
  return seen.map((word) => {
    const other = isNumber(word) ? sameSpot(word, numbers) : undefined;
    if (other === undefined) return word;
    const { doubt, ...certain } = word;
    if (plain(other.text) === plain(word.text)) return doubt?.reason === 'faint' ? certain : word;
    return { ...word, doubt: doubt ?? { reason: 'differs', other: other.text } };
  });
}

const isNumber = ({ text }: Word): boolean => /\d/u.test(text) && /^[\d.,<>≤≥=–−-]+$/u.test(text);

const plain = (text: string): string => text.replaceAll(/[–−]/gu, '-').replaceAll(',', '.');

/** The one word that stands where this one does. Two or none are no opinion. */
function sameSpot(word: Word, others: readonly Word[]): Word | undefined {
  const there = others.filter((other) => sharedArea(word, other) > 0.3 * Math.min(area(word), area(other)));
  return there.length === 1 ? there[0] : undefined;
}

const area = (word: Word): number => (word.x1 - word.x0) * (word.y1 - word.y0);
