import { isInDoubt, type ReadResult } from '../reading/doubts/result-doubts.ts';
import type { RowPart } from '../reading/doubts/row-parts.ts';
import { isMany } from './lab-words.ts';
import { inWords } from './wording.ts';

/** What is told beside everything that may be wrong: what to do comes with it. */
export const checkIt = 'please check it against the paper';

const partWords: Partial<Record<RowPart, string>> = {
  name: 'The name of this test',
  unit: 'Its unit',
  range: 'The printed range',
  mark: 'The mark beside it',
  previous: 'The earlier number',
};

/** " This number was hard to read: …", to stand behind the sentence that tells the result. Empty where all of it is certain. */
export function doubtWords({ doubt }: ReadResult): string {
  if (doubt === undefined) return '';
  const [only, ...others] = doubt.parts;
  const what = doubt.parts.includes('number')
    ? 'This number'
    : ((others.length === 0 && only !== undefined ? partWords[only] : undefined) ?? 'This result');
  return ` ${what} was hard to read: ${checkIt}.`;
}

/** "Potassium (hard to read)": a name in a list of results that may hold a wrong one. */
export const nameInDoubt = (name: string, rows: readonly ReadResult[]): string =>
  rows.some(isInDoubt) ? `${name} (hard to read)` : name;

/** ", if it was read correctly", behind a number that a question repeats. */
export function ifReadRight(row: ReadResult): string {
  if (!isInDoubt(row)) return '';
  return `, if ${isMany(row.name) ? 'they were' : 'it was'} read correctly`;
}

/** ", three of them hard to read", behind a count of results. */
export function amongHardToRead(rows: readonly ReadResult[]): string {
  const count = rows.filter(isInDoubt).length;
  if (count === 0) return '';
  if (count === rows.length) return count === 1 ? ', hard to read' : ', all of them hard to read';
  return `, ${inWords(count)} of them hard to read`;
}

/** ", but three were hard to read", behind what would else be good news. */
export function butHardToRead(rows: readonly ReadResult[]): string {
  const count = rows.filter(isInDoubt).length;
  if (count === 0) return '';
  if (rows.length === 1) return ', but it was hard to read';
  return `, but ${inWords(count)} ${count === 1 ? 'was' : 'were'} hard to read`;
}
