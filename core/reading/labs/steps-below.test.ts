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

const rangesOf = (...lines: string[]) =>
  readLabRows(['LABORATORY REPORT', ...lines].join('\n'), loadKnowledge()).map(({ value, range }) => [
    value,
    range?.text,
  ]);

test.each([
  [['Ferritin     9.5     ng/mL', 'Methodology : ECLIA', 'Reference Range :', '15 - 150'], [['9.5', '15 - 150']]],
  [['TSH     6.90     mU/L', 'Technique: CMIA', 'Sample Type: Serum', '0.35 - 4.94'], [['6.90', '0.35 - 4.94']]],
  [['Calcium     9.4     mg/dL', '(arsenazo)', 'Reference interval: 8.6 - 10.2'], [['9.4', '8.6 - 10.2']]],
  [
    ['Calcium     9.4     mg/dL', 'Method: Arsenazo', 'Sodium     140     mmol/L     135 - 145'],
    [
      ['9.4', undefined],
      ['140', '135 - 145'],
    ],
  ],
])('finds the range behind a line that says how a test is made: %#', (lines, ranges) => {
  expect(rangesOf(...lines)).toEqual(ranges);
});

test.each(['Target / range', 'Acceptable limits', 'Goal', 'Target range'])(
  'takes a column called %j for ranges, with dates below the head of the table',
  (heading) => {
    const lines = [
      `Test (units)            Today     Last visit   Change   ${heading}`,
      '                        22 Sep    18 Jun',
      'Creatinine (umol/L)     188       131          +57      60 - 110',
    ];
    expect(rangesOf(...lines)).toEqual([['188', '60 - 110']]);
  },
);
