import type { LabResult } from '#core/documents/explanation.ts';
import { printedRange } from '../corpora/printed-range.ts';
import { bare, numberOf } from '../measures/same.ts';
import type { PrintedRow } from './file-case.ts';

type Shown = Pick<LabResult, 'name' | 'value' | 'comparator' | 'unit' | 'range' | 'collectedAt'>;

const comparators = /^(<=|>=|<|>)/;

/** Blanks and case do not matter, nor which dash or sign for "at most" was printed. Everything else does: 2+ is not 2. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[‐-―−]/g, '-')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=');

/** Equal as numbers with the same comparator, or as the same signs. */
export function isSameValue(printed: PrintedRow, { value, comparator }: Shown): boolean {
  const [a, b] = [folded(printed.value), folded(`${comparator ?? ''}${value}`)];
  if (a === b) return true;
  const [x, y] = [numberOf(a), numberOf(b)];
  return x !== null && x === y && comparators.exec(a)?.[0] === comparators.exec(b)?.[0];
}

/** One name holds the other, whatever their case and signs; a letter or two are held by too many. */
export function isSameName(printed: PrintedRow, { name }: Shown): boolean {
  const [a, b] = [bare(printed.name), bare(name)];
  if (Math.min(a.length, b.length) < 3) return a === b && a !== '';
  return a.includes(b) || b.includes(a);
}

/** The date of a column, where both are known. */
export const isSameDate = ({ date }: PrintedRow, { collectedAt }: Shown): boolean =>
  date === undefined || collectedAt === null || bare(date) === bare(collectedAt);

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Units in their spellings: µ, μ and mc; 10⁹, 10^9, 10*9 and 10e9. A power that lost its raised place is another unit. */
const spelled = (unit: string): string =>
  folded(unit)
    .replace(/[⁰¹²³⁴-⁹]+/g, (digits) => `^${[...digits].map((digit) => raised.indexOf(digit)).join('')}`)
    .replace(/10(?:\*\*?|e)(?=\d)/g, '10^')
    .replace(/[µμ]/g, 'u')
    .replace(/^mc(?=g|l|mol)/, 'u')
    .replace(/^[×x*](?=10)/, '')
    .replace(/[[\]().{}·]/g, '');

export const isSameUnit = (printed: PrintedRow, { unit }: Shown): boolean =>
  spelled(printed.unit) === spelled(unit ?? '');

/** The same signs or the same bounds. Of ranges printed for several groups of people, that of one group is right too. */
export function isSameRange(printed: PrintedRow, { range }: Shown): boolean {
  if (range === null || printed.range === '') return range === null && printed.range === '';
  const parts = [printed.range, ...printed.range.split(/\p{L}+:/u)].map((part) => part.trim()).filter(Boolean);
  return parts.some((part) => {
    const bounds = printedRange(part);
    const isSameBounds = bounds !== undefined && bounds.low === range.low && bounds.high === range.high;
    return isSameBounds || folded(part) === folded(range.text);
  });
}
