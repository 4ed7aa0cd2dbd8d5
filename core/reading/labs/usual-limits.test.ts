import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = loadKnowledge();
const read = (row: string): string[] =>
  readLabRows(`LABORATORY REPORT\n${row}`, knowledge).map(({ flag, comparison }) =>
    `${flag} ${comparison ?? ''}`.trim(),
  );

test.each([
  'Hemoglobin          12.9     g/dL       120-155',
  'Creatinine          91       umol/L     0.6-1.2',
  'Iron                17       umol/L     50-170',
  'Total cholesterol   5.1      mmol/L     < 200',
  'White blood cells   6900     /mm3       4.0-11.0',
  'CRP                 0.4      mg/dL      < 5',
  'D-dimer             0.28     mg/L FEU   < 500',
  'Calcium             9.4                 2.20-2.60',
  'Platelets           241000              150-400',
])('compares no value with a range of another scale: %j', (row) => {
  expect(read(row)).toEqual(['unknown other_unit']);
});

test.each([
  ['Hemoglobin          6.1      g/dL       12.0-15.5', 'critical_low'],
  ['Ferritin            2300     ug/L       15-150', 'high'],
  ['CRP                 240      mg/L       < 5', 'high'],
  ['Total bilirubin     3.9                 0.1-1.2', 'high'],
  ['TSH                 0.02                0.4-4.0', 'low'],
  ['Creatinine          610                 60-110', 'high'],
  ['Calcium             1.19     mmol/L     1.15-1.32', 'normal'],
  ['RDW                 0.17     [ref. 11.5-14.5 %]', 'high converted'],
])('compares one that is only far outside: %j', (row, expected) => {
  expect(read(row)).toEqual([expected]);
});
