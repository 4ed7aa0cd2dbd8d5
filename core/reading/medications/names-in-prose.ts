import { matchesIn } from '../../kernel/matches-in.ts';
import { type Span, overlaps } from '../../kernel/span.ts';
import type { MedicineEntry } from '../../knowledge/entries.ts';
import { type Piece, isRow, wordCount } from '../lines.ts';
import type { MedicineMentions } from './read-medicine.ts';
import { isLabel, isNeverTaken, isOtherMatter } from './not-a-name.ts';
import words from './not-medicines.json' with { type: 'json' };
import { formWords, isSig, sigStart } from './sig.ts';
import { strengthsIn } from './strength.ts';

/** Words that stand before a strength without being a medicine: "increase to 40 mg", "a dose of 20 mg". */
const notANames = new Set(words.beforeStrengths);
/** Words of habits, measures and headings: no medicine has one of them in its name. */
const notInNames = new Set(words.notInNames);
export const isNoName = (name: string): boolean =>
  notANames.has(name.toLowerCase()) ||
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((part) => notInNames.has(part));

/** Places of medicine names in a sentence, in order: known ones, ones shown by their form, and in a list whatever stands between commas. */
export function namesInProse(
  sentence: Piece,
  { isList, isCompany }: { isList: boolean; isCompany: boolean },
  mentions: MedicineMentions,
): Span[] {
  const { text, span } = sentence;
  const known = mentions(span)
    .map(({ entry, start, end }) => ({ entry, at: [start - span[0], end - span[0]] satisfies Span }))
    .filter(({ entry, at }) => isTakenHere(text, entry, at, isList))
    .map(({ at: [start, end] }): Span => [start, end + (salt.exec(text.slice(end, end + 14))?.[0].length ?? 0)]);
  const found = [...known, ...byForm(text).filter((place) => !touches(known, place) && !goesOn(text, known, place))];
  // Words between commas are taken for medicines only in the company of one that is known, here or in the whole list.
  const listed = isList && (found.length > 0 || isCompany) && !isRow(text) ? betweenCommas(text, found) : [];
  return [...found, ...listed].sort((a, b) => a[0] - b[0]);
}

/** What a name goes on with: slow release, or the salt. */
const salt = /^\s(?:XR|SR|ER|CR|LA|XL|MR|PR|DR|EC|HCl|HCL|succinate|tartrate|besylate|maleate)(?![\p{L}\d])/u;

const isTakenHere = (sentence: string, entry: MedicineEntry, [start, end]: Span, isList: boolean): boolean =>
  (isList || !isNeverTaken(entry)) &&
  !isOtherMatter(sentence.slice(Math.max(0, start - 30), start), sentence.slice(end, end + 40)) &&
  !isSusceptibility.test(sentence.slice(end));

/** "Amoxicillin      R": how a germ answers to it. */
const isSusceptibility = /^[\s|:.]{1,40}(?:[SIR]|sensitive|susceptible|resistant|intermediate)(?:[\s|].{0,40})?$/i;

/** "Tylenol Arthritis 650 mg": the second word of a name that is known is no further medicine. */
const goesOn = (text: string, known: readonly Span[], [start]: Span): boolean =>
  known.some(([, end]) => text.slice(end, start) === ' ');

const touches = (spans: readonly Span[], span: Span): boolean => spans.some((other) => overlaps(other, span));

/** "Zorvimab 20 mg daily": the word before a strength that is followed by how it is taken; with "Pen V" the word ahead of a short one. */
function byForm(sentence: string): Span[] {
  return strengthsIn(sentence).flatMap(([start, end]) => {
    const from = Math.max(0, start - 44);
    const ahead = sentence.slice(from, start);
    const last = lastName.exec(ahead);
    if (!last || isShare(sentence, end) || sigStart(sentence.slice(end, end + 40).split(/[.;]\s/)[0] ?? '') === -1)
      return [];
    const words = last[0].trimEnd().replace(/[\s,(]+$/, '');
    const name = words.toLowerCase();
    if (notANames.has(name) || formWords.has(name) || words.length < 4 || isNoName(words) || isLabel(words)) return [];
    return [[from + last.index, from + last.index + words.length] satisfies Span];
  });
}

/** "100% certainty" is no strength; "1% drops" is. */
const isShare = (sentence: string, end: number): boolean =>
  sentence[end - 1] === '%' &&
  !formWords.has(/^\s([a-z]+)/i.exec(sentence.slice(end, end + 20))?.[1]?.toLowerCase() ?? '');

const lastName = /(?<![\p{L}\d])(?:[\p{L}][\p{L}\d'’-]{2,40}(?:\s[A-Z]{1,2}\d?)?)[\s,(]{0,2}$/u;

const generic = new Set(words.notListed);
const firstWord = (name: string): string => name.toLowerCase().split(/[^\p{L}/]+/u)[0] ?? '';

/** "furosemide, aspirin, bisoprolol": short parts of a list, when the whole of it looks like one. */
function betweenCommas(sentence: string, found: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const match of matchesIn(sentence, /[,;]\s|\sand\s|$/g)) {
    parts.push([from, match.index]);
    from = match.index + match[0].length;
  }
  const open = parts.filter((part) => part[1] > part[0] && !touches(found, part));
  const names = open.flatMap(([start, end]): Span[] => {
    const words = sentence.slice(start, end);
    // "OCPs (missed several)", "APAP 650 prn": the name without its remark, its number and its directions.
    const sigAt = sigStart(words);
    const name = (sigAt > 0 ? words.slice(0, sigAt) : words)
      .trim()
      .replace(/\s?\([^()]{0,40}\)$/, '')
      .replace(/\s\d{1,4}(?:\.\d)?$/, '')
      .replace(/[.\s]+$/, '');
    const isName =
      /^[\p{L}][\p{L}\d' -]{2,40}$/u.test(name) &&
      wordCount(name) <= 3 &&
      !generic.has(firstWord(name)) &&
      !isNoName(name) &&
      !isLabel(name) &&
      !isSig(name);
    const at = start + words.indexOf(name);
    return isName ? [[at, at + name.length]] : [];
  });
  return names.length === open.length ? names : [];
}
