import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { findHeader } from './header.ts';
import { isSpaceAt } from './signs.ts';

/** A line cut into cells: at bars, at tabs, or at gaps of two blanks or more. `plain` has one cell. */
export type Line = {
  index: number;
  start: number;
  end: number;
  layout: 'bars' | 'tabs' | 'gaps' | 'plain';
  cells: Span[];
};

export type Lines = readonly Line[];

export const isBlank = ({ cells }: Line): boolean => cells.every(([start, end]) => start === end);

/** The lines of a text with their cells. Cells are trimmed; bars and tabs keep empty ones, since there the place tells the column. */
export function splitLines(text: string, recognised = false): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    const layout = layoutOf(recognised ? raw.replaceAll('|', '  ') : raw);
    const cells = recognised ? recognisedCells(text, [start, end], layout) : cellsOf(text, [start, end], layout);
    lines.push({ index: lines.length, start, end, layout, cells });
    start = end + 1;
  }
  return lines;
}

function layoutOf(raw: string): Line['layout'] {
  if (raw.includes('|')) return 'bars';
  if (raw.includes('\t') && raw.trim().includes('\t')) return 'tabs';
  return (raw.includes('  ') && raw.trim().includes('  ')) || led.test(raw) ? 'gaps' : 'plain';
}

/** "Salmonella ..... Negative": dots lead over the gap between a name and its result. */
const leader = String.raw`(?: \.{3,}|\.{4,}|(?: \.){3,}|…{2,}|_{3,})`;
const led = new RegExp(String.raw`^\s{0,20}\p{L}[^:;…_]{0,60}?:?${leader}(?! ?$)(?!.*${leader})`, 'u');
const separators = { bars: /\|/g, tabs: /\t/g, gaps: new RegExp(String.raw` {2,}${leader}? *|${leader} *`, 'g') };

/** The stretches between the matches of a separator, without the blanks around them. */
export function splitAt(text: string, [start, end]: Span, separator: RegExp): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const match of matchesIn(text.slice(start, end), separator)) {
    spans.push(trim(text, [from, start + match.index]));
    from = start + match.index + match[0].length;
  }
  return [...spans, trim(text, [from, end])];
}

function cellsOf(text: string, span: Span, layout: Line['layout']): Span[] {
  if (layout === 'plain') return filled([trim(text, span)]);
  const cells = splitAt(text, span, separators[layout]);
  if (layout === 'bars') return cells.map((cell) => withoutBold(text, cell));
  return layout === 'gaps' ? filled(cells) : cells;
}

/** What is left of the lines of a table where it was recognised from a picture stands at the borders of cells, and parts them. */
function recognisedCells(text: string, span: Span, layout: Line['layout']): Span[] {
  const gap = layout === 'tabs' ? /[\t|]+/g : / {2,}| ?\|[ |]*/g;
  const cells = layout === 'plain' ? [trim(text, span)] : splitAt(text, span, gap);
  return filled(cells.map((cell) => withoutRules(text, cell)));
}

const ruleBefore = /^(?:[|_~'‘’`]\s{0,2})+|^[[\]](?=[^[\]]*$)/;
const ruleBehind = /(?:\s{0,2}[|_~'‘’`])+$|(?<=^[^[\]]*)[[\]]$/;

/** "'98", "9.1|", "[139": signs at the border of a cell that stand for its line; brackets that come in pairs are printed. */
function withoutRules(text: string, [start, end]: Span): Span {
  if (end - start > 80) return [start, end];
  const printed = text.slice(start, end);
  // ".92.": no laboratory prints a number so.
  if (/^[.,·]\d+[.,·]$/.test(printed)) return [start + 1, end - 1];
  const before = ruleBefore.exec(printed)?.[0].length ?? 0;
  const behind = before < printed.length ? (ruleBehind.exec(printed.slice(before))?.[0].length ?? 0) : 0;
  return [start + before, end - behind];
}

// "**160 mg/dL**"
const withoutBold = (text: string, [start, end]: Span): Span =>
  end - start > 4 && text.startsWith('**', start) && text.startsWith('**', end - 2)
    ? trim(text, [start + 2, end - 2])
    : [start, end];

export const filled = (cells: readonly Span[]): Span[] => cells.filter(([start, end]) => end > start);

export function trim(text: string, [start, end]: Span): Span {
  let [from, to] = [start, end];
  while (from < to && isSpaceAt(text, from)) from += 1;
  while (to > from && isSpaceAt(text, to - 1)) to -= 1;
  return [from, to];
}

const signs = [',', ';'] as const;
const longestLine = 600;

/** Cuts tables that are written as comma- or semicolon-separated values into cells, where a header line shows them to be such. */
export function cutCsv(text: string, lines: Lines): Line[] {
  let table: { separator: string; cells: number } | null = null;
  return lines.map((line) => {
    if (table) {
      const cells = valuesOf(text, line, table.separator);
      if (cells.length > 1 && cells.length <= table.cells) return { ...line, layout: 'tabs', cells };
      // A line of words between the rows of a table does not end it.
      if (cells.length === 1 && !isBlank(line)) return line;
      table = null;
    }
    for (const separator of signs) {
      const cells = mayBeHeader(text, line, separator) ? valuesOf(text, line, separator) : [];
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

function valuesOf(text: string, { start, end }: Line, separator: string): Span[] {
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
