import type { Span } from '../../kernel/span.ts';
import { headedBy, headingOf, type Role } from './header.ts';
import { type Line, trim, splitAt } from './lines.ts';
import type { ReadingContext } from './reading-context.ts';
import { startsWithFigure, isColon } from './signs.ts';
import { readCells, type TableRow } from './table-row.ts';
import { isResultInWords } from './wording.ts';

const fewestLabels = 2;
/** "Now: 82", "Ref=5-8", "Target < 2.6": a label ends at its colon, or where a figure begins. */
const labelBefore = /^[-*•\s]{0,4}(?:([^:=<>≤≥]{1,32})[:=]\s{0,9}|(\p{L}[^\d:=<>≤≥]{0,31}?)\s{1,3}(?=[<>≤≥]?\s?\d))/u;
const beside: ReadonlySet<Role> = new Set(['unit', 'range', 'flag', 'previous']);

/** A row whose cells have labels, which head its columns: "LDL | Now: 82 mg/dL | Then: 171 mg/dL (H) | Goal: <100". */
export function readLabelledCells(context: ReadingContext, line: Line): TableRow | undefined {
  const { text } = context;
  const parts = partsOf(text, line).map((part) => labelled(text, part));
  if (parts.filter(({ label }) => label !== '').length < fewestLabels) return undefined;
  const columns = headedBy(parts.map(({ label }) => label));
  const results = columns.filter(
    ({ role }, at) => (role === 'value' || role === 'dated') && isResult(text, parts[at]?.span),
  );
  const isRow = results.length > 1 || (results.length === 1 && columns.some(({ role }) => beside.has(role)));
  const names = columns.flatMap(({ role }, at) =>
    role === 'name' ? [text.slice(...(parts[at]?.span ?? [0, 0]))] : [],
  );
  if (!isRow || names.length !== 1 || /[:=]\s{0,3}[<>≤≥]?\d/.test(names[0] ?? '')) return undefined;
  const cells = parts.map(({ span }, at) => ({ span, role: columns[at]?.role, column: columns[at] }));
  return readCells(
    context,
    line,
    cells.filter(({ span: [start, end] }) => end > start),
    columns,
  );
}

function isResult(text: string, span: Span = [0, 0]): boolean {
  const words = text.slice(...span);
  return startsWithFigure(words) || /^[-–—*.]{1,5}$/.test(words) || isResultInWords(words);
}

/** The cells of a line, or what stands between its semicolons; what follows a label that ends its cell is its field. */
function partsOf(text: string, line: Line): Span[] {
  const isPlain = line.layout === 'plain';
  const cells = isPlain ? splitAt(text, [line.start, line.end], /;(?=\s|$)/g) : line.cells;
  return cells.reduce<Span[]>((all, cell) => {
    const last = all.at(-1);
    const isOpen = last && isColon(text[last[1] - 1]) && !/[:=]/.test(text.slice(...cell));
    return isOpen ? [...all.slice(0, -1), [last[0], cell[1]]] : [...all, cell];
  }, []);
}

function labelled(text: string, [start, end]: Span): { span: Span; label: string } {
  const found = labelBefore.exec(text.slice(start, Math.min(end, start + 40)));
  const label = (found?.[1] ?? found?.[2] ?? '').trim();
  return found && headingOf(label, 1).role
    ? { span: trim(text, [start + found[0].length, end]), label }
    : { span: [start, end], label: '' };
}
