import { isInDoubt, type ReadResult } from '../reading/doubts/result-doubts.ts';
import type { RowPart } from '../reading/doubts/row-parts.ts';

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
