import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

const number = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const unit = String.raw`(?:mm|cm|millimet(?:er|re)s?|centimet(?:er|re)s?|inch(?:es)?)`;
const side = String.raw`${number}(?:\s?[-–]?\s?${unit})?`;

/** "7 mm", "2.3 x 1.1 cm", "3 cm x 2 cm x 1 cm", "4-5 mm". */
export const sizeForm = String.raw`(?<![\d.,/])${number}(?:\s?(?:[-–]|to)\s?${number})?(?:\s?${unit})?(?:\s?(?:x|×|by)\s?${side}){0,2}\s?[-–]?\s?${unit}(?![\p{L}/])`;

/** A measure of how far away or how deep something is, and what it was before, are no size of it. */
const distance =
  /^\s(?:from|above|below|deep|proximal|distal|away|apart|superior|inferior|margin|off|thick (?:slices|sections|cuts))\b/i;
const earlier =
  /\b(?:from|previously|formerly|was|were|prior|compared (?:to|with)|versus|vs\.?|earlier)\s(?:(?:about|approximately|up to|measured|measuring|the|previous|prior)\s){0,3}$/i;

/** Whose words a clause stands between: `opens` and `closes` where another finding is next to it, `isAdded` for "cancer with necrosis". */
export type Neighbours = { opens: boolean; closes: boolean; isAdded: boolean };

/**
 * The size a clause gives for what stands at start..end: right before it, else behind it. Earlier sizes ("was 5 mm"), distances and
 * sizes of the findings next to it are left out.
 */
export function sizeOf(
  clause: string,
  [start, end]: Span,
  { opens, closes, isAdded }: Neighbours = alone,
): string | null {
  const sizes = matchesIn(clause, new RegExp(sizeForm, 'giu'))
    .map(({ 0: printed, index }) => ({ printed, from: index, to: index + printed.length }))
    .filter(({ from, to }) => !distance.test(clause.slice(to)) && !earlier.test(clause.slice(0, from)));
  const before = sizes.findLast(
    ({ from, to }) =>
      to <= start &&
      start - to <= longestBetween &&
      // "Macrometastasis 4 mm with extension": right behind another finding a size is that of the other.
      !(opens && leading.test(clause.slice(0, from)) && parting.test(clause.slice(to, start))),
  );
  const after = sizes.find(
    ({ from, to }) =>
      from >= end &&
      // "Metaplasia and a 3 mm fibroadenoma": right before another finding it is that of the other.
      !(closes && joining.test(clause.slice(end, from)) && onlyWords.test(clause.slice(to))) &&
      (!isAdded || leading.test(clause.slice(end, from))),
  );
  return (before ?? after)?.printed ?? null;
}

const alone: Neighbours = { opens: false, closes: false, isAdded: false };
const longestBetween = 40;
const leading = /^[\s,(:]*(?:(?:of|measuring|measures|about|up to|is|was)\s){0,3}$/i;
const parting = /\b(?:with|and|plus|or)\b|,/i;
const joining = /(?:\b(?:and|or|plus|with)\b|,)\s(?:(?:a|an|the|one|another)\s)?$/i;
const onlyWords = /^\s(?:[\p{L}-]{2,16}\s){0,3}$/u;
