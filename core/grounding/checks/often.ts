import type { Check } from './check.ts';
import { oftenIn } from './doses.ts';

/** What was, before it was changed. */
const former = /\((?:was|previously|formerly)[^)]*\)|\bfrom [^,;.()]{1,30}?(?=\bto\b)/gi;

/** How often something is done is told as the quote has it, of medicines and of all else. */
export const often: Check = ({ told, quoted }) => {
  if (quoted === undefined) return [];
  const printed = oftenIn(quoted.words.replace(former, ' '));
  if (printed.length === 0) return [];
  const said = oftenIn(told.text.replace(former, ' ')).filter((one) => one !== 'needed');
  const isFree = printed.includes('needed');
  return said.length > 0 && !isFree && !said.some((one) => printed.includes(one)) ? ['dose'] : [];
};
