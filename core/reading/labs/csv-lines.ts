import type { Span } from '../../kernel/span.ts';
import { findHeader } from './header.ts';
import { type Line, trim } from './lines.ts';

const separators = [',', ';'] as const;
const longestLine = 600;

/** Cuts tables that are written as comma- or semicolon-separated values into cells, where a header line shows them to be such. */
export function cutCsv(text: string, lines: readonly Line[]): Line[] {
  let table: { separator: string; cells: number } | null = null;
  return lines.map((line) => {
    if (table) {
      const cells = cellsOf(text, line, table.separator);
      if (cells.length > 1 && cells.length <= table.cells) return { ...line, layout: 'tabs', cells };
      table = null;
    }
    for (const separator of separators) {
      const cells = mayBeHeader(text, line, separator) ? cellsOf(text, line, separator) : [];
      const cut: Line = { ...line, layout: 'tabs', cells };
      if (cells.length < 3 || !findHeader(text, cut)) continue;
      table = { separator, cells: cells.length };
      return cut;
    }
    return line;
  });
}

const shortestHeader = 10;
const longestHeading = 44; // characters; the parts of a sentence are longer

function mayBeHeader(text: string, { start, end, layout }: Line, separator: string): boolean {
  if (layout !== 'plain' || end - start > longestLine || end - start < shortestHeader) return false;
  const parts = text.slice(start, end).split(separator);
  return parts.length > 2 && parts.every((part) => part.length <= longestHeading);
}

function cellsOf(text: string, { start, end }: Line, separator: string): Span[] {
  if (end - start > longestLine) return [];
  const cells: Span[] = [];
  let from = start;
  let quoted = false;
  for (let at = start; at <= end; at += 1) {
    if (at < end && text[at] === '"') quoted = !quoted;
    if (at < end && (quoted || text[at] !== separator)) continue;
    cells.push(unquoted(text, trim(text, [from, at])));
    from = at + 1;
  }
  return cells;
}

const unquoted = (text: string, [start, end]: Span): Span =>
  end - start > 1 && text[start] === '"' && text[end - 1] === '"' ? trim(text, [start + 1, end - 1]) : [start, end];
