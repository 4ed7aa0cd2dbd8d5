import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (text: string) => readLabRows(text, loadKnowledge());

test('reads the reason, code or stars that dots lead to, and the range behind them', () => {
  const text = [
    'Result list for the visit of 4 May 2026',
    'Platelets ........... CLUMPED (150-400)',
    'Calcium ............. NSR (2.20-2.60)',
    'Insulin ............. **** (<18)',
    'NSR = no sample received.',
  ].join('\n');

  expect(read(text).map(({ name, value, range }) => [name, value, range?.text])).toEqual([
    ['Platelets', 'CLUMPED', '150-400'],
    ['Calcium', 'no sample received', '2.20-2.60'],
    ['Insulin', '****', '<18'],
  ]);
});

test('takes a comment among the rows of a table for none', () => {
  const text = 'Test,Result,Range,Flag\nSodium,139 mmol/L,135 - 145,\nGeneral comment,"Kept on ice, good quality",,';

  expect(read(text).map(({ name }) => name)).toEqual(['Sodium']);
});
