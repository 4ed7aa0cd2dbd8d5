import { shift, textAt, type Span } from '../kernel/span.ts';
import { inSmallLetters } from './request-words.ts';
import { tidied } from './quote.ts';

const opensList =
  /\b(?:if|when|for|with|(?:if|when) (?:you|your child|your baby|he|she|they|any of these)(?: (?:have|has|are|is|get|gets|notice|see|develop|develops|feel|feels|happens?))?|any of (?:these|the following))\W*$/i;
const item = /^[ \t]*(?:[-*•·–]|\(?\d{1,2}[.)])[ \t]+\S.*$/;
const mostItems = 8;

/** "Call 911 if" asks for nothing by itself: its cases stand below it, one a line. */
export const isOpenRequest = (words: string): boolean => opensList.test(words);

/** Each case with the words that open the list, and both of their places. Empty where no list follows. */
export function casesOf(text: string, lead: Span): { lead: string; what: string; words: string; spans: Span[] }[] {
  const after = text.slice(lead[1], lead[1] + 1500);
  const start = after.indexOf('\n') + 1;
  if (start === 0 || /[^\s:]/.test(after.slice(0, start))) return [];
  const opening = inSmallLetters(tidied(textAt(text, lead)));
  const cases: { lead: string; what: string; words: string; spans: Span[] }[] = [];
  let at = start;
  for (const line of after.slice(start).split('\n')) {
    if (!item.test(line) || cases.length === mostItems) break;
    const span = shift([at, at + line.length], lead[1]);
    cases.push({ lead: opening, what: tidied(line), words: `${opening} ${tidied(line)}`, spans: [lead, span] });
    at += line.length + 1;
  }
  return cases;
}
