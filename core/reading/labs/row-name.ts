import type { Span } from '../../kernel/span.ts';
import { isDate } from './dates.ts';
import { footnoteSigns } from './footnote-marks.ts';
import { trim } from './lines.ts';
import { isAdministrative, isVital } from './name-words.ts';
import { hasLetter, isSpaceAt, wordsIn } from './signs.ts';

const longestName = 140;

/** Whether words can name a test at all: some letters, not too many words, no label of the report's head. */
export function canName(name: string): boolean {
  if (name.length > longestName || /^[<>≤≥=]/.test(name) || !hasLetter(name) || isDate(name)) return false;
  if (isAdministrative(name) || isVital(name)) return false;
  return wordsIn(name).length <= 20;
}

// Bullets, numbers, and the code of an allergen: "f13 Peanut".
const leading =
  /^(?:[-–•*·▪►▲▼↑↓?!]{1,3}\s{0,3}|\(?\d{1,2}[.)]\s{1,3}|["'^]+(?=\p{Lu})|\d{3,5}-\d\s{1,3}(?=\p{L}{3})|(?!e2)[defghimw]\d{1,3}\s{1,4}(?=\p{L}{3}))/u;
const trailingSigns: ReadonlySet<string> = new Set(':;,"\'`<>^=*–-…' + footnoteSigns);

/** A name without bullets before it, and colons, leaders, footnote signs and specks after it. */
export function nameSpan(text: string, span: Span): Span {
  let [start, end] = trim(text, span);
  const bullet = leading.exec(text.slice(start, Math.min(end, start + 12)));
  if (bullet) start += bullet[0].length;
  const stop = bareEnd(text, start, end);
  if (stop > start) end = stop;
  return trim(text, [start, Math.max(start, end)]);
}

/** Where the last letter of a name ends. A full stop of an abbreviation belongs to it. */
function bareEnd(text: string, start: number, end: number): number {
  // The code of a laboratory: "Sodium 01".
  let stop = /\s0[1-9]$/.test(text.slice(Math.max(start, end - 3), end)) ? end - 3 : end;
  while (stop > start) {
    const [before, sign, after] = [text[stop - 2] ?? '', text[stop - 1] ?? '', stop < end ? (text[stop] ?? '') : ''];
    const isSpeck = sign === '.' && (/[.\s]/.test(before) || /[.:\s]/.test(after));
    // "Widal 'O'"
    if (/["'’]/.test(sign) && text.slice(start, stop - 1).includes(` ${sign}`)) break;
    if (!isSpeck && !trailingSigns.has(sign) && !isSpaceAt(sign, 0)) break;
    stop -= 1;
  }
  return stop;
}
