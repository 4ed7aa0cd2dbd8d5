import type { Span } from '../../kernel/span.ts';
import type { Role } from './header.ts';
import { type Fields, isFigure, type Item, isBracket, type Items } from './item.ts';
import { boundInWords } from './limit-words.ts';
import { tokens, phraseList } from './phrases.ts';
import { answerFlag, flagMeaning, loneFlag } from './printed-flag.ts';
import { isRangeWord, namesBracket, saysWhom } from './range-labels.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { isDash, isOpening } from './signs.ts';
import { countsInFields } from './units.ts';
import { isAnswerLetter } from './wording.ts';

/** What the table says of an item's column, and in which order results stand where columns are lost. */
export type Placing = {
  roleOf: (item: Item) => Role | undefined;
  hasPrevious: boolean;
  previousFirst: boolean;
  /** Whether the range stands before the result where columns are lost. */
  rangeFirst?: boolean;
};

export const noColumns: Placing = { roleOf: () => undefined, hasPrevious: false, previousFirst: false };

type Parts = {
  value: Item | null;
  earlier: Item[];
  unit: Item | null;
  range: Item[];
  rangeWords: Item | null;
  limits: { low: string | null; high: string | null } | null;
  flag: string | null;
  collectedAt: string | null;
  loose: number;
  labelled: boolean;
  titled: boolean;
  lastFigure: Item | null;
};

// "(age related <6.5)": words that only lead to the bracket of a range.
function withoutLeads(items: Items): Items {
  if (!items.some(isBracket) || !items.some(({ kind }) => kind === 'word')) return items;
  return items.filter((item, index) => {
    if (item.kind !== 'word' || namesBracket(item.text) || !isRangeWord(item.text)) return true;
    const next = items.slice(index + 1, index + 7).find(({ kind, text }) => kind !== 'word' || !isRangeWord(text));
    return !next || !isBracket(next);
  });
}
/** "<40 Low; 40-59 Acceptable": a word right after one of several brackets is its name, and no flag. */
function namesStep(items: Items, index: number): boolean {
  const [before, item] = [items[index - 1], items[index]];
  return (
    before !== undefined &&
    item !== undefined &&
    (item.kind === 'flag' || item.kind === 'result') &&
    /^\p{L}{3,}/u.test(item.text) &&
    isBracket(before) &&
    item.start - before.end <= 1 &&
    items.filter(isBracket).length > 1
  );
}

/**
 * The items of a range that prints several stretches with a name each: in one bracket behind the value ("[A1 <30; A2 30-300; A3 >300]"), or
 * to the end of the row ("Normal <7.8  Impaired 7.8-11.0  Diabetes >=11.1"). None where it prints one.
 */
function stepsBehind(items: Items): Items {
  const value = items.findIndex(isFigure);
  const behind = items.findIndex(({ kind }, index) => index > value && kind !== 'unit' && kind !== 'flag');
  const end = items.findIndex(({ text }, index) => index > behind && text === closing[items[behind]?.text ?? '']);
  let from = items.findIndex((item, index) => index > value && isBracket(item));
  while (from - 1 > value && startsStep(items[from - 1])) from -= 1;
  const inside = end > behind ? items.slice(behind + 1, end) : from > 0 ? items.slice(from) : [];
  const isNamed = inside.some(({ kind }) => kind === 'word' || kind === 'flag' || kind === 'result');
  const isWhole = inside.every(({ kind }) => kind !== 'date' && kind !== 'titre' && kind !== 'number');
  const fewest = end > behind ? 2 : 3;
  return value >= 0 && isNamed && isWhole && inside.filter(isBracket).length >= fewest ? inside : [];
}
const startsStep = (item: Item | undefined): boolean =>
  item?.kind === 'word' || item?.kind === 'result' || item?.kind === 'label' || /^normal$/i.test(item?.text ?? '');
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** Sorts the items beside a name into fields, by column where there is one, else by kind and order. */
export function assemble(all: Items, layout: Placing): Fields {
  const steps = all.every((item) => layout.roleOf(item) === undefined) ? stepsBehind(all) : [];
  const items = withoutLeads(steps.length > 0 ? all.filter((item) => !steps.includes(item)) : all);
  const parts: Parts = {
    ...{ value: null, earlier: [], unit: null, range: [], rangeWords: null, limits: null, flag: null },
    ...{ collectedAt: null, loose: 0, labelled: false, titled: false, lastFigure: null },
  };
  const used = items.filter((item, index) => take(parts, item, items, index, layout));
  valueBeforeBound(parts, items, layout);
  valueFromRange(parts, layout);
  orderResults(parts, layout);
  const [first, last] = [steps[0], steps.at(-1)];
  const range: Span | null = first && last ? [first.start, last.end] : rangeSpan(parts, items);
  const spans = [...used.map(({ start, end }): Span => [start, end]), ...(range ? [range] : [])];
  return {
    value: parts.value,
    unit: parts.unit,
    range,
    flag: parts.flag ?? parts.value?.suffix ?? null,
    previous: parts.earlier[0] ? printedValue(parts.earlier[0]) : null,
    collectedAt: parts.collectedAt,
    loose: parts.loose,
    labelled: parts.labelled,
    ...(parts.titled && { titled: true }),
    ...(parts.limits && { limits: parts.limits }),
    span: [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))],
  };
}

