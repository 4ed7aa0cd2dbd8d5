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

/**
 * The size a clause gives for what stands at start..end: right before it, else behind it. Earlier sizes ("was 5 mm") and distances
 * are left out.
 */
export function sizeOf(clause: string, [start, end]: Span): string | null {
  const sizes = matchesIn(clause, new RegExp(sizeForm, 'giu'))
    .map(({ 0: printed, index }) => ({ printed, from: index, to: index + printed.length }))
    .filter(({ from, to }) => !distance.test(clause.slice(to)) && !earlier.test(clause.slice(0, from)));
  const before = sizes.findLast(({ to }) => to <= start && start - to <= longestBetween);
  const after = sizes.find(({ from }) => from >= end);
  return (before ?? after)?.printed ?? null;
}

const longestBetween = 40;
