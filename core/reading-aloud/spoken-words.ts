import { sayAbbreviations } from './abbreviations.ts';
import { sayDates } from './dates.ts';
import { sayRanges } from './ranges.ts';
import { sayShortForms } from './short-forms.ts';
import { plainSigns, sayComparators, sayMinus, saySigns, sayTimes, tidied } from './signs.ts';
import { saySlashes } from './slashes.ts';
import { sayStages } from './stages.ts';
import { sayUnits } from './units.ts';

// Dates before bars and hyphens become words, units before their bars and exponents do, and single letters last.
const steps = [
  plainSigns,
  sayDates,
  sayShortForms,
  sayUnits,
  sayMinus,
  saySlashes,
  sayStages,
  sayRanges,
  sayTimes,
  sayComparators,
  sayAbbreviations,
  saySigns,
  tidied,
];

/**
 * A text as people say it in American English: units, ranges, signs and short forms in words. Numbers stay in digits, which every
 * voice reads, and stay the same.
 */
export const spokenWords = (text: string): string => steps.reduce((said, step) => step(said), text);
