import { expect, test } from 'vitest';
import { reasonsInTables } from './reasons-in-table.ts';

const reasons = (text: string) => reasonsInTables(text).map(({ text: words, span }) => [words, text.slice(...span)]);

test.each([
  [
    'columns set apart by spaces',
    'Medicine        How to use       For\n---------\nDigoxin         1 daily          heart failure\nOxazepam        at night         insomnia',
  ],
  ['bars', 'Drug | Dose | Indication\nDigoxin | 1 daily | heart failure\nOxazepam | at night | insomnia'],
])('reads what medicines are for out of %s', (_form, text) => {
  expect(reasons(text)).toEqual([
    ['heart failure', 'heart failure'],
    ['insomnia', 'insomnia'],
  ]);
});

test.each([
  'Drug | Dose\nDigoxin | 1 daily',
  'Item | For\nPaint | the wall',
  'Medicines for heart failure are listed.',
])('reads none out of: %s', (text) => {
  expect(reasons(text)).toEqual([]);
});
