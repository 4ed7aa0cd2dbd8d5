import type { Span } from '../../kernel/span.ts';
import { yearWords } from './people-words.ts';
import { plainWordLength } from './item-patterns.ts';
import { type Item, type RowDraft, isBracket, type TakenRow } from './item.ts';
import { isBlank, type Line, type Lines, filled } from './lines.ts';
import { phraseLists } from './phrases.ts';
import { isRangeWord, namesBracket, saysWhom } from './range-labels.ts';
import type { ReadingContext } from './reading-context.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { hasDigit, isColon, isDash } from './signs.ts';

const mostLines = 8;
const longestLine = 120;

export type RangeLine = { span: Span; unit: Item | null };
type RangeLines = readonly RangeLine[];

/** Gives a row the lines that go on with its range: "Male: 13.5-17.5", "Borderline: 200-239"; in centred cells as many stand `above` as below. */
export function withRangeLines(
  context: ReadingContext,
  lines: Lines,
  from: number,
  row: RowDraft,
  above: RangeLines,
): TakenRow {
  let asides = 0;
  while (asides < mostAsides && isAside(context, lines[from + asides])) asides += 1;
  const grown = rangeBelow(context, lines, from + asides, row, above, asides > 0);
  return grown.taken === 0 ? grown : { ...grown, taken: grown.taken + asides };
}

const mostAsides = 3;

/** How a test is made, and in what: "Method: CLIA" stands between a row and its range and says nothing of either. */
const lists = phraseLists(reportWords.besideRows);
const labelled = /^([^:=-]{3,40}?)\s?[:=-]\s?\S.{0,89}$/u;
const byMethod = /^\(?by (?:\p{L}[\p{L}-]* ?){1,5}\)?$|^[([][^()[\]\d]{3,60}[)\]]$/iu;

function isAside({ text }: ReadingContext, line: Line | undefined): boolean {
  if (!line || line.cells.length > 1 || line.end - line.start > longestLine) return false;
  const words = text.slice(line.start, line.end).trim();
  return (
    lists.asideLabels.is(labelled.exec(words)?.[1] ?? '') ||
    byMethod.test(words) ||
    (words.length < 40 && lists.methods.is(words))
  );
}

function rangeBelow(
  context: ReadingContext,
  lines: Lines,
  next: number,
  row: RowDraft,
  above: RangeLines,
  isBehindAside: boolean,
): TakenRow {
  const centred = row.range === null ? above : [];
  let grown = centred.reduce(withLine, row);
  const most = centred.length > 0 ? centred.length : mostLines;
  let taken = 0;
  const isStepped = row.range === null && centred.length === 0 && stepsFrom(context, lines, next, row);
  while (taken < most) {
    const line = lines[next + taken];
    const found =
      line &&
      (rangeLine(context, line, isBehindAside && taken === 0) ??
        (isStepped ? stepLine(context, line, row) : undefined));
    if (!found || !goesOn(context.text, row, found)) break;
    grown = withLine(grown, found);
    taken += 1;
  }
  return withHeaded(context, lines, next, { row: grown, taken });
}

/** Whether steps of a test stand below its row: two lines or more of them, or three in one line. */
function stepsFrom(context: ReadingContext, lines: Lines, next: number, row: RowDraft): boolean {
  const [first, second] = [lines[next], lines[next + 1]].map(
    (line) => line && (stepLine(context, line, row) ?? rangeLine(context, line)),
  );
  const [start, end] = first?.span ?? [0, 0];
  return first !== undefined && (second !== undefined || context.lex([start, end], 0).filter(isBracket).length > 2);
}

const mostWords = 8; // of the name of a step

/** "     A2 moderately increased    30-300": further in than the row, names with one stretch each, and nothing else. */
function stepLine({ text, lex, knowledge }: ReadingContext, line: Line, row: RowDraft): RangeLine | undefined {
  if (isBlank(line) || line.end - line.start > longestLine) return undefined;
  const rowStart = row.name[0]?.[0] ?? row.span[0];
  const first = filled(line.cells)[0]?.[0] ?? line.start;
  if (first - line.start <= rowStart - (text.lastIndexOf('\n', rowStart) + 1)) return undefined;
  const items = lex([line.start, line.end], 0).filter(({ kind }) => kind !== 'mark');
  let from = first;
  let words = 0;
  for (const item of items) {
    if (isBracket(item)) {
      const name = text.slice(from, item.start).trim();
      if (words === 0 || words > mostWords || knowledge.findAnalyte(name)) return undefined;
      [from, words] = [item.end, 0];
    } else if (item.kind === 'number' || item.kind === 'date' || item.kind === 'titre' || item.kind === 'semi')
      return undefined;
    else words += 1;
  }
  const last = items.at(-1);
  return last && isBracket(last) ? { span: [first, last.end], unit: null } : undefined;
}

