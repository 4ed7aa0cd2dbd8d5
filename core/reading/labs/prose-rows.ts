import type { AnalyteEntry } from '../../knowledge/entries.ts';
import type { Span } from '../../kernel/span.ts';
import { assemble, noColumns } from './assemble.ts';
import type { Item } from './item.ts';
import { flagMeaning } from './printed-flag.ts';
import { isRangeWord } from './range-labels.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RowDraft } from './row-draft.ts';
import { isVital, speaksOfRange } from './name-words.ts';
import { readAnswer } from './prose-answers.ts';
import { isSupposed } from './supposed.ts';

/** Words that may stand between a test and its result in a sentence. */
const link =
  /^(?:was|is|were|are|of|at|a|an|the|to|be|been|being|has|had|have|came|back|level|levels|count|counts|value|result|reading|today|currently|now|again|also|most|recent|still|only|just|about|approximately|around|measured|reviewed|noted|reported|found|stable|elevated|high|higher|low|lower|slightly|mildly|moderately|significantly|very|borderline|normal|increased|decreased|raised|and|it|this|on|last|check|check:|his|her|with|showing|show|showed|shows|reads|read|equal|equals|near|blood)$/i;
const spokenFlag = /^(?:elevated|high|low|normal|increased|decreased|raised)$/i;
/** Words that make the figure a wish, a dose or an earlier state. */
const notResult =
  /^(?:goal|target|below|under|above|keep|kept|between|until|reach|aim|less|take|taking|dose|iu|units?|mg|mcg|tablets?|capsules?|daily|twice|weekly|bid|tid|qd|prn|po|than|if|every|dropped|from|rose|fell)$/i;
/** Words that no name holds in a sentence. */
const notNamed = /^(?:in|for|by|with|within|repeat|recheck|order|ordered|check)$/i;

const dose = /^(?:mg|mcg|ug|µg|g|gm|iu|units?|u|meq|ml|kg|tabs?|tablets?|capsules?|caps?|pills?|doses?)$/i;

/** Measured at the bedside, counted in drinks, or everyday words when told in a sentence, whatever a laboratory does. */
const spokenVital =
  /^(?:oxygen sat\w*|o2 sat\w*|sats?|saturation|etoh|alcohol|ethanol|type|group|volume|color|colour|lead|weight|time|count)$/i;

const farthestName = 9; // items between the first word of a name and the figure

/** What the document asks of a result that a sentence tells: a unit; or that it is no share of what a microscope showed. */
export type Demand = 'none' | 'unit' | 'no share';

/** Results told in sentences: a test known here, then its figure, in the same sentence and with nothing but links between. */
export function readProse(context: ReadingContext, span: Span, demand: Demand = 'none'): RowDraft[] {
  const items = context.lex(span, 0);
  const rows: RowDraft[] = [];
  let free = 0;
  items.forEach((item, index) => {
    if (index < free) return;
    const answered =
      item.kind === 'result' ? readAnswer(context, items, index, nameBefore(context, items, index, free)) : undefined;
    if (answered) {
      rows.push(answered);
      free = index + 1;
    }
    if ((item.kind !== 'number' && item.kind !== 'bound') || !isPlausible(items, index)) return;
    const found = nameBefore(context, items, index, free);
    if (
      !found ||
      (item.kind === 'bound' && speaksOfRange(sentenceAround(context.text, item))) ||
      isPostcode(context.text, found.span, item) ||
      isSalt(context, items.slice(Math.max(0, index - 2 * farthestName), index), found.span)
    )
      return;
    const tail = tailOf(items, index);
    free = index + tail.length;
    const row = rowOf(found, items, index, tail);
    if (meets(demand, row) && !isYear(row) && !isSupposed(context.text, row.span, item.kind === 'bound'))
      rows.push(row);
  });
  return rows;
}

const meets = (demand: Demand, { unit }: RowDraft): boolean =>
  demand === 'none' || (demand === 'unit' ? unit !== null : unit?.text !== '%');

// "chlamydia 2024"
const isYear = ({ unit, value }: RowDraft): boolean => unit === null && /^(?:19|20)\d\d$/.test(value.text);

/** Words that a figure counts, or that make it half of a span. */
const counted =
  /^(?:weeks?|months?|years?|days?|hours?|times?|minutes?|visits?|to|or|x|-|–|pounds?|lbs?|of|out)[.,]?$/i;

function sentenceAround(text: string, { start, end }: Item): string {
  const before = text.slice(Math.max(0, start - 160), start);
  const after = text.slice(end, end + 160);
  return before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1) + after.split(/\. |\n/)[0];
}

