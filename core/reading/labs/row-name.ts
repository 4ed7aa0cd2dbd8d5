import { type Span, textAt } from '../../kernel/span.ts';
import { isDate } from './dates.ts';
import type { RowDraft } from './item.ts';
import { trim } from './lines.ts';
import { type Phrases, wordsOf, phraseLists } from './phrases.ts';
import { footnoteSigns } from './printed-flag.ts';
import type { ReadingContext } from './reading-context.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { hasLetter, isSpaceAt, wordsIn } from './signs.ts';
import { specimenOfHeading } from './specimens.ts';

/** What names no row: labels of the head and foot of a report (`administrative`), words of remarks, bedside measures, pictures and scores. */
const lists = phraseLists(reportWords.names);
const fewMore = 4;
const manyMore = 12;

/** Whether a cell is a label of the report's head with its words: "DOB: 2004-10-15". */
export const isHeadLabel = (cell: string): boolean => lists.headLabel.begins(cell);

export function isVital(name: string): boolean {
  const words = wordsOf(name);
  return (
    lists.vital.is(words) ||
    lists.device.holds(words) ||
    lists.vitalStart.begins(words, fewMore) ||
    lists.pictures.begins(words, manyMore)
  );
}

export function isAdministrative(name: string): boolean {
  const words = wordsOf(name);
  if (lists.administrativeStart.begins(words) && !lists.reportOfPatient.begins(words)) return true;
  return name.split(/\s?:| {2,}|\t|\|/).some((part) => isWhole(lists.administrative, part));
}

/** Whether words before a colon say what the words behind it are: "Filed by: Dr X", "Class guide: 0", but not "Urine: Protein". */
export function isLabelled(name: string): boolean {
  const label = /^([^:]{1,60}?)\s?:\s+\S/.exec(name)?.[1];
  return label !== undefined && specimenOfHeading(label) === undefined;
}

/** Whether words head a lists.remark, not a row. */
export const isRemark = (name: string): boolean => isWhole(lists.remark, name);
/** Whether words outside a table speak of ranges or methods, as a comment under a row does. */
export const speaksOfRange = (name: string): boolean => lists.remarkWithin.holds(name);
export const hasVerb = (name: string): boolean => lists.verbs.holds(name);

// "Total" is a label and "Total %" a name.
const isWhole = (phrases: Phrases, name: string): boolean => !/[%#(]/.test(name) && phrases.is(name);

const longestName = 140;

/** Whether words can name a test at all: some letters, not too many words, no label of the report's head. */
export function canName(name: string): boolean {
  if (name.length > longestName || '<>≤≥='.includes(name[0] ?? '-') || !hasLetter(name) || isDate(name)) return false;
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
    if (`"'’`.includes(sign) && text.slice(start, stop - 1).includes(` ${sign}`)) break;
    if (!isSpeck && !trailingSigns.has(sign) && !isSpaceAt(sign, 0)) break;
    stop -= 1;
  }
  return stop;
}

/** The name of a row as it is printed, or that which the order of a panel gives it. */
export function nameOf({ text, medium }: ReadingContext, { name, called }: RowDraft): string {
  if (called !== undefined) return called;
  const printed = name
    .map(([start, end], index) => textAt(text, [start, index < name.length - 1 && text[end] === ',' ? end + 1 : end]))
    .join(' ');
  return medium.recognised === true ? printed.replace(/\s{2,}/g, ' ') : printed;
}
