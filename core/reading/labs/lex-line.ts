import type { Span } from '../../kernel/span.ts';
import { dateAt } from './dates.ts';
import {
  boundAt,
  labelAt,
  limitAt,
  courseAt,
  numberAt,
  numberEndAt,
  rangeAt,
  semiAt,
  titreAt,
  unitStart,
  wordAt,
  plainWordLength,
} from './item-patterns.ts';
import { type Item, type ItemKind, isFigure, type Items } from './item.ts';
import { comparatorOf } from './limit-words.ts';
import { misreadAt } from './misread.ts';
import { type DecimalSign, numberOf } from './numbers.ts';
import { flagAt, flagSuffixAt, flagWordsAt, footnoteSigns } from './printed-flag.ts';
import { hasDigit, hasLetter, isSpaceCode } from './signs.ts';
import { unitLengthAt } from './units.ts';
import { resultWordsAt } from './wording.ts';

/** The items of a stretch of one document, numbered as a cell of its line. */
export type Lexer = (span: Span, cell: number) => Items;

const longestKept = 4096; // characters
const mostKept = 128; // stretches: readers look at a line and its neighbours

/** A lexer that looks at each stretch once, however many readers ask for it while they are near. */
export function createLexer(text: string, decimal: DecimalSign): Lexer {
  const known = new Map<number, Items>();
  return ([start, end], cell) => {
    if (end - start >= longestKept) return lexLine(text, [start, end], cell, decimal);
    const key = start * longestKept + end - start;
    const kept = known.get(key);
    const items = kept ?? lexLine(text, [start, end], cell, decimal);
    if (!kept) {
      if (known.size >= mostKept) known.clear();
      known.set(key, items);
    }
    return (items[0]?.cell ?? cell) === cell ? items : items.map((item) => ({ ...item, cell }));
  };
}

const at = (pattern: RegExp, text: string, start: number): RegExpExecArray | null => {
  pattern.lastIndex = start;
  return pattern.exec(text);
};

type Found = Pick<Item, 'kind' | 'text' | 'end'> & Partial<Pick<Item, 'comparator' | 'suffix'>>;

/** The items of one stretch of a line, in order. Linear in its length: every pattern is tried at a place and is bounded. */
export function lexLine(text: string, [start, end]: [number, number], cell: number, decimal: DecimalSign): Item[] {
  const items: Item[] = [];
  const line = text.slice(0, end);
  let place = start;
  while (place < end) {
    if (isBlank(line.charCodeAt(place))) {
      place += 1;
      continue;
    }
    const note = footnoteLength(line, place, items.at(-1));
    if (note > 0) {
      place += note;
      continue;
    }
    const length = plainWordLength(line, place);
    if (length > 0) {
      const word = line.slice(place, place + length);
      items.push({ kind: 'word', start: place, end: place + length, cell, text: word, comparator: null, suffix: null });
      place += length;
      continue;
    }
    const previous = items.at(-1);
    const touches = previous !== undefined && previous.end === place && previous.kind === 'word';
    const found = (touches ? undefined : findItem(line, place, items, decimal)) ?? findWord(line, place);
    const { kind, end: stop, text: printed, comparator = null, suffix = null } = found;
    items.push({ kind, start: place, end: stop, cell, text: printed, comparator, suffix });
    place = found.end;
  }
  return items;
}

const bar = 124;
const isBlank = (code: number): boolean => code === bar || isSpaceCode(code);

type Finder = (line: string, place: number, before: Items, decimal: DecimalSign) => Found | undefined;

const plain =
  (pattern: RegExp, kind: ItemKind): Finder =>
  (line, place) =>
    findPlain(pattern, kind, line, place);

const [date, label, limit] = [plain(dateAt, 'date'), plain(labelAt, 'label'), plain(limitAt, 'limit')];
/** ">10⁵": a power of ten, whose exponent is no mark of a footnote. */
const power = plain(/[<>≤≥]?\s?10[⁰¹²³⁴-⁹]{1,2}(?![\p{L}\d])/uy, 'text');
const [semi, result] = [plain(semiAt, 'semi'), plain(resultWordsAt, 'result')];

/** What may begin with a digit, with a letter, or with any other sign; the first that fits wins. */
const findersOf: Record<'digit' | 'letter' | 'sign', readonly Finder[]> = {
  digit: [date, findRange, limit, findTitre, semi, findUnit, power, findNumber],
  letter: [date, label, findBound, limit, findUnit, findFlag, findFlagWord, result],
  sign: [power, findRange, findTitre, findBound, findUnit, findNumber, findFlag, findMark],
};

