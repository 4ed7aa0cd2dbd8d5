import type { Span } from '../../kernel/span.ts';
import type { Item } from './item.ts';
import { isBlank, type Line } from './lines.ts';
import { isRangeWord } from './range-labels.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RowDraft } from './row-draft.ts';

const mostLines = 8;
const longestLine = 120;

/** Gives a row the lines below it that go on with its range: "Male: 13.5-17.5", "Borderline: 200-239", "Reference range: 12-15". */
export function withRangeLines(
  context: ReadingContext,
  lines: readonly Line[],
  next: number,
  row: RowDraft,
): { row: RowDraft; taken: number } {
  let taken = 0;
  let grown = row;
  while (taken < mostLines) {
    const line = lines[next + taken];
    const found = line && rangeLine(context, line);
    if (!found) break;
    grown = {
      ...grown,
      moreRange: [...(grown.moreRange ?? []), found.span],
      unit: grown.unit ?? found.unit,
      span: [grown.span[0], Math.max(grown.span[1], found.span[1])],
    };
    taken += 1;
  }
  return { row: grown, taken };
}

function rangeLine(context: ReadingContext, line: Line): { span: Span; unit: Item | null } | undefined {
  if (isBlank(line) || line.end - line.start > longestLine) return undefined;
  const items = context.lex([line.start, line.end], 0).filter(({ kind }) => kind !== 'mark');
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last || !items.every(isRangePart)) return undefined;
  const isLabelled = first.kind === 'label';
  const hasBracket = items.some(({ kind }) => kind === 'range' || kind === 'bound' || kind === 'limit');
  if (!hasBracket && !(isLabelled && items.some(({ kind }) => kind === 'result'))) return undefined;
  // A bracket without a word is a range only where the columns of names and values are empty.
  const indented = first.start - line.start > 8;
  if (isBracket(first) && !indented) return undefined;
  const bracket = items.find(isBracket) ?? first;
  if (bracket !== first && context.knowledge.findAnalyte(context.text.slice(first.start, bracket.start).trim()))
    return undefined;
  const start = isLabelled ? (items[1]?.start ?? first.start) : first.start;
  const unit = items.find(({ kind }) => kind === 'unit') ?? null;
  const end = last.kind === 'unit' && items.length > 1 ? (items.at(-2)?.end ?? last.end) : last.end;
  return { span: [start, end], unit };
}

const isBracket = ({ kind }: Item): boolean => kind === 'range' || kind === 'bound' || kind === 'limit';

function isRangePart({ kind, text }: Item): boolean {
  if (kind === 'number' || kind === 'date' || kind === 'text' || kind === 'semi') return false;
  if (kind !== 'word') return true;
  return isRangeWord(text);
}
