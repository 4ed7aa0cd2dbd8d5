import { linesOfWords } from '../layout/lines.ts';
import type { Line, Word } from '../layout/geometry.ts';

type Bounds = { low: number; high: number; decimals: number };

/**
 * Marks values whose decimals are not those of the range beside them and that lie outside of it: 104 beside 0.90-2.00 has most likely
 * lost its point.
 */
export function markUnlikeRanges(words: readonly Word[]): Word[] {
  const unlike = new Set(linesOfWords(words).flatMap(unlikeValues));
  return words.map((word) => (unlike.has(word) ? { ...word, doubt: { reason: 'unlike_range' } } : word));
}

function unlikeValues({ words }: Line): Word[] {
  const ranges = words.flatMap((word, index) => {
    const bounds = boundsOf(word.text);
    return bounds ? [{ index, bounds }] : [];
  });
  return ranges.flatMap(({ index, bounds }, place) => {
    const since = (ranges[place - 1]?.index ?? -1) + 1;
    const value = words.slice(since, index).findLast((word) => /^[<>≤≥]?\d[\d.,]*[⁰¹²³⁴-⁹ᵃ-ᵉ]?$/u.test(word.text));
    return value && value.doubt === undefined && isUnlike(value.text, bounds) ? [value] : [];
  });
}

function boundsOf(text: string): Bounds | undefined {
  const [, low, high] = /^\(?(\d+(?:[.,]\d+)?)[-–—](\d+(?:[.,]\d+)?)\)?[,;]?$/u.exec(text) ?? [];
  const [, open, limit] = /^\(?([<>≤≥])(\d+(?:[.,]\d+)?)\)?[,;]?$/u.exec(text) ?? [];
  if (low !== undefined && high !== undefined) {
    return { low: numberOf(low), high: numberOf(high), decimals: Math.min(decimalsOf(low), decimalsOf(high)) };
  }
  if (open === undefined || limit === undefined) return undefined;
  const isUpper = open === '<' || open === '≤';
  const value = numberOf(limit);
  return { low: isUpper ? 0 : value, high: isUpper ? value : Infinity, decimals: decimalsOf(limit) };
}

/** A point that was lost leaves a whole number above its range; one that was found too much, one far below. */
function isUnlike(text: string, { low, high, decimals }: Bounds): boolean {
  const figures = text.replace(/[^\d.,]/gu, '');
  const own = decimalsOf(figures);
  const value = numberOf(figures);
  if (decimals > 0 && own === 0) return value > high && value / 10 ** decimals >= low / 3;
  return decimals === 0 && own > 0 && low > 0 && value < low / 5;
}

const numberOf = (text: string): number => Number(text.replace(',', '.'));
const decimalsOf = (text: string): number => /[.,](\d+)$/u.exec(text)?.[1]?.length ?? 0;
