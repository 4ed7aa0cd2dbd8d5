import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const head = 'Test           Unit     Reference    2024-03-02    2024-09-14    2025-10-28';
const read = (...rows: string[]): string[] =>
  readLabRows([head, ...rows].join('\n'), tinyKnowledge()).map(({ name, value, range, previous, collectedAt }) =>
    [name, value, range?.text ?? '', previous ?? '', collectedAt ?? ''].join(' | '),
  );

test('keeps the bound of a range out of the results', () => {
  expect(read('LDL            mg/dL    <100            131 H         142 H         155 H')).toEqual([
    'LDL | 155 | <100 | 142 | 2025-10-28',
  ]);
});

test('places results flush right under headings flush left', () => {
  expect(
    read(
      'Hemoglobin     g/dL     13.2-16.6             14.9          14.1          12.8',
      'Digoxin        ng/mL    0.8-2.0                0.9           1.1',
      'Folate         ng/mL    >5.4                                 7.1',
    ),
  ).toEqual([
    'Hemoglobin | 12.8 | 13.2-16.6 | 14.1 | 2025-10-28',
    'Digoxin | 1.1 | 0.8-2.0 | 0.9 | 2024-09-14',
    'Folate | 7.1 | >5.4 |  | 2024-09-14',
  ]);
});

test('passes over dashes', () => {
  expect(read('PSA, Total     ng/mL    ≤4.00           2.10             —             —')).toEqual([
    'PSA, Total | 2.10 | ≤4.00 |  | 2024-03-02',
  ]);
});

test('takes the newest where the only heading beside the dates is "Date", with ranges in brackets behind', () => {
  const rows = readLabRows(
    [
      'LABORATORY REPORT',
      '   Date      12/01/23   03/04/24   15/06/24',
      'Sodium       138        139        131   mmol/L  (135-145)',
      'Creatinine 70        72         130   umol/L  (60-110)',
      'Potassium    >4.0       4.5        5.6   mmol/L  (>3.4)',
    ].join('\n'),
    tinyKnowledge(),
  );
  expect(rows.map(({ name, value, previous, range, flag }) => [name, value, previous, range?.text, flag])).toEqual([
    ['Sodium', '131', '139', '135-145', 'low'],
    ['Creatinine', '130', '72', '60-110', 'high'],
    ['Potassium', '5.6', '4.5', '>3.4', 'normal'],
  ]);
});

test('gives the newest result the mark beside it, in its cell or behind it', () => {
  const rows = readLabRows(
    [
      head,
      'TSH            mIU/L    0.400-4.500     1.250        0.210 L       0.008 LL',
      'CRP            mg/L     <5.0            8.8     H    1.2           4.7',
    ].join('\n'),
    tinyKnowledge(),
  );

  expect(rows.map(({ name, value, printedFlag, conflict }) => [name, value, printedFlag, conflict])).toEqual([
    ['TSH', '0.008', 'LL', false],
    ['CRP', '4.7', null, false],
  ]);
});

test('takes the dash of another date for no mark', () => {
  const rows = readLabRows(
    [
      'Serial results',
      '      19/08/26    20/05/26    18/02/26     Units      Ref',
      'AFP   3           -           3            kU/L       <7',
    ].join('\n'),
    tinyKnowledge(),
  );

  expect(rows.map(({ value, previous, printedFlag }) => [value, previous, printedFlag])).toEqual([['3', '3', null]]);
});

test('makes a row of every result on a page, the newest first, each with its date, its mark and the one before it', () => {
  const rows = readLabRows(
    [
      head,
      'LDL            mg/dL    <100            131 H         98            155     H',
      'PSA, Total     ng/mL    ≤4.00           2.10          —             4.61 H',
    ].join('\n'),
    tinyKnowledge(),
    { onPages: true },
  );

  expect(
    rows.map(({ name, value, range, printedFlag, flag, previous, collectedAt }) =>
      [name, value, range?.text, printedFlag, flag, previous, collectedAt].join(' | '),
    ),
  ).toEqual([
    'LDL | 155 | <100 | H | high | 98 | 2025-10-28',
    'LDL | 98 | <100 |  | normal | 131 | 2024-09-14',
    'LDL | 131 | <100 | H | high |  | 2024-03-02',
    'PSA, Total | 4.61 | ≤4.00 | H | high | 2.10 | 2025-10-28',
    'PSA, Total | 2.10 | ≤4.00 |  | normal |  | 2024-03-02',
  ]);
});
