import { readQuantities } from '../told/quantities.ts';
import type { Check } from './check.ts';
import { isSameNumber } from './row-numbers.ts';

const pre = /\b(?:pre|before)\b[^\d,;.\n]{0,14}$/i;
const post = /\b(?:post|after)\b[^\d,;.\n]{0,14}$/i;

/** "BP pre 158/84, post 136/72": what print measured after something is not told as measured before it. */
export const beforeAfter: Check = ({ told: { text, quantities }, evidence }) => {
  const [isBefore, isAfter] = [/\bbefore \w/i.test(text), /\bafter \w/i.test(text)];
  if (isBefore === isAfter || quantities.length === 0 || /\bfrom\b/i.test(text)) return [];
  const words = evidence.nearText;
  const printed = readQuantities(words);
  const isOther = quantities.some(({ value }) => {
    const places = printed.filter((one) => isSameNumber(one.value, value));
    const form = isBefore ? post : pre;
    return places.length > 0 && places.every(({ start }) => form.test(words.slice(Math.max(0, start - 24), start)));
  });
  return isOther ? ['analyte'] : [];
};
