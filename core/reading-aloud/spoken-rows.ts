import { inBreaths, longestBreath } from './breaths.ts';
import { spokenWords } from './spoken-words.ts';
import { unitAlone } from './units.ts';

const gap = /\s*\|\s*|\t+|\s{3,}/u;
// Once a line is a row, smaller gaps set columns apart too.
const column = /\s*\|\s*|\t+|\s{2,}/u;

/** Rows too long for one breath are cut between their cells. */
export function rowInBreaths(row: string): string[] {
  if (row.length <= longestBreath) return [row];
  const parts: string[] = [];
  let rest = row;
  while (rest.length > longestBreath) {
    const at = [...rest.slice(0, longestBreath).matchAll(new RegExp(gap, 'gu'))].at(-1)?.index ?? 0;
    if (at === 0) break;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).replace(/^[\s|]+/u, '');
  }
  return [...parts, ...inBreaths(rest)];
}

/** The cells with pauses between them: "Glucose, 112, high, milligrams per deciliter, 70 to 99." */
export function sayRow(printed: string): string {
  const cells = printed.split(column).filter((cell) => /[\p{L}\d%+]|^[-–]$/u.test(cell));
  const isResult = cells.some(isValue) && cells.some(isRange) && hasUnit(cells);
  const said = cells.map((cell) => (isResult ? flagged(cell) : undefined) ?? unitAlone(cell) ?? spokenWords(cell));
  const row = said.map((cell) => cell.replace(/[,;]$/u, '')).join(', ');
  return `${row.replace(/([.?!:]),(?=\s)/gu, '$1')}.`.replace(/\.\.$/u, '.');
}

const isValue = (cell: string) => /^[<>]?=?\s?\d[\d.,]*(?:\s?\*?(?:HH?|LL?))?$/u.test(cell);
const isRange = (cell: string) => /^\(?[<>≤≥]=?\s?\d|\d\s?[-–]\s?\d/u.test(cell);

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
