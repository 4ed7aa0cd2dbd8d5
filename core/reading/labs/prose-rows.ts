import { textAt, type Span } from '../../kernel/span.ts';
import { assemble, noColumns } from './assemble.ts';
import { isFigure, type Item, type RowDraft, isBracket, bareRow, type Items } from './item.ts';
import { phraseLists } from './phrases.ts';
import { flagMeaning } from './printed-flag.ts';
import { farthestName, type Named, nameBefore, nameOfCourse, told } from './prose-names.ts';
import { isRangeWord } from './range-labels.ts';
import type { ReadingContext } from './reading-context.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { speaksOfRange } from './row-name.ts';
import { withoutStop, withoutBrackets } from './signs.ts';
import { specimenOfSentence, findAnalyteIn } from './specimens.ts';
import { isSupposed } from './supposed.ts';

/** Results told in sentences: a test known here, then its figure, in the same sentence and with nothing but links between. */
export function readProse(context: ReadingContext, span: Span): RowDraft[] {
  const items = withValuesInWords(context.lex(span, 0));
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
    const share = shareBehind(context, items, index);
    if (share) {
      rows.push(share);
      free = index + 3;
      return;
    }
    const course = nameOfCourse(context, items, index);
    const found = course ?? nameBefore(context, items, index, free);
    if (
      !found ||
      (item.kind === 'bound' && speaksOfRange(withoutBrackets(sentenceAround(context.text, item)))) ||
      isPostcode(context.text, found.span, item) ||
      isSalt(context, items.slice(Math.max(0, index - 2 * farthestName), index), found.span)
    )
      return;
    const tail = tailOf(items, index);
    free = index + tail.length;
    const specimen = specimenOfSentence(context.text, found.span[0]);
    // "pH 7.34, CO2 55": in a blood gas the pressure is meant.
    const isGas =
      rows.at(-1)?.called === undefined &&
      nameAt(context.text, rows.at(-1)).toLowerCase() === 'ph' &&
      textAt(context.text, found.span).toLowerCase() === 'co2';
    const row = {
      ...rowOf(found, items, index, tail),
      ...(isGas && { called: 'pCO2' }),
      specimen,
      previous: course?.before ?? null,
    };
    if (course && !row.unit?.text.includes('/')) return;
    if (course) rows.splice(0, rows.length, ...rows.filter(({ name: [name] }) => name?.[0] !== found.span[0]));
    rows.push(row);
  });
  return rows;
}

const nameAt = (text: string, row: RowDraft | undefined): string => (row?.name[0] ? textAt(text, row.name[0]) : '');

/** "62% neutrophils, 9% monocytes": of shares the figure stands first, and what it is of after it. */
function shareBehind({ text, knowledge }: ReadingContext, items: Items, index: number): RowDraft | undefined {
  const [value, unit, name, after] = items.slice(index, index + 4);
  if (value?.kind !== 'number' || unit?.text !== '%' || name?.kind !== 'word') return undefined;
  if (after && (isFigure(after) || after.kind === 'unit' || told.verbs(after.text))) return undefined;
  const span: Span = [name.start, name.start + withoutStop(name.text).length];
  const share = knowledge.findAnalyte(textAt(text, span), '%');
  if (share === undefined || !share.id.endsWith('_percent')) return undefined;
  return { ...bareRow(span, value), unit, told: true, span: [value.start, span[1]] };
}

function sentenceAround(text: string, { start, end }: Item): string {
  const before = text.slice(Math.max(0, start - 160), start);
  const after = text.slice(end, end + 160);
  return before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1) + after.split(/\. |\n/)[0];
}

function isPlausible(items: Items, index: number): boolean {
  const [next, after] = [items[index + 1], items[index + 2]];
  const touching = (item: Item | undefined): string =>
    item?.kind === 'word' || item?.kind === 'unit' ? item.text : '';
  if (
    told.doses(touching(next)) ||
    told.spoils(touching(next)) ||
    (told.doses(touching(after)) && next?.kind !== 'mark')
  )
    return false;
  // "38 segs 3 bands": the figure of the cells after it.
  if (next?.kind === 'word' && told.cells(withoutStop(next.text)) && !(after && isFigure(after))) return false;
  // "HPV 16: Negative"
  const isAnswer = next?.kind === 'result' && !told.spoken(next.text);
  return !(next?.kind === 'word' && told.counted(withoutStop(next.text))) && next?.text !== ':' && !isAnswer;
}

