import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

/** A line cut into cells: at bars, at tabs, or at gaps of two blanks or more. `plain` has one cell. */
export type Line = {
  index: number;
  start: number;
  end: number;
  layout: 'bars' | 'tabs' | 'gaps' | 'plain';
  cells: Span[];
};

export const isBlank = ({ cells }: Line): boolean => cells.every(([start, end]) => start === end);

/** The lines of a text with their cells. Cells are trimmed; bars and tabs keep empty ones, since there the place tells the column. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    const layout = layoutOf(raw);
    lines.push({ index: lines.length, start, end, layout, cells: cellsOf(text, [start, end], layout) });
    start = end + 1;
  }
  return lines;
}

function layoutOf(raw: string): Line['layout'] {
  if (raw.includes('|')) return 'bars';
  if (raw.includes('\t') && raw.trim().includes('\t')) return 'tabs';
  return raw.includes('  ') && raw.trim().includes('  ') ? 'gaps' : 'plain';
}

const separators = { bars: /\|/g, tabs: /\t/g, gaps: / {2,}/g };

function cellsOf(text: string, [start, end]: Span, layout: Line['layout']): Span[] {
  if (layout === 'plain') return filled([trim(text, [start, end])]);
  const cells: Span[] = [];
  let from = start;
  for (const match of matchesIn(text.slice(start, end), separators[layout])) {
    cells.push(trim(text, [from, start + match.index]));
    from = start + match.index + match[0].length;
  }
  cells.push(trim(text, [from, end]));
  if (layout === 'bars') return cells.map((cell) => withoutBold(text, cell));
  return layout === 'gaps' ? filled(cells) : cells;
}

// "**160 mg/dL**"
const withoutBold = (text: string, [start, end]: Span): Span =>
  end - start > 4 && text.startsWith('**', start) && text.startsWith('**', end - 2)
    ? trim(text, [start + 2, end - 2])
    : [start, end];

const filled = (cells: Span[]): Span[] => cells.filter(([start, end]) => end > start);

const isSpace = (code: number): boolean =>
  code === 32 || (code > 8 && code < 14) || (code > 127 && /\s/.test(String.fromCharCode(code)));

export function trim(text: string, [start, end]: Span): Span {
  let [from, to] = [start, end];
  while (from < to && isSpace(text.charCodeAt(from))) from += 1;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1;
  return [from, to];
}
