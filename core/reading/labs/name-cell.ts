import type { Span } from '../../kernel/span.ts';
import type { Cell } from './dated-columns.ts';
import type { Columns } from './header.ts';
import { isValue, type Item, type RowDraft, itemAt } from './item.ts';
import { type Line, trim } from './lines.ts';
import { phraseList } from './phrases.ts';
import { readPlainRow } from './plain-row.ts';
import type { ReadingContext } from './reading-context.ts';
import { hasDigit, startsWithLetter } from './signs.ts';
import { normaliseUnit } from './units.ts';
import { isResultInWords } from './wording.ts';

/** The code of an allergen, as printed before its name: "f13", "D1"; capitals only where no other test is called so. */
const allergen = /^(?:[c-ikmnoptw]\d{1,3}|[DEFGHIMW]\d{1,3})$/;
/** The code of a test: some digits, and one that checks them by the rule of Luhn (LOINC Users' Guide). */
function isLoinc(words: string): boolean {
  const digits = /^(?:LOINC\s?:?\s?)?(\d{3,5})-(\d)$/i.exec(words)?.slice(1).join('') ?? '';
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const counted = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

const mostBefore = 4; // cells

/** Cells without the codes before the name: "f2   Cow's milk   <0.10"; "Chemistry | 2345-7 | GLU | Glucose | 98 | mg/dL". */
export function withoutCode<C extends { span: Span }>(text: string, cells: C[]): C[] {
  const words = (cell: C | undefined): string => (cell ? text.slice(...cell.span) : '');
  const [first, second] = cells;
  if (allergen.test(words(first)) && /^\p{L}[\p{L}'’.-]{2}/u.test(words(second)) && cells.length > 2)
    return cells.slice(1);
  const code = cells.slice(0, mostBefore).findIndex((cell) => isLoinc(words(cell)));
  if (code < 0) return cells;
  const behind = cells.slice(code + 1);
  const named = behind.findIndex((cell, at) => isName(words(cell)) && !isName(words(behind[at + 1])));
  // "Glucose | 2345-7 | 98"
  if (named !== 0 && !isName(words(behind[0]))) return [...cells.slice(Math.max(0, code - 1), code), ...behind];
  return behind.slice(Math.max(0, named));
}

/** Cells without the code of the laboratory that made the test, which stands beside a result: "TSH   02   0.31". */
export function withoutSite<C extends { span: Span }>(text: string, cells: C[], sites: ReadonlySet<string>): C[] {
  const isSite = ({ span }: C): boolean => {
    const words = text.slice(...span);
    return /^0\d$/.test(words) || sites.has(words);
  };
  const others = cells.filter((cell, at) => at === 0 || !isSite(cell));
  const hasResult = others
    .slice(1)
    .some(({ span }) => hasDigit(text.slice(...span)) || isResultInWords(text.slice(...span)));
  return others.length < cells.length && hasResult ? others : cells;
}

const isName = (words: string): boolean => /^(?:\p{L}|\d{1,2}-\p{L})/u.test(words) && !isResultInWords(words);

/** A name cell that ends in a bracket: what stands before it and what is inside. */
export function splitBracket(text: string, [start, end]: Span): { before: Span; inside: Span } | null {
  const words = text.slice(start, end);
  const open = words.lastIndexOf('(');
  if (open <= 0 || !words.endsWith(')')) return null;
  return { before: trim(text, [start, start + open]), inside: trim(text, [start + open + 1, end - 1]) };
}

/** A name cell whose last word follows a comma. */
export function splitComma(text: string, [start, end]: Span): { before: Span; inside: Span } | null {
  const comma = start + text.slice(start, end).lastIndexOf(', ');
  return comma > start ? { before: trim(text, [start, comma]), inside: trim(text, [comma + 1, end]) } : null;
}

const isWords = /^\D*\p{L}{3}\D*$/u;

/** "Troponin    High Sens.   2.5": a sign that was not recognised leaves a gap. Words that are no result go with the name if `belongs` says so. */
export function withWholeName(
  { text, medium, knowledge }: ReadingContext,
  cells: Cell[],
  belongs: (cell: Cell, after: Cell | undefined) => boolean,
): Cell[] {
  const [first, second, ...others] = cells;
  if (medium.recognised !== true || !first || !second || first.column || second.column) return cells;
  const words = text.slice(...second.span);
  if (!isWords.test(words) || !isWords.test(text.slice(...first.span)) || isResultInWords(words)) return cells;
  if (knowledge.findAnalyte(words) !== undefined || !belongs(second, others[0])) return cells;
  return [{ ...first, span: [first.span[0], second.span[1]] }, ...others];
}

/** Whether a cell ends before the column beside that of the names begins. */
export function isUnderName(line: Line, { span }: Cell, [name, next]: Columns): boolean {
  return name?.role === 'name' && next !== undefined && span[1] - line.start <= next.start;
}

/** "Glucose (mg/dL)", "Glucose, mg/dL": the unit stands with the name. */
export function withUnitOfName({ text }: Pick<ReadingContext, 'text'>, draft: RowDraft): RowDraft {
  const name = onlyName(draft);
  const parts = name && (splitBracket(text, name) ?? splitComma(text, name));
  return parts ? withUnit(text, draft, parts) : draft;
}

/** The same of a known test with its unit in brackets, which is a result wherever it stands: "Hemoglobin (g/dL)   11.2". */
export function withUnitOfKnownName<Draft extends RowDraft>({ text, knowledge }: ReadingContext, draft: Draft): Draft {
  const name = draft.unit === null ? onlyName(draft) : undefined;
  const parts = name && splitBracket(text, name);
  return parts && knowledge.findAnalyte(text.slice(...parts.before)) ? withUnit(text, draft, parts) : draft;
}

const onlyName = ({ name: [first, ...others] }: RowDraft): Span | undefined =>
  others.length === 0 ? first : undefined;

function withUnit<Draft extends RowDraft>(
  text: string,
  draft: Draft,
  { before, inside }: { before: Span; inside: Span },
): Draft {
  const unit = itemAt(text, 'unit', inside);
  return normaliseUnit(unit.text) === undefined ? draft : { ...draft, unit, name: [before] };
}

const longestPanel = 24; // characters

/** A line without the cell that names its group: "CBC   wbc 3.1 (4.0-11.0)". Such a cell is no known test and has one next to it. */
export function withoutPanel(context: ReadingContext, line: Line): Line {
  const [first, second, third, ...others] = line.cells;
  if (line.layout !== 'gaps' || !first || !second || first[1] - first[0] > longestPanel) return line;
  const { text, knowledge } = context;
  const [panel, name] = [text.slice(...first), text.slice(...second)];
  if (!isPanel(panel) || !startsWithLetter(name)) return line;
  const isTest = knowledge.findAnalyte(name) !== undefined || testWord.holds(name);
  if (knowledge.findAnalyte(panel) && !testWord.holds(name)) return line;
  const [lead] = context.lex(second, 0);
  const answer = third && context.lex(third, 0)[0];
  const isRow =
    answer?.kind === 'result' || (answer !== undefined && hasValue(answer) && (isTest || others.length > 0));
  return (isRow && lead?.kind === 'word') || holdsRow(context, second)
    ? { ...line, start: second[0], cells: line.cells.slice(1) }
    : line;
}

const testWord = phraseList(
  'pcr; antigen; ag; antibody; antibodies; ab; igg; igm; iga; ige; toxin; dna; rna; culture; screen',
);

const hasValue = (item: Item): boolean => isValue(item) || item.kind === 'range';

const isPanel = (words: string): boolean => /^\p{Lu}[\p{Lu}\s/&+-]+:?$/u.test(words);

function holdsRow(context: ReadingContext, cell: Span): boolean {
  const row = readPlainRow(context, cell);
  const [name] = row?.name ?? [];
  return name !== undefined && context.knowledge.findAnalyte(context.text.slice(...name)) !== undefined;
}