// "Fresno, CA 90404"
const isPostcode = (text: string, [start, end]: Span, figure: Item): boolean =>
  /^[A-Z]{2}$/.test(text.slice(start, end)) && /^\d{5}$/.test(figure.text);

// "Heparin sodium 5000": the salt of a medicine.
function isSalt({ text, knowledge }: ReadingContext, items: Items, [start, end]: Span): boolean {
  const before = items.findLast((item) => item.end <= start);
  if (before?.kind !== 'word' || text.slice(before.end, start).trim() !== '') return false;
  return (
    knowledge.findMedicine(before.text) !== undefined ||
    knowledge.findMedicine(text.slice(before.start, end)) !== undefined
  );
}

const isSpokenFlag = ({ kind, text }: Item): boolean => (kind === 'word' || kind === 'result') && told.spoken(text);

/** The figure with what directly follows it: unit, bracketed range, spoken or printed flag. */
function tailOf(items: Items, figure: number): Item[] {
  const tail: Item[] = [];
  let inBracket = false;
  for (const item of items.slice(figure, figure + 9)) {
    const belongs =
      ['unit', 'range', 'limit', 'flag', 'label'].includes(item.kind) ||
      (item.kind === 'mark' && (item.text === '(' || item.text === ')' || item.text === ','));
    const flag = isSpokenFlag(item) || (item.kind === 'word' && told.relative(item.text));
    // "(age related <6.5)"
    const inside = inBracket && (item.kind === 'bound' || (item.kind === 'word' && isRangeWord(item.text)));
    if (tail.length > 0 && !belongs && !flag && !inside) break;
    if (item.kind === 'mark') inBracket = item.text === '(' || (inBracket && item.text !== ')');
    tail.push(item);
  }
  const expected = tail.slice(1).some(isBracket) ? undefined : expectedBehind(items, figure + tail.length);
  return expected ? [...tail, expected] : tail;
}

const farthestExpected = 12; // items

/** "under 5 ug/L; we expect at least 15", "4 micrograms per gram. The cut-off is 10": a range told behind the figure, of no other test. */
function expectedBehind(items: Items, from: number): Item | undefined {
  const behind = items.slice(from, from + farthestExpected);
  const at = behind.findIndex(({ kind, text }) => {
    const isBetween =
      kind === 'label' ||
      kind === 'mark' ||
      kind === 'unit' ||
      /^[.,;:()]+$/.test(text) ||
      told.expecting(withoutStop(text));
    return !isBetween;
  });
  const found = behind[at];
  return found && (found.kind === 'limit' || (found.kind === 'range' && at > 1)) ? found : undefined;
}

const overOrUnder = /^(under|below|over|above)\s{1,2}([<>≤≥]?)\s?(\d[\d.,]*)$/i;

/** "is under 5", "came back as over 300": behind a verb such words tell the figure, and no limit. */
const withValuesInWords = (items: Items): Items =>
  items.map((item, index) => {
    const [, side = '', , figure] = item.kind === 'limit' ? (overOrUnder.exec(item.text) ?? []) : [];
    if (figure === undefined || !told.telling(items[index - 1]?.text ?? '')) return item;
    return {
      ...item,
      kind: 'bound',
      text: figure,
      comparator: side.toLowerCase() === 'under' || side.toLowerCase() === 'below' ? '<' : '>',
    };
  });

function rowOf({ span, said }: Named, items: Items, figure: number, tail: Items): RowDraft {
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

const answers = phraseLists(reportWords.answers);

/** An answer in a sentence: "Troponin was negative". Where the word names an illness ("hepatitis C negative") it is left to the findings. */
export function readAnswer(
  context: ReadingContext,
  items: Items,
  index: number,
  named: Named | undefined,
): RowDraft | undefined {
  const value = items[index];
  if (!named || !value || !answers.told.is(value.text)) return undefined;
  const { text, knowledge } = context;
  const [start] = named.span;
  const name = text.slice(...named.span);
  // "Negative for", "positive in 3 of 4"
  if (answers.noAnswer.begins(text.slice(value.end, value.end + 12))) return undefined;
  const kind = knowledge.findTerm(name)?.kind;
  if ((kind === 'condition' || kind === 'finding' || kind === 'symptom') && !answers.tests.holds(name))
    return undefined;
  if (isSupposed(text, [start, value.end], false)) return undefined;
  // Asked with yes or no, protein and sugar are those of a dipstick.
  const isDipstick = findAnalyteIn(knowledge, name, undefined, 'urine') !== undefined;
  return { ...bareRow(named.span, value), told: true, specimen: isDipstick ? 'urine' : null };
}