/** The same under a heading: "Reference range :-" over "< 34". Steps under "Interpretation" are the range only where none is printed. */
function withHeaded(context: ReadingContext, lines: Lines, next: number, { row, taken }: TakenRow): TakenRow {
  const heading = lines[next + taken];
  const words =
    heading && heading.end - heading.start < 60 ? context.text.slice(heading.start, heading.end).trim() : '';
  const isSteps = lists.stepHeadings.is(words);
  if (!heading || (!isSteps && !lists.rangeHeadings.is(words))) return { row, taken };
  const isTold = row.range !== null || row.moreRange !== undefined;
  let [grown, count] = [row, 0];
  for (const line of lines.slice(heading.index + 1, heading.index + 1 + mostLines)) {
    const found = rangeLine(context, line, true);
    if (!found && !(isSteps && count > 0 && isStep(context, line))) break;
    if (found && !isTold) grown = withLine(grown, found);
    else
      grown = {
        ...grown,
        span: [grown.span[0], line.end],
        ...(isSteps && { steps: [...(grown.steps ?? []), [line.start, line.end]] }),
      };
    count += 1;
  }
  if (count === 0) return { row, taken };
  return withHeaded(context, lines, next, { row: grown, taken: taken + 1 + count });
}

/** "> 8.0 - possibly due to inflammation" */
function isStep({ lex }: ReadingContext, line: Line): boolean {
  if (isBlank(line) || line.end - line.start > longestLine) return false;
  const [first, second] = lex([line.start, line.end], 0);
  return first !== undefined && isBracket(first) && (isColon(second?.text) || isDash(second?.text ?? ''));
}

const withLine = (row: RowDraft, { span, unit }: RangeLine): RowDraft => ({
  ...row,
  moreRange: [...(row.moreRange ?? []), span],
  unit: row.unit ?? unit,
  span: [Math.min(row.span[0], span[0]), Math.max(row.span[1], span[1])],
});

const firstWord = (text: string, [start]: Span): string =>
  /^[^\s:]{1,20}/.exec(text.slice(start, start + 20))?.[0] ?? '';

// A range for everybody is whole: one "for men" below it is that of the next row.
const goesOn = (text: string, { range }: RowDraft, { span }: RangeLine): boolean =>
  range === null || !saysWhom(firstWord(text, span)) || saysWhom(firstWord(text, range));

/** The line as part of a range, when it is nothing else. */
export function rangeLine(context: ReadingContext, line: Line, isHeaded = false): RangeLine | undefined {
  if (isBlank(line) || line.end - line.start > longestLine) return undefined;
  // The cheap answer for most lines: their first word is none of a range.
  const from = besideRemark(context, line);
  const lead = firstWord(context.text, from ?? filled(line.cells)[0] ?? [line.start, line.end]);
  if (lead !== '' && plainWordLength(lead, 0) === lead.length && !isRangeWord(lead)) return undefined;
  const items = context.lex([from?.[0] ?? line.start, line.end], 0).filter(({ kind }) => kind !== 'mark');
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last || !items.every(isRangePart)) return undefined;
  const isLabelled = first.kind === 'label';
  const hasBracket = items.some(isBracket);
  if (!hasBracket && !(isLabelled && items.some(({ kind }) => kind === 'result'))) return undefined;
  // A bracket without a word is a range only where the columns of names and values are empty.
  const indented = first.start - line.start > 8;
  if (isBracket(first) && !indented && !isHeaded && !isOfAge(items)) return undefined;
  const bracket = items.find(isBracket) ?? first;
  if (bracket !== first && context.knowledge.findAnalyte(context.text.slice(first.start, bracket.start).trim()))
    return undefined;
  const start = isLabelled ? (items[1]?.start ?? first.start) : first.start;
  const unit = items.find(({ kind }) => kind === 'unit') ?? null;
  const end = last.kind === 'unit' && items.length > 1 ? (items.at(-2)?.end ?? last.end) : last.end;
  return { span: [start, end], unit };
}

/** "<50 y: >450; 50-75 y: >900": the first figures are an age. */
const isOfAge = ([, second]: readonly Item[]): boolean => second?.kind === 'word' && ofYears.test(second.text);
const ofYears = new RegExp(`^(?:${yearWords})[:.)]{0,2}$`, 'iu');

/** "Method: ECLIA      Insufficient 20 - 29": where the range goes on beside a remark under the name. */
function besideRemark({ text, knowledge }: ReadingContext, { layout, cells }: Line): Span | undefined {
  const [first, second] = cells;
  if (layout !== 'gaps' || !first || !second) return undefined;
  const remark = text.slice(...first);
  const isRemark = !hasDigit(remark) && !isRangeWord(firstWord(text, first)) && !knowledge.findAnalyte(remark);
  return isRemark && namesBracket(firstWord(text, second)) ? second : undefined;
}

function isRangePart({ kind, text }: Item): boolean {
  if (kind === 'number' || kind === 'date' || kind === 'text' || kind === 'semi') return false;
  if (kind !== 'word') return true;
  return isRangeWord(text);
}
