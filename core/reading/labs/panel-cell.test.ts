import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (line: string): string[] =>
  readLabRows(`LABORATORY REPORT\n\n${line}\n`, tinyKnowledge()).map(
    ({ name, value, flag }) => `${name} ${value} ${flag}`,
  );

test.each([
  ['CBC   Hgb 11.1 (12.0-16.0)  L', ['Hgb 11.1 low']],
  ['PARASITES   Giardia antigen      POSITIVE     (ref. negative)', ['Giardia antigen POSITIVE abnormal']],
  ['OTHER       Creatinine           1.4 mg/dL    (ref. < 1.2)', ['Creatinine 1.4 high']],
  ['DIPSTICK   Nitrite neg  Glucose pos', ['Nitrite neg unknown', 'Glucose pos unknown']],
])('reads a row behind the cell that names its group: %s', (line, expected) => {
  expect(read(line)).toEqual(expected);
});