const placeholders = phraseList(reportWords.rows.placeholders);
const printedValue = ({ comparator, text }: Item): string => `${comparator ?? ''}${text}`;

/** Flags that are believed in a column of another title, "Status". */
const directed: ReadonlySet<string> = new Set(['low', 'high', 'critical_low', 'critical_high', 'abnormal', 'normal']);

/** "Alert", "Panic": a letter of such a column may mean that a result is complete. */
const isAlarm = (words: string): boolean => words.length > 3 && flagMeaning(words) === 'critical';

/** Gives one item its field. Answers whether the item is part of the row. */
function take(parts: Parts, item: Item, items: Items, index: number, layout: Placing): boolean {
  const role = layout.roleOf(item);
  if (item.kind === 'label') {
    parts.labelled = true;
    return true;
  }
  if (namesStep(items, index)) return true;
  if (item.kind === 'date') {
    if (role === 'date' || role === 'name') parts.collectedAt ??= item.text;
    return role === 'date' || parts.earlier.length > 0;
  }
  const isMark = directed.has(flagMeaning(item.text) ?? 'other') || isAlarm(item.text);
  if (role === 'other' && isMark && item.kind !== 'word' && !isDash(item.text)) return takeFlag(parts, item);
  if (role === 'other' && !(parts.labelled && items[index - 1]?.cell === item.cell)) return false;
  if (role === 'date' || role === 'name') return false;
  // Behind further words another sentence begins.
  const isTalk = role === undefined && parts.loose > 1 && item.cell === parts.value?.cell;
  if (isTalk && item.kind !== 'range' && item.kind !== 'limit') {
    if (item.kind === 'word') parts.loose += 1;
    return false;
  }
  if (role === 'flag' && item.kind === 'semi') return takeFlag(parts, item);
  if (isFigure(item)) return takeFigure(parts, item, { next: items[index + 1], role, hasPrevious: layout.hasPrevious });
  if (item.kind === 'range' || item.kind === 'limit') return parts.range.push(item) > 0;
  if (item.kind === 'unit') return takeUnit(parts, item);
  if (item.kind === 'flag') return takeFlag(parts, item);
  if (item.kind === 'result' || item.kind === 'text') return takeWords(parts, item, role);
  if (item.kind === 'word' && parts.value && !namesBracket(item.text)) parts.loose += 1;
  return false;
}

type Place = { next: Item | undefined; role: Role | undefined; hasPrevious: boolean };

function takeFigure(parts: Parts, item: Item, { next, role, hasPrevious }: Place): boolean {
  const asRange = role === 'range' || role === 'low' || role === 'high';
  const isBound = item.kind === 'bound' || (item.kind === 'titre' && item.comparator !== null);
  if (role === 'low' || role === 'high')
    parts.limits = { ...(parts.limits ?? { low: null, high: null }), [role]: printedValue(item) };
  if (asRange || (isBound && parts.labelled && role === undefined)) {
    parts.range.push(item);
    return true;
  }
  if (role === 'unit' || role === 'flag') return false;
  if (role === 'previous') parts.earlier.push(item);
  else if (!parts.value) parts.value = item;
  else if (isBound && role !== 'value' && next?.kind !== 'date') parts.range.push(item);
  else if (hasPrevious || next?.kind === 'date' || followsAtOnce(parts)) parts.earlier.push(item);
  else return false; // "01" at the end of a row is the code of the laboratory
  parts.lastFigure = item;
  return true;
}

const followsAtOnce = ({ value, unit, range, loose }: Parts): boolean =>
  value !== null && isFigure(value) && unit === null && range.length === 0 && loose === 0;

function takeUnit(parts: Parts, item: Item): boolean {
  parts.unit ??= item;
  return true;
}

// A flag belongs to the figure before it: "BUN 18 22 High 05/01/2023" flags the earlier result.
function takeFlag(parts: Parts, item: Item): boolean {
  const last = parts.lastFigure;
  const isBeside = last !== null && item.start - last.end <= 1;
  const ofEarlier = last !== null && parts.earlier.includes(last) && (parts.range.length === 0 || isBeside);
  if (!ofEarlier) parts.flag ??= item.text;
  return true;
}

const isLoneFlag = ({ text }: Item, value: Item): boolean =>
  loneFlag.test(text) || (answerFlag.test(text) && isFigure(value));

