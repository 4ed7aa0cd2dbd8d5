import { readQuantities } from '../told/quantities.ts';
import type { Check } from './check.ts';
import { isInDate } from './dates.ts';
import { isSameNumber } from './row-numbers.ts';

/** What print says before or behind a number of an earlier time: "(was 92 mm)", "down from 121", "Pre: Hb 88", "44 last year". */
const before =
  /\b(?:was|were|from|previous(?:ly)?|prior|prev|last (?:visit|year|time|month|week)|pre|before|baseline|booking|on admission|initially)\b[^\d;.\n]{0,16}$/i;
const behind =
  /^(?:\.\d+|\/\d+)?\s*(?:[\w/%^µ]{1,12}\s*)?(?:before|last (?:year|visit|time|month|week)|previously|pre-?\w*|ago|at booking|on admission|at baseline|(?:->|→)(?=\D{0,12}\d))(?![\w-])/i;

const toldNow =
  /\b(?:is|are|measures|now|at present|this (?:visit|year|time|month)|currently|today|averages|latest|es|ahora|hoy|actualmente)\b/i;
const toldEarlier =
  /\b(?:was|were|had|been|before|previous(?:ly)?|earlier|last|prior|ago|usual\w*|normally|mostly|from|since|then|compared|than|baseline|admission|first|initial\w*|antes|anterior|era|fue|desde|(?:19|20)\d\d|in (?:january|february|march|april|june|july|august|september|october|november|december))\b/i;

/** A number that print has only as an earlier one is not told as that of now. */
export const earlierNumbers: Check = ({ told, evidence }) => {
  const { text } = told;
  if (told.quantities.length === 0 || told.isQuestion || !toldNow.test(text) || toldEarlier.test(text)) return [];
  const words = evidence.nearText;
  const printed = readQuantities(words);
  const isEarlier = told.quantities.some(({ value, start }) => {
    if (isInDate(text, start)) return false;
    const places = printed.filter((one) => isSameNumber(one.value, value));
    return (
      places.length > 0 &&
      places.every(
        (one) =>
          before.test(words.slice(Math.max(0, one.start - 34), one.start)) ||
          behind.test(words.slice(one.end, one.end + 34)),
      )
    );
  });
  return isEarlier ? ['historical'] : [];
};
