import { append } from '../../kernel/append.ts';
import type { Span } from '../../kernel/span.ts';
import { kindOfLabel } from '../../reading/identifiers/labels.ts';
import { linesOf, trimmed, type Piece } from '../../reading/lines.ts';
import type { Personal } from '../personal.ts';
import { canNameSomebody } from '../words/word-kinds.ts';

type Cell = Piece;

/** A table with one of these columns tells of results or medicines, where a "Name" is that of a thing. */
const ofThings =
  /result|value|unit|range|test|analyte|component|dose|dosage|strength|medication|medicine|drug|frequency|sig|quantity|refill|flag|product|allerg|procedure|diagnos/i;
/** What a cell of a column must look like, so that the end of a table does not go unseen. */
const shapes: Partial<Record<Personal['kind'], RegExp>> = {
  person: /^\p{L}[\p{L}\p{M}'’.,() -]{1,60}$/u,
  date: /\d/,
  id: /\d/,
  phone: /\d{3}/,
  email: /@/,
  address: /^.{3,}/,
  age: /^(?:9\d|1[0-2]\d)(?!\d)/,
};

/** What stands below "Name", "DOB" or "MRN" at the head of a column. Columns are set apart by bars, tabs or wide gaps. */
export function tableColumns(text: string): Personal[] {
  const found: Personal[] = [];
  let head: readonly (Personal['kind'] | undefined)[] = [];
  for (const line of linesOf(text)) {
    if (line.text.length > longestRow || !/\||\t|\S {2,}\S/.test(line.text)) {
      if (!/^[-=+_|: ]*$/.test(line.text)) head = [];
      continue;
    }
    const cells = cellsOf(text, line);
    const kinds = cells.map((cell) => kindOfLabel(cell.text.replace(/[:*]+$/, '')));
    if (isHead(cells, kinds)) head = kinds;
    else if (head.length > 0) append(found, personalCells(cells, head));
    else if (!cells.some(({ text: words }) => ofThings.test(words))) append(found, besideLabels(cells));
  }
  return found;
}

const longestRow = 400;
const fewestKnown = 2;

const isHead = (cells: readonly Cell[], kinds: readonly (Personal['kind'] | undefined)[]): boolean =>
  kinds.filter((kind) => kind !== undefined).length >= fewestKnown &&
  cells.every((cell) => !/\d/.test(cell.text)) &&
  !cells.some((cell) => ofThings.test(cell.text));

function personalCells(cells: readonly Cell[], head: readonly (Personal['kind'] | undefined)[]): Personal[] {
  if (cells.length !== head.length) return [];
  return cells.flatMap((cell, at): Personal[] => {
    const kind = head[at];
    return kind !== undefined && shapes[kind]?.test(cell.text) === true ? [{ kind, span: cell.span }] : [];
  });
}

/** "SCHOOL NAME    HONDA MFG": a label and its value in two columns, with no colon between them. */
function besideLabels(cells: readonly Cell[]): Personal[] {
  return cells.flatMap((cell, at): Personal[] => {
    const kind = kindOfLabel(plainLabel(cell.text));
    const value = cells[at + 1];
    if (kind === undefined || kind === 'age' || !value || kindOfLabel(plainLabel(value.text)) !== undefined) return [];
    if (!(kind === 'organisation' ? capitalWords : shapes[kind])?.test(value.text)) return [];
    if (kind === 'person' && !canNameSomebody(value.text)) return [];
    const more = kind === 'person' ? cells.slice(at + 2, at + 4).filter(({ text }) => /^\p{Lu}{2,}$/u.test(text)) : [];
    return [value, ...more].map(({ span }) => ({ kind, span }));
  });
}

const capitalWords =
  /^\p{Lu}\p{L}[\p{L}\p{M}.'’&/-]*(?:,? (?:[-–&] )?(?:[\p{Lu}#(][\p{L}\p{M}\d.'’&/()-]*|\d{1,5}|of|the|and|for|de|la|at|in)){0,8}$/u;

/** Forms number their boxes: "2  PATIENT'S NAME (Last, First)" asks for the patient's name. */
const plainLabel = (words: string): string =>
  words
    .replace(/^\d{1,2}[a-z]? /, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/['’]s\b/gi, '')
    .replace(/[:.\s]+$/, '');

function cellsOf(text: string, line: Piece): Cell[] {
  const gap = line.text.includes('|') ? /\|/g : line.text.includes('\t') ? /\t+/g : / {2,}/g;
  const cells: Cell[] = [];
  let from = 0;
  const push = (to: number) => {
    const span: Span = [line.span[0] + from, line.span[0] + to];
    const cell = trimmed(text, span);
    if (cell.text !== '') cells.push(cell);
  };
  for (const { 0: words, index } of line.text.matchAll(gap)) {
    push(index);
    from = index + words.length;
  }
  push(line.text.length);
  return cells;
}
