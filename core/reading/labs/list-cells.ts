import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { isDate } from './dates.ts';
import { type Line, trim } from './lines.ts';
import { type PlainRow, readPlainRow } from './plain-row.ts';
import type { ReadingContext } from './reading-context.ts';

/** Rows listed inside one cell: "1/24/2013 | - Hgb 13.5 g/dL - Hct 42 %". A date in another cell of the line is theirs. */
export function readListCells(context: ReadingContext, line: Line): PlainRow[] {
  if (line.layout !== 'bars' && line.layout !== 'tabs') return [];
  const date = line.cells.map(([start, end]) => context.text.slice(start, end)).find(isDate) ?? null;
  return line.cells
    .filter(([start]) => context.text.startsWith('- ', start))
    .flatMap((cell) => entriesOf(context.text, cell))
    .flatMap((entry) => readPlainRow(context, entry) ?? [])
    .map((row) => ({ ...row, collectedAt: row.collectedAt ?? date }));
}

function entriesOf(text: string, [start, end]: Span): Span[] {
  const starts = matchesIn(text.slice(start, end), /(?:^|\s)- (?=[\p{L}%#])/gu).map(
    (match) => start + match.index + match[0].length,
  );
  return starts.map((from, index) => trim(text, [from, (starts[index + 1] ?? end + 2) - 2]));
}
