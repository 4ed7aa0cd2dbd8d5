import type { Span } from '../../kernel/span.ts';
import { isFigure, type Item, isBracket, itemAt, type Items } from './item.ts';
import { isTornFigure } from './misread.ts';
import { loneFlag } from './printed-flag.ts';
import { isRangeWord } from './range-labels.ts';
import type { ReadingContext } from './reading-context.ts';
import { hasDigit, isDash } from './signs.ts';
import { normaliseColumnUnit } from './units.ts';
import { isAbsentWord, isNoResult, isPresentWord } from './wording.ts';

/** The items of a cell. Words are one item ("Slightly cloudy") but for a flag at their end; a whole cell may be a unit or flag that a line has not. */
export function cellItems({ text, lex }: Pick<ReadingContext, 'text' | 'lex'>, span: Span, cell: number): Items {
  const end = span[1];
  // ": NOT SEEN"
  const start = span[0] + (/^[:=]\s{0,4}/.exec(text.slice(span[0], Math.min(end, span[0] + 6)))?.[0].length ?? 0);
  const words = text.slice(start, end);
  if (words === '') return [];
  const whole = (kind: Item['kind']): Item => itemAt(text, kind, [start, end], cell);
  if (loneFlag.test(words)) return [whole('flag')];
  if (isNoResult(words)) return [whole('result')];
  if (isDash(words) || isTornFigure(words)) return [whole('text')];
  const items = withoutLimitAgain(lex([start, end], cell));
  const first = items.find(({ kind }) => kind !== 'mark');
  if (!first) return [];
  if (!startsWithField(first) && !hasDigit(words) && normaliseColumnUnit(words)) return [whole('unit')];
  if (startsWithField(first) && !speaks(items, first)) return items;
  if (first.kind === 'word' && isUnitCell(words)) return [whole('unit')];
  if (isNamedRange(items) || isAnswerAndExpected(items)) return items;
  return wordsAndFlag(text, [start, end], items, first);
}

const mostNaming = 3; // words and brackets before a limit

// "Deficiency: < 20", "Follicular phase: 3.5-12.5"
function isNamedRange(items: Items): boolean {
  const figure = items.findIndex(isBracket);
  // "(legal limit 80)"
  const isLimit = items[figure]?.kind === 'limit' && figure <= mostNaming;
  if (isLimit && items.slice(figure + 1).every(({ kind }) => kind === 'mark' || kind === 'unit')) return true;
  return figure > 0 && items.slice(0, figure).every(({ kind, text }) => kind === 'mark' || isRangeWord(text));
}

/** "< 1,60 (4,14)": a limit once more, in another unit. */
const withoutLimitAgain = (items: Items): Items => {
  const at = items.findIndex(
    ({ kind }, index) => (kind === 'bound' || kind === 'limit') && items[index + 1]?.text === '(',
  );
  const [figure, ...behind] = items.slice(at + 2);
  const stop = behind.findIndex(({ text }) => text === ')');
  if (at < 0 || figure?.kind !== 'number' || stop < 0 || behind.slice(0, stop).some(({ kind }) => kind !== 'unit'))
    return items;
  return [...items.slice(0, at + 1), ...behind.slice(stop + 1)];
};

/** "NON-REACTIVE NON-REACTIVE", "DETECTED NOT DETECTED": one blank only parts what was found from what is expected. */
const isAnswerAndExpected = (items: Items): boolean =>
  items.length === 2 &&
  items.every(({ kind }) => kind === 'result') &&
  isAbsentWord(items[1]?.text ?? '') &&
  (isAbsentWord(items[0]?.text ?? '') || isPresentWord(items[0]?.text ?? ''));

const isUnitCell = (words: string): boolean => normaliseColumnUnit(words) !== undefined;

const startsWithField = (item: Item): boolean =>
  isFigure(item) || ['range', 'limit', 'unit', 'date', 'label', 'flag'].includes(item.kind);

// "260 cells were counted", but not "28.0 Alk" or "6 fasting".
// Nor is the first letter of "N gonorrhoea" a flag.
function speaks(items: Items, first: Item): boolean {
  const words = items.filter(({ kind }) => kind === 'word').length;
  if (first.kind === 'flag') return words > 0;
  return isFigure(first) && words > 3 && !items.some(({ kind }) => kind === 'unit');
}

function wordsAndFlag(text: string, [start, end]: Span, items: Items, first: Item): Item[] {
  const last = items.at(-1);
  const flag = last?.kind === 'flag' && last !== first ? last : undefined;
  const stop = flag ? text.slice(start, flag.start).trimEnd().length + start : end;
  const kind = first.kind === 'result' ? 'result' : 'text';
  const words = itemAt(text, kind, [start, stop], first.cell);
  return flag ? [words, flag] : [words];
}