function findItem(line: string, place: number, before: Items, decimal: DecimalSign): Found | undefined {
  const first = line[place] ?? '';
  const finders = findersOf[hasDigit(first) ? 'digit' : hasLetter(first) ? 'letter' : 'sign'];
  for (const find of finders) {
    const found = find(line, place, before, decimal);
    if (found) return found;
  }
  return undefined;
}

function findMark(line: string, place: number): Found | undefined {
  const mark = line[place] ?? '';
  return '()[],;:"•='.includes(mark) ? { kind: 'mark', text: mark, end: place + 1 } : undefined;
}

function findPlain(pattern: RegExp, kind: ItemKind, line: string, place: number): Found | undefined {
  const found = at(pattern, line, place);
  return found ? { kind, text: found[0].trim(), end: place + found[0].length } : undefined;
}

function findRange(line: string, place: number, _before: Items, decimal: DecimalSign): Found | undefined {
  const found = at(rangeAt, line, place);
  if (!found || !endsNumber(line, place + found[0].length)) return undefined;
  const [low, high] = [numberOf(found[1] ?? '', decimal), numberOf(found[2] ?? '', decimal)];
  if (low === undefined || high === undefined || low > high) return undefined;
  return { kind: 'range', text: found[0], end: place + found[0].length };
}

function withSuffix(line: string, end: number): Pick<Found, 'end' | 'suffix'> {
  const suffix = at(flagSuffixAt, line, end);
  return suffix ? { end: end + suffix[0].length, suffix: suffix[0] } : { end, suffix: null };
}

const endsNumber = (line: string, end: number): boolean =>
  at(numberEndAt, line, end) !== null ||
  at(flagSuffixAt, line, end) !== null ||
  unitLengthAt(line, end, line.length) > 0;

function findBound(line: string, place: number): Found | undefined {
  const found = at(boundAt, line, place);
  if (!found || !endsNumber(line, place + found[0].length)) return undefined;
  const value = found[2] ?? '';
  return {
    kind: 'bound',
    text: value,
    comparator: comparatorOf(found[1] ?? ''),
    ...withSuffix(line, place + found[0].length),
  };
}

function findTitre(line: string, place: number): Found | undefined {
  const found = at(titreAt, line, place);
  if (!found) return undefined;
  return {
    kind: 'titre',
    text: found[2] ?? '',
    comparator: comparatorOf(found[1] ?? ''),
    ...withSuffix(line, place + found[0].length),
  };
}

function findNumber(line: string, place: number): Found | undefined {
  const misread = findPlain(misreadAt, 'text', line, place);
  if (misread) return misread;
  const found = at(numberAt, line, place);
  // "in his 60s" are years, "14.2s" are seconds.
  if (found && /^[1-9]0s(?!\p{L})/u.test(line.slice(place, place + 4))) return undefined;
  // "1 .1" was torn apart by recognition: what it was is not for us to say.
  const torn = found && /^ \.\d{1,3}(?![\d.])/.exec(line.slice(place + found[0].length, place + found[0].length + 6));
  if (found && torn && !found[0].includes('.') && !found[0].includes(',')) {
    const end = place + found[0].length + torn[0].length;
    return { kind: 'text', text: line.slice(place, end), end };
  }
  if (!found || !endsNumber(line, place + found[0].length)) return undefined;
  const end = place + found[0].length;
  // "2.4 -> 1.1": of a course the last figure is the result.
  const course = at(courseAt, line, end);
  if (course) return { kind: 'number', text: course[1] ?? '', ...withSuffix(line, end + course[0].length) };
  // "1.4 : 1"
  const toOne = /^\s?:\s?1(?![\d.,:/])/.exec(line.slice(end, end + 5))?.[0].length ?? 0;
  return { kind: 'number', text: found[1] ?? '', ...withSuffix(line, end + toOne) };
}

