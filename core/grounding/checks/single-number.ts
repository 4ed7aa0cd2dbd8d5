import { numbersIn } from '../told/quantities.ts';
import type { Check } from './check.ts';
import { isInDate } from './dates.ts';
import { isSameNumber } from './row-numbers.ts';

/** "Battery 2.78 V": a label and one number. */
const labelled = /^\s*[\p{L}][\p{L}\s'-]{1,40}[:=]?\s*[<>≤≥]?\s?\d[\d.,]*\s?[\p{L}%/µ°]{0,8}\s*$/u;

const ofLimit =
  /\b(?:limits?|range|cut-?off|threshold|target|goal|normal|under|below|above|over|than|between|límite|rango)\b/i;

/** A quote that is a label with one number is told with that number, where one number is told. */
export const singleNumber: Check = ({ told, quoted }) => {
  if (quoted === undefined || !labelled.test(quoted.words)) return [];
  const [said, ...more] = told.quantities.filter(({ start }) => !isInDate(told.text, start));
  if (said === undefined || more.length > 0 || said.inWords || said.unit === 'year') return [];
  if (said.comparator !== undefined || ofLimit.test(told.text)) return [];
  const printed = numbersIn(quoted.words);
  return printed.some((one) => isSameNumber(one, said.value)) ? [] : ['number'];
};