function takeWords(parts: Parts, item: Item, role: Role | undefined): boolean {
  if (
    role === 'flag' ||
    (parts.value && role === undefined && isLoneFlag(item, parts.value) && !isAnswerLetter(parts.value.text))
  ) {
    if (flagMeaning(item.text) !== undefined) parts.flag ??= item.text;
    return true;
  }
  if ((isDash(item.text) || placeholders.is(item.text)) && parts.value) return false;
  // "BELOW NORMAL" between a figure and its range.
  const isVerdict = item.kind === 'text' && item.text.includes(' ') && directed.has(flagMeaning(item.text) ?? 'other');
  if (isVerdict && parts.value && isFigure(parts.value)) return takeFlag(parts, item);
  if (role === 'previous') return parts.earlier.push(item) > 0;
  if (role === 'range') parts.titled = true;
  if (role === 'range' || (parts.value && role !== 'value')) return takeRangeWords(parts, item, role);
  if (role === 'unit') return false;
  if (parts.value) return flagMeaning(item.text) !== undefined && takeFlag(parts, item);
  parts.value = item;
  parts.lastFigure = item;
  return true;
}

function takeRangeWords(parts: Parts, item: Item, role: Role | undefined): boolean {
  const meaning = flagMeaning(item.text.split(',')[0] ?? '');
  if (role === undefined && meaning !== undefined && meaning !== 'other' && parts.value?.kind !== 'result') {
    parts.flag ??= item.text;
    return true;
  }
  if (item.kind === 'text' && role === undefined && !item.text.startsWith('(')) {
    parts.loose += item.text.split(' ').length;
    return false;
  }
  parts.rangeWords ??= item;
  return true;
}

const isCounted = ({ labelled, unit }: Parts): boolean => !labelled && countsInFields(unit?.text);

// A result like "0-2" or "40-60": the first range is the value when nothing else is and another range follows, or its column says so.
function valueFromRange(parts: Parts, { roleOf }: Placing): void {
  if (parts.value) return;
  const [first, second] = parts.range;
  if (!first) return;
  const role = roleOf(first);
  const bound = first.kind === 'limit' ? boundOf(first) : null;
  if (bound !== null && (role === 'value' || (role === undefined && second))) {
    parts.value = bound;
    parts.range = parts.range.slice(1);
    return;
  }
  if (first.kind !== 'range') return;
  if (role === 'value' || (role === undefined && (second || isCounted(parts)))) {
    parts.value = first;
    parts.range = parts.range.slice(1);
  }
}

/** "over 1650   no higher than 300": of two limits in words the first is the result. */
function boundOf(limit: Item): Item | null {
  const bound = boundInWords(limit.text);
  return bound && { ...limit, kind: 'bound', text: bound.figure, comparator: bound.comparator };
}

// "WBC 20-40 H < OR = 5 /HPF": a counted range, or one that is flagged, before a bound is the value.
function valueBeforeBound(parts: Parts, items: Items, { roleOf, rangeFirst }: Placing): void {
  const { value, labelled, range } = parts;
  const [first] = range;
  if (!value || value.kind !== 'bound' || first?.kind !== 'range' || labelled || rangeFirst) return;
  const inBrackets = isOpening(items[items.indexOf(first) - 1]?.text);
  const flagged = items[items.indexOf(first) + 1]?.kind === 'flag';
  if (first.start > value.start || roleOf(value) !== undefined || inBrackets || !(flagged || isCounted(parts))) return;
  parts.range = [value, ...range.slice(1)];
  parts.value = first;
}

function orderResults(parts: Parts, { previousFirst, roleOf }: Placing): void {
  const [earlier] = parts.earlier;
  if (!previousFirst || !parts.value || !earlier || roleOf(parts.value) !== undefined) return;
  parts.earlier = [parts.value];
  parts.value = earlier;
}

const isBracketName = ({ kind, text }: Item): boolean => (kind === 'word' || kind === 'result') && namesBracket(text);

/** From the first bracket to the last, with the words for whom the first is meant. */
function rangeSpan({ range, rangeWords, value }: Parts, items: Items): Span | null {
  const first = range[0] ?? rangeWords;
  if (!first) return null;
  const last = range.at(-1) ?? first;
  let start = first.start;
  for (let index = items.indexOf(first) - 1; index >= 0; index -= 1) {
    const before = items[index];
    const isLink = before?.kind === 'word' && tokens.between(before.text);
    if (!before || (before.kind !== 'mark' && !isLink && !(isBracketName(before) && before !== value))) break;
    if (before.kind !== 'mark' && !isLink) start = before.start;
  }
  const after = items.indexOf(last) + 1;
  return [start, namesStep(items, after) ? (items[after]?.end ?? last.end) : endWithSex(items, last)];
}

// "13.5-17.5 (M)"
function endWithSex(items: Items, last: Item): number {
  const [mark, word, closing] = items.slice(items.indexOf(last) + 1, items.indexOf(last) + 4);
  const isMarked = mark?.text === '(' && word?.kind === 'word' && saysWhom(word.text);
  return isMarked ? (closing?.text === ')' ? closing.end : word.end) : last.end;
}