/** A unit of one letter is believed right after a figure only: "Protein S" is no second. */
function findUnit(line: string, place: number, before: Items): Found | undefined {
  const previous = before.at(-1);
  if (!at(unitStart, line, place)) return undefined;
  const length = unitLengthAt(line, place, line.length);
  const afterFigure = previous !== undefined && ['number', 'bound', 'range', 'limit'].includes(previous.kind);
  if (length === 0 || (length === 1 && line[place] !== '%' && !afterFigure)) return undefined;
  // "titer" and "ratio" are words of names as well, and "Lac" is lactate.
  const word = line.slice(place, place + length);
  if (!afterFigure && ((previous && /^[a-z]{4,}$/i.test(word)) || /^lac$/i.test(word))) return undefined;
  if (/[\p{L}\d]/u.test(line[place + length] ?? '') || isPotassium(line, place, length)) return undefined;
  // "[11.5-14.5 %]": the bracket was opened before.
  const closing = /^[^[(]*[\])]$/.test(line.slice(place, place + length)) ? 1 : 0;
  const printed = line.slice(place, place + length - closing);
  return { kind: 'unit', text: printed.replace(/^\[(.*)\]$/, '$1'), end: place + length - closing };
}

/** "Na 128 K 5.6": a K before a figure is no thousand, unless that figure begins a range. */
const isPotassium = (line: string, place: number, length: number): boolean =>
  length === 1 &&
  line[place] === 'K' &&
  /^K\s?[:=]?\s{0,2}\d(?:\.\d)?(?![\d.]|\s?[-–])/.test(line.slice(place, place + 10));

// A lone dash parts words, unless a figure is right before it.
function findFlag(line: string, place: number, before: Items): Found | undefined {
  const previous = before.at(-1);
  const isSign = /^[-−](?![-−])/.test(line.slice(place, place + 2));
  const mayBeSign = !previous || ['number', 'bound', 'range', 'unit'].includes(previous.kind);
  const partsFigures = isSign && /^.\s{0,3}\d/.test(line.slice(place, place + 5));
  if (line.startsWith('H', place) && isOfMen(line, place)) return { kind: 'word', text: 'H', end: place + 1 };
  return partsFigures || (isSign && !mayBeSign) ? undefined : findPlain(flagAt, 'flag', line, place);
}

/** "H : 13-17  F : 12-16": hommes, hombres. */
const isOfMen = (line: string, place: number): boolean => {
  const [, colon] = /^H\s{0,2}(:?)\s{0,2}[<>≤≥]?\s?\d/.exec(line.slice(place, place + 10)) ?? [];
  return (
    colon === ':' ||
    (colon !== undefined &&
      /(?<!\p{L})[FM]\s{0,2}[:<>≤≥]?\s{0,2}[<>≤≥]?\s?\d/u.test(line.slice(Math.max(0, place - 60), place + 60)))
  );
};

/** "High" and "Normal" begin many names: as a flag they follow a figure, a unit, a range or another flag. */
function findFlagWord(line: string, place: number, before: Items): Found | undefined {
  const last = before.slice(-4).findLast(({ kind }) => kind !== 'mark');
  if (!last || !['number', 'bound', 'titre', 'unit', 'range', 'limit', 'flag'].includes(last.kind)) return undefined;
  const found = findPlain(flagWordsAt, 'flag', line, place);
  // "Low: <40" names a bracket of the range.
  const namesBracket = found && /^\s?:\s{0,3}[<>≤≥\d]/.test(line.slice(found.end, found.end + 6));
  return found && namesBracket ? { ...found, kind: 'word' } : found;
}

const trailing = /[,;:)"]+$/;

function findWord(line: string, place: number): Found {
  const word = at(wordAt, line, place)?.[0] ?? line[place] ?? '';
  if (/^(?:[-–]|[.…]{3,})$/.test(word)) return { kind: 'mark', text: word, end: place + word.length };
  const bare = word.replace(trailing, '');
  const text = bare === '' ? word.slice(0, 1) : bare;
  return { kind: bare === '' ? 'mark' : 'word', text, end: place + text.length };
}

const marksAt = new RegExp(`[${footnoteSigns}]{1,3}(?:[,⁾][${footnoteSigns}]{0,2})?(?![${footnoteSigns}])`, 'uy');

/** How many characters of footnote marks touch a figure, a range or its flag at a place. What is raised over ten is a power. */
function footnoteLength(line: string, place: number, before: Item | undefined): number {
  if (before?.end !== place || !(isFigure(before) || before.kind === 'range' || before.kind === 'flag')) return 0;
  if (/(?<![\d.,])10$/.test(line.slice(Math.max(0, place - 3), place))) return 0;
  marksAt.lastIndex = place;
  return marksAt.exec(line)?.[0].length ?? 0;
}
