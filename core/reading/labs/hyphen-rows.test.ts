import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

test.each([
  [
    'BLOOD Glucose-104* Creatinine-1.3 Na-139 K-<4.1',
    ['Glucose 104 abnormal', 'Creatinine 1.3 unknown', 'Na 139 unknown', 'K <4.1 unknown'],
  ],
  ['Fasting blood sugar-104; Hgb-11.0*', ['blood sugar 104 unknown', 'Hgb 11.0 abnormal']],
  ['CA-125 and SARS-2 were not tested', []],
  ['Ward-12 Bed-4', []],
])('reads results that are chained with hyphens: %s', (line, expected) => {
  const rows = readLabRows(`PROGRESS NOTE\n\n${line}`, tinyKnowledge());
  expect(rows.map(({ name, comparator, value, flag }) => `${name} ${comparator ?? ''}${value} ${flag}`)).toEqual(
    expected,
  );
});
