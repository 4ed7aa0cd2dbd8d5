import type { Span } from '../../kernel/span.ts';
import { assemble, type Placing, noColumns } from './assemble.ts';
import { isFigure, isValue, type Item, type RowDraft, isBracket, type Items } from './item.ts';
import { tokens, phraseLists } from './phrases.ts';
import { flagMeaning } from './printed-flag.ts';
import { isRangeWord } from './range-labels.ts';
import type { ReadingContext } from './reading-context.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { nameSpan } from './row-name.ts';
import { hasLetter, isColon, wordsIn, isOpening, isClosing } from './signs.ts';
import { isAbsentWord, isAnswer, isNoResult } from './wording.ts';

/** A row written as one run of words: name first, fields behind it. `colon` says that a colon or equals sign parts the two. */
export type PlainRow = RowDraft & { colon: boolean };

const longestName = 24; // items

/** Reads a row from a stretch of text without columns: "WBC 6.2 x10E3/uL 3.4-10.8" or "Glucose: 104 mg/dL (70-100) H". */
export function readPlainRow(context: ReadingContext, span: Span, layout: Placing = noColumns): PlainRow | undefined {
  const items = joinWords(context.text, withLedWords(context.text, context.lex(span, 0)));
  const from = fieldsStart(context, items);
  if (from === undefined) return undefined;
  const name = nameOf(context.text, items.slice(0, from));
  const fields = assemble(items.slice(from), layout);
  if (!name || !fields.value) return undefined;
  return {
    ...fields,
    value: fields.value,
    name: [name],
    colon: /^["\s]{0,3}(?:[:=]|[.…]{2})/.test(context.text.slice(name[1], name[1] + 5)),
    span: [name[0], Math.max(name[1], fields.span[1])],
  };
}

/** "Insulin ........ ***** (<18.4)": what dots lead to is the result, also where it is a code. */
function withLedWords(text: string, items: readonly Item[]): readonly Item[] {
  const dots = items.findIndex(({ text: mark }, at) => at > 0 && /^[.…]{3,}$/.test(mark));
  const first = items[dots + 1];
  if (dots < 0 || first?.kind !== 'word') return items;
  const length = items.slice(dots + 1).findIndex(({ kind }) => kind !== 'word');
  const words = items.slice(dots + 1, length < 0 ? undefined : dots + 1 + length);
  const whole = extend(text, first, words.at(-1) ?? first);
  return isNoResult(whole.text)
    ? [...items.slice(0, dots + 1), { ...whole, kind: 'result' }, ...items.slice(dots + 1 + words.length)]
    : items;
}

/** "Lipid panel: HDL" */
const ofPanel = /^[\p{L} ]{2,40}\b(?:panel|profile|tests|studies|labs|bloods): (?=\p{L})/iu;

function nameOf(text: string, items: Items): Span | undefined {
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last) return undefined;
  const label = ofPanel.exec(text.slice(first.start, last.end))?.[0].length ?? 0;
  const name = nameSpan(text, [first.start + label, last.end]);
  return hasLetter(text.slice(...name)) ? name : undefined;
}

/** Where the name ends: before the first value that no further words and figures follow as part of the name. */
function fieldsStart(context: ReadingContext, items: Items): number | undefined {
  const limit = Math.min(items.length, longestName);
  for (let index = Math.max(1, nameToColon(items)); index < limit; index += 1) {
    const item = items[index];
    if (!item || !(isValue(item) || item.kind === 'range')) continue;
    if (!items.slice(0, index).some(({ kind }) => kind === 'word' || kind === 'result')) continue;
    if (item.kind === 'result' ? isNamePart(items, index) : belongsToName(context, items, index)) continue;
    return backOverFields(items, index);
  }
  return undefined;
}

const ofTime = /^(?:after|post|following|pre|before|min(?:ute)?s?|mins|h|hrs?|hours?|am|pm|weeks?|days?|dose)$/i;

/** "Glucose, 2 h after 75 g: 9.4": how many items a name takes that says when or after what it was taken; 0 where it says no such thing. */
export function nameToColon(items: readonly Item[]): number {
  const colon = items.findIndex(({ text }) => isColon(text));
  const name = items.slice(0, Math.max(0, colon));
  const isTimed =
    name.some(({ kind }) => kind === 'number') && name.some(({ text }) => ofTime.test(text.replace(/^\d+\s?/, '')));
  const isName = name.every(({ kind, text }) => nameKinds.has(kind) || (kind === 'unit' && !/[/%]/.test(text)));
  return isTimed && isName && items.slice(colon + 1).some(isValue) ? colon + 1 : 0;
}
const nameKinds: ReadonlySet<Item['kind']> = new Set(['word', 'number', 'mark']);

/** "CA 125 12 U/mL", "Vitamin D 25 Hydroxy 45", "HPV 16 Negative": a figure in a name. */
function belongsToName({ text, knowledge }: ReadingContext, items: Items, index: number): boolean {
  const item = items[index];
  const next = items[index + 1];
  if (item?.kind !== 'number' && item?.kind !== 'range') return false;
  if (!item || !next || !items.slice(index + 1).some(isValue)) return false;
  if (item.kind === 'number' && isInNameBracket(items, index)) return true;
  // "nGal d 1 (f233): 0.5", "Glucose 2 h after 75 g: 9.4"
  const closing =
    next.text === '('
      ? items.findIndex(({ text }, at) => at > index && /^\)/.test(text))
      : next.kind === 'unit'
        ? index + 1
        : -1;
  if (item.kind === 'number' && isColon(items[closing + 1]?.text) && closing > 0 && items.slice(closing).some(isFigure))
    return true;
  // "CA 125: 12"
  if (isColon(next.text) && item.kind === 'number' && items.slice(index + 2).some(isFigure)) return true;
  if (next.kind === 'word' || next.kind === 'mark')
    return !inBracket(items, index) && next.text !== '(' && next.kind === 'word';
  if (!isValue(next)) return false;
  const [whole, without] = [items.slice(0, index + 1), items.slice(0, index)].map((part) => {
    const span = nameOf(text, part);
    return span && knowledge.findAnalyte(text.slice(span[0], span[1]));
  });
  return whole !== undefined && whole.id !== without?.id;
}

