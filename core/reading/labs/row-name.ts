import type { Span } from '../../kernel/span.ts';
import { isDate } from './dates.ts';
import { trim } from './lines.ts';
import { isAdministrative, isVital } from './name-words.ts';

const longestName = 140;

/** Whether words can name a test at all: some letters, not too many words, no label of the report's head. */
export function canName(name: string): boolean {
  if (name.length > longestName || /^[<>≤≥=]/.test(name) || !/\p{L}/u.test(name) || isDate(name)) return false;
  if (isAdministrative(name) || isVital(name)) return false;
  return name.split(/\s+/).length <= 20;
}

const leading = /^(?:[-–•*·▪►▲▼↑↓]{1,3}\s{0,3}|\(?\d{1,2}[.)]\s{1,3}|["'^]+(?=\p{Lu}))/u;
const trailing = /(?:[\s:;,"'`<>^=*†‡⁰¹²³⁴⁵⁶⁷⁸⁹–-]|\.{2,}|\s\.|\.(?=[\s:.])|\s0[1-9](?=$))+$/u;

/** A name without bullets before it, and colons, leaders, footnote signs and specks after it. */
export function nameSpan(text: string, span: Span): Span {
  let [start, end] = trim(text, span);
  const bullet = leading.exec(text.slice(start, Math.min(end, start + 12)));
  if (bullet) start += bullet[0].length;
  const words = text.slice(start, end);
  const tail = trailing.exec(words.slice(-24));
  if (tail && !/^["'`<>^]*$/.test(words)) end -= tail[0].length;
  return trim(text, [start, Math.max(start, end)]);
}
