import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = loadKnowledge();
const read = (...lines: string[]) =>
  readLabRows(['LABORATORY REPORT', ...lines].join('\n'), knowledge).map(
    ({ name, value, range, flag }) => `${name} | ${value} | ${range?.text ?? ''} | ${flag}`,
  );

test('a short yes or no is what was found, and the one behind it what is expected', () => {
  expect(
    read(
      'Urine dipstick      Result       Expected     Flag',
      'Bilirubin           NEG          NEG',
      'Glucose             2+           NEG          A',
      'Ketones             SMALL        NEG          A',
      'Nitrite             POS          NEG',
      'Blood               MODERATE     NEG          *',
      'Urobilinogen        TRACE        NEG',
    ),
  ).toEqual([
    'Bilirubin | NEG | NEG | normal',
    'Glucose | 2+ | NEG | abnormal',
    'Ketones | SMALL | NEG | abnormal',
    'Nitrite | POS | NEG | abnormal',
    'Blood | MODERATE | NEG | abnormal',
    'Urobilinogen | TRACE | NEG | abnormal',
  ]);
});

test('answers of an unknown test are read where what is expected stands beside them', () => {
  const rows = ['Adenovirus F     Not detected     Not detected', 'Norovirus GI     INVALID     Not detected'];

  expect(
    readLabRows(['STOOL PATHOGEN PCR', ...rows].join('\n'), knowledge).map(({ value, flag }) => [value, flag]),
  ).toEqual([
    ['Not detected', 'normal'],
    ['INVALID', 'unknown'],
  ]);
});

test.each([
  ['Urine nitrite     POS     NEG', 'Urine nitrite | POS | NEG | abnormal'],
  ['Urine nitrite: POS (NEG)', 'Urine nitrite | POS | NEG | abnormal'],
  ['Urine nitrite | POS | NEG', 'Urine nitrite | POS | NEG | abnormal'],
  ['Urine nitrite NEG NEG', 'Urine nitrite | NEG | NEG | normal'],
  ['Hepatitis C antibody     12.5     POS     <1.0', 'Hepatitis C antibody | 12.5 | <1.0 | high'],
  ['Hepatitis C antibody     0.1     NEG     <1.0', 'Hepatitis C antibody | 0.1 | <1.0 | normal'],
])('reads %s', (line, row) => {
  expect(read(line)).toEqual([row]);
});

test.each([
  ['P,N,P', 'abnormal'],
  ['N,N,N', 'normal'],
  ['neg / pos / neg', 'abnormal'],
  ['NEG; NEG', 'normal'],
])('of the answers of several samples one that is positive counts: %s', (printed, flag) => {
  expect(
    read('               Expected   Found       Abn', `Parvo antigen   N          ${printed}`).map((row) =>
      row.split(' | ').at(-1),
    ),
  ).toEqual([flag]);
});
