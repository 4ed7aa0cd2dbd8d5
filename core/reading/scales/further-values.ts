import type { Span } from '../../kernel/span.ts';

/** What leads from a value to the next one of the same scale, and what must stand behind that. */
const next =
  /^(?:\/\d{1,3})?(?:[ ](?:at|on|in|after|before|pre|post)?[ ]?[\p{L}\d-]{1,12}){0,3}\s?(?:,|->|→|;|\band\b|\bto\b|\bthen\b)\s?(?:(?:now|then|and|left|right|L|R)\s){0,2}(?<value>\d{1,3}(?:\.\d)?)(?:\/\d{1,3})?(?=\s(?:at|on|after|post|today|now|pre|before)\s?(?:[\p{L}\d]|$)|[ ](?:left|right|today|now)\b)/u;
const mostValues = 3;

/** "NIHSS 6 on arrival, 2 at discharge": each further value, where its time or side is told. */
export function furtherValues(text: string, from: number, most: number): { value: string; span: Span }[] {
  const found: { value: string; span: Span }[] = [];
  for (let at = from; found.length < mostValues;) {
    const match = next.exec(text.slice(at, at + reach));
    const value = match?.groups?.['value'];
    if (match === null || value === undefined || Number(value) > most) break;
    const end = at + match[0].length;
    found.push({ value, span: [at + match[0].lastIndexOf(value), end] });
    at = end;
  }
  return found;
}

const reach = 80;
