import { isRow, linesOf, trimmed, type Piece } from '../reading/lines.ts';
import { sentencesOf } from '../reading/sentences.ts';
import type { Span } from '../kernel/span.ts';
import { inBreaths, longestBreath } from './breaths.ts';
import type { Said } from './said.ts';
import { isSpanish } from './spanish-words.ts';
import { spokenWords } from './spoken-words.ts';
import { unitAlone } from './units.ts';

/** The words of a document as they stand in it: sentences, and the rows of tables cell by cell. Rules and page numbers are left out. */
export function readOriginal(text: string): Said[] {
  const language = isSpanish(text) ? 'es' : 'en';
  return blocksOf(text)
    .flatMap((block) => (isRow(block.text) ? [block] : sentencesOf(text, block.span)))
    .map(({ text: words, span: [start] }) => withNumber(text, words, start))
    .filter(saysSomething)
    .flatMap((words) => (isRow(words) ? inCells(words) : inBreaths(words)))
    .map((words): Said => {
      if (language === 'es') return { text: words, spoken: words, language };
      return { text: words, spoken: isRow(words) ? sayRow(words) : spokenWords(words) };
    });
}

/** Rows one by one, and the lines between them together, for their sentences may run on. */
function blocksOf(text: string): Piece[] {
  const blocks: Piece[] = [];
  let prose: Span | undefined;
  for (const line of linesOf(text)) {
    if (isRow(line.text.trim())) {
      blocks.push(trimmed(text, line.span));
      prose = undefined;
    } else if (prose === undefined) {
      prose = [...line.span];
      blocks.push({ text: '', span: prose });
    } else prose[1] = line.span[1];
  }
  return blocks;
}

/** The number of a list is said with what it numbers; it was taken off with the other marks of lists. */
function withNumber(text: string, words: string, start: number): string {
  const ahead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trimStart();
  return /^\(?\d{1,2}[.)]\s*$/u.test(ahead) ? `${ahead}${words}` : words;
}

const pageNumber = /^\W*(?:page\s*)?\d{1,3}\s*(?:of|\/)\s*\d{1,3}\W*$|^\W*page\s*\d{1,3}\W*$/iu;
const saysSomething = (words: string) => /[\p{L}\d]/u.test(words) && !pageNumber.test(words);

const gap = /\s*\|\s*|\t+|\s{3,}/u;
// Once a line is a row, smaller gaps set columns apart too.
const column = /\s*\|\s*|\t+|\s{2,}/u;

/** Rows too long for one breath are cut between their cells. */
function inCells(row: string): string[] {
  if (row.length <= longestBreath) return [row];
  const parts: string[] = [];
  let rest = row;
  while (rest.length > longestBreath) {
    const at = [...rest.slice(0, longestBreath).matchAll(new RegExp(gap, 'gu'))].at(-1)?.index ?? 0;
    if (at === 0) break;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).replace(/^[\s|]+/u, '');
  }
  return [...parts, ...inBreaths(rest)].filter(saysSomething);
}
function sayRow(printed: string): string {
  const cells = printed.split(column).filter((cell) => /[\p{L}\d%+]|^[-–]$/u.test(cell));
  const isResult = cells.some(isValue) && cells.some(isRange) && hasUnit(cells);
  const said = cells.map((cell) => (isResult ? flagged(cell) : undefined) ?? unitAlone(cell) ?? spokenWords(cell));
  const row = said.map((cell) => cell.replace(/[,;]$/u, '')).join(', ');
  return `${row.replace(/([.?!:]),(?=\s)/gu, '$1')}.`.replace(/\.\.$/u, '.');
}

const isValue = (cell: string) => /^[<>]?=?\s?\d[\d.,]*(?:\s?\*?(?:HH?|LL?))?$/u.test(cell);
const isRange = (cell: string) => /^[(<>≤≥]|\d\s?[-–]\s?\d/u.test(cell);

// In a column of its own, or behind the range; a bare "L" would be a mark as well as a unit.
const hasUnit = (cells: readonly string[]) =>
  cells.some((cell) => {
    const unit = isRange(cell) ? cell.replace(/^.*\d\)?\s?/u, '') : cell;
    return unit.length > 1 || unit === '%' ? unitAlone(unit) !== undefined : false;
  });

// Beside a value, its unit and its range these letters are marks; elsewhere "L" is as well a liter or the left side.
function flagged(cell: string): string | undefined {
  const [, value = '', mark = ''] = /^([<>]?=?\s?[\d.,]*)\s?\*?(HH|LL|H|L)\*?$/u.exec(cell) ?? [];
  const word = marks[mark];
  if (word === undefined) return undefined;
  return value === '' ? word : `${spokenWords(value)}, ${word}`;
}
const marks: Record<string, string> = { H: 'high', L: 'low', HH: 'critically high', LL: 'critically low' };
