import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]) =>
  readLabRows(['LABORATORY REPORT', ...lines].join('\n'), loadKnowledge()).map(({ name, step }) => [name, step]);

test.each([
  [
    [
      'Urine ACR     120     mg/g',
      '     Stage A1 usual     <30',
      '     Stage A2 somewhat raised     30-300',
      '     Stage A3 much raised     >300',
    ],
    [['Urine ACR', 'Stage A2 somewhat raised: 30-300']],
  ],
  [['eGFR     51     mL/min', '     G1 >=90   G2 60-89   G3a 45-59   G3b 30-44'], [['eGFR', 'G3a: 45-59']]],
  [
    ['Sodium     140     mmol/L     135-145', '   Potassium     4.1     mmol/L     3.5-5.1'],
    [
      ['Sodium', undefined],
      ['Potassium', undefined],
    ],
  ],
])('takes the steps below a test for no tests: %#', (lines, rows) => {
  expect(read(...lines)).toEqual(rows);
});