function isPlausible(items: readonly Item[], index: number): boolean {
  const [next, after] = [items[index + 1], items[index + 2]];
  const touching = (item: Item | undefined): string =>
    item?.kind === 'word' || item?.kind === 'unit' ? item.text : '';
  if (
    dose.test(touching(next)) ||
    notResult.test(touching(next)) ||
    (dose.test(touching(after)) && next?.kind !== 'mark')
  )
    return false;
  // "HPV 16: Negative"
  return !(next?.kind === 'word' && counted.test(next.text)) && next?.text !== ':' && next?.kind !== 'result';
}

// "Fresno, CA 90404"
const isPostcode = (text: string, [start, end]: Span, figure: Item): boolean =>
  /^[A-Z]{2}$/.test(text.slice(start, end)) && /^\d{5}$/.test(figure.text);

// "Heparin sodium 5000": the salt of a medicine.
function isSalt({ text, knowledge }: ReadingContext, items: readonly Item[], [start, end]: Span): boolean {
  const before = items.findLast((item) => item.end <= start);
  if (before?.kind !== 'word' || /[^\s]/.test(text.slice(before.end, start))) return false;
  return (
    knowledge.findMedicine(before.text) !== undefined ||
    knowledge.findMedicine(text.slice(before.start, end)) !== undefined
  );
}

export type Named = { span: Span; analyte: AnalyteEntry; said: string | null };

/** The test that the words before a figure name, nearest first; links and a spoken "high" may stand between. */
function nameBefore(
  { text, knowledge }: ReadingContext,
  items: readonly Item[],
  figure: number,
  free: number,
): Named | undefined {
  let last = figure - 1;
  let said: string | null = null;
  const lowest = Math.max(free, figure - farthestName);
  while (last >= lowest) {
    const named = longestName(text, knowledge.findAnalyte, items, last, Math.max(lowest, last - 5));
    if (named) return { ...named, said };
    const word = items[last];
    if (!word || !isLink(word)) return undefined;
    if (spokenFlag.test(word.text)) said ??= word.text;
    last -= 1;
  }
  return undefined;
}

const isLink = ({ kind, text }: Item): boolean =>
  kind === 'mark' ? /^[:=(-]$/.test(text) : link.test(text) || /^[-–—]$/.test(text);

function longestName(
  text: string,
  findAnalyte: ReadingContext['knowledge']['findAnalyte'],
  items: readonly Item[],
  last: number,
  lowest: number,
): Pick<Named, 'span' | 'analyte'> | undefined {
  for (let first = lowest; first <= last; first += 1) {
    const [from, to] = [items[first], items[last]];
    const inside = items.slice(first, last + 1);
    if (!from || !to || from.kind !== 'word' || !inside.every(partOfName) || link.test(from.text) || link.test(to.text))
      continue;
    if (inside.some(({ text: word }) => notResult.test(word) || notNamed.test(word))) continue;
    const words = text.slice(from.start, to.end);
    const analyte = isVital(words) || spokenVital.test(words) ? undefined : findAnalyte(words);
    if (analyte && analyte.group !== 'allergy_test') return { span: [from.start, to.end], analyte };
  }
  return undefined;
}

const partOfName = ({ kind, text }: Item): boolean =>
  (kind === 'word' && !/[.!?:;]$/.test(text) && (text.length > 1 || text === 'K')) || kind === 'number';

const isSpokenFlag = ({ kind, text }: Item): boolean => (kind === 'word' || kind === 'result') && spokenFlag.test(text);

/** The figure with what directly follows it: unit, bracketed range, spoken or printed flag. */
function tailOf(items: readonly Item[], figure: number): Item[] {
  const tail: Item[] = [];
  let inBracket = false;
  for (const item of items.slice(figure, figure + 9)) {
    const belongs =
      ['unit', 'range', 'limit', 'flag', 'label'].includes(item.kind) ||
      (item.kind === 'mark' && /^[(),]$/.test(item.text));
    const flag = isSpokenFlag(item) || (item.kind === 'word' && /^(?:which|is)$/i.test(item.text));
    // "(age related <6.5)"
    const inside = inBracket && (item.kind === 'bound' || (item.kind === 'word' && isRangeWord(item.text)));
    if (tail.length > 0 && !belongs && !flag && !inside) break;
    if (item.kind === 'mark') inBracket = item.text === '(' || (inBracket && item.text !== ')');
    tail.push(item);
  }
  return tail;
}

function rowOf({ span, said }: Named, items: readonly Item[], figure: number, tail: readonly Item[]): RowDraft {
  const value = items[figure];
  const fields = assemble(
    tail.filter(({ kind }) => kind !== 'mark'),
    noColumns,
  );
  if (!value || !fields.value) throw new Error('A row needs a figure.');
  const after = tail.find(isSpokenFlag);
  const spoken = after?.text ?? said;
  const flag = fields.flag ?? (spoken && flagMeaning(spoken) ? spoken : null);
  const end = Math.max(fields.span[1], after?.end ?? 0);
  return { ...fields, value: fields.value, name: [span], flag, previous: null, told: true, span: [span[0], end] };
}