/** "Cortisol (after 1 mg dex) 49": words with a figure among them, in a bracket before the first figure that is outside of one. */
function isInNameBracket(items: Items, index: number): boolean {
  const opened = items.slice(0, index).findLastIndex(({ text }) => isOpening(text[0]));
  const length = items.slice(index).findIndex(({ text }) => isClosing(text.at(-1)));
  if (opened < 1 || length < 0 || items.slice(opened, index).some(({ text }) => isClosing(text.at(-1)))) return false;
  const inside = items.slice(opened + 1, index + length);
  const isWorded = inside.some(({ kind, text }) => kind === 'word' && !isRangeWord(text));
  return isWorded && !inside.some(isBracket) && items.slice(index + length + 1).some(isFigure);
}

// "Mean Red Cell Volume 90", "C reactive protein <1": words go on and a figure still comes.
function isNamePart(items: Items, index: number): boolean {
  if (isColon(items[index - 1]?.text)) return false;
  const goesOn = items[index + 1]?.kind === 'word' || wordsIn(items[index]?.text ?? '').length > 1;
  return items.slice(index + 1).some(({ kind }) => kind === 'number' || (kind === 'bound' && goesOn));
}

const inBracket = (items: Items, index: number): boolean => items[index - 1]?.text === '(';

// Units, flags and labels before the value are fields already: "Haemoglobin g/L 176", "Glucose H 145", "Sodium (normal 136-145)".
function backOverFields(items: Items, index: number): number {
  let from = index;
  while (from > 1) {
    const before = items[from - 1];
    const isUnit =
      before?.kind === 'unit' && (/[/%\d]/.test(before.text) || tokens.plainUnits(before.text.replace(' ', '')));
    const isFlag = before?.kind === 'flag' && tokens.plainFlags(before.text.replace(/[()[\]]/g, ''));
    const opens = isOpening(before?.text);
    if (!isUnit && !isFlag && !opens && before?.kind !== 'label') break;
    from -= 1;
  }
  const hasName = items.slice(0, from).some(({ kind }) => kind === 'word' || kind === 'result');
  return hasName ? from : index;
}

/** Words of a result run on: "clear, amber"; but "low for his age" says low and no more, and in "Trace Negative" the second is expected. */
function joinWords(text: string, items: Items): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const goesOn = item.kind === 'word' || (item.kind === 'result' && !isAbsentWord(item.text));
    const runsOn = last?.kind === 'result' && goesOn && item.start - last.end <= 3;
    const comma =
      last?.kind === 'mark' && last.text === ',' && joined.at(-2)?.kind === 'result' && item.kind === 'result';
    if (
      last &&
      runsOn &&
      !(item.kind === 'result' && lists.expected.is(item.text)) &&
      flagMeaning(last.text) === undefined &&
      !isLabelWord(item)
    )
      replaceLast(joined, 1, extend(text, last, item));
    else if (comma) replaceLast(joined, 2, extend(text, joined.at(-2) ?? item, item));
    else if (item.text === ')' && answeredIn(joined) > 1) {
      const count = answeredIn(joined);
      replaceLast(joined, count, extend(text, joined.at(-count) ?? item, item));
    } else joined.push(item);
  }
  return joined;
}

const longestBracket = 6; // items

/** "POSITIVE (Ct 24)": how many items the answer takes whose bracket closes behind them, when that says more of it and what is expected not. */
function answeredIn(items: Items): number {
  const opened = items.slice(-longestBracket).findLastIndex(({ text }) => text === '(');
  const inside = opened < 0 ? [] : items.slice(-longestBracket).slice(opened + 1);
  const answer = items.at(-inside.length - 2);
  const [first] = inside;
  const isMore =
    first !== undefined &&
    !isBracket(first) &&
    first.kind !== 'label' &&
    !isRangeWord(first.text) &&
    first.kind !== 'result';
  return answer?.kind === 'result' && isAnswer(answer.text) && isMore ? inside.length + 2 : 0;
}

// "YELLOW YELLOW", "CLOUDY CLEAR": the second is what is expected.
const lists = phraseLists(reportWords.rows);

const isLabelWord = ({ text }: Item): boolean => lists.rangeLabels.begins(text);
const extend = (text: string, first: Item, last: Item): Item => ({
  ...first,
  end: last.end,
  text: text.slice(first.start, last.end),
});
const replaceLast = (items: Item[], count: number, item: Item): void => {
  items.splice(items.length - count, count, item);
};

/** Whether a line has fields and no name: the second half of a row whose name stands in the line above. */
export function isNameless(items: Items): boolean {
  const words = items.filter(({ kind }) => kind === 'word');
  const speaking = words.filter(({ text }) => !tokens.besideFields(text));
  return items.length > 0 && speaking.length === 0;
}
