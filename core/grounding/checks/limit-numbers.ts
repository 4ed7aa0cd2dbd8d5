import { matchesIn } from '../../kernel/matches-in.ts';
import { readQuantities } from '../told/quantities.ts';
import type { Check } from './check.ts';
import { isInDate } from './dates.ts';
import { isSameNumber } from './row-numbers.ts';

/** "(20-50)", "[2.0 - 3.0]": a range in brackets, both of its bounds and nothing else. */
const bracketed =
  /[([](?:[a-z:]{2,12}\.?:? ?)?(?:\d+(?:\.\d+)?\s?[-–]\s?\d+(?:\.\d+)?|[<>≤≥]=?\s?\d+(?:\.\d+)?)[^\d()[\]]{0,10}[)\]]/gi;
const limitBefore =
  /\b(?:cut-?off|threshold|target|goal|limit|reference|normal)\b(?: (?:is|of|to|below|under|above|over|at))*[:\s]{0,2}[<>≤≥]?\s?$/i;

const toldAsLimit =
  /\b(?:range|limits?|normal|goal|target|cut-?off|threshold|line|reference|expected|should|above|below|under|over|than|between|to|up|least|most|less|more|aim|within|exceed\w*|allowed|rango|límite|objetivo|meta|más|menos|mayor|menor|hasta|entre)\b/i;

/** A number that print has only as a bound is not told as what was found. */
export const limitNumbers: Check = ({ told, evidence }) => {
  if (told.quantities.length === 0 || told.isQuestion || toldAsLimit.test(told.text)) return [];
  const words = evidence.nearText;
  const ranges = matchesIn(words, bracketed).map(({ 0: found, index }) => [index, index + found.length] as const);
  const printed = readQuantities(words);
  const isBound = told.quantities.some(({ value, start }) => {
    if (isInDate(told.text, start)) return false;
    const places = printed.filter((one) => isSameNumber(one.value, value));
    return (
      places.length > 0 &&
      places.every(
        (one) =>
          ranges.some(([from, to]) => from <= one.start && one.end <= to) ||
          limitBefore.test(words.slice(Math.max(0, one.start - 30), one.start)),
      )
    );
  });
  return isBound ? ['range'] : [];
};
