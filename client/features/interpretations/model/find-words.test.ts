import { expect, test } from 'vitest';
import { textAt } from '#core/kernel/span.ts';
import { findWords, fold } from './find-words.ts';

const found = (text: string, wanted: string) => findWords(fold(text), wanted).map((span) => textAt(text, span));

test.each([
  ['Potassium and potassium', 'POTASSIUM', ['Potassium', 'potassium']],
  ['Señora Müller', 'senora muller', ['Señora Müller']],
  ['Sen\u0303ora', 'señora', ['Sen\u0303ora']],
  ['Crohn’s disease', "crohn's", ['Crohn’s']],
  ['blood\npressure', 'blood pressure', ['blood\npressure']],
  ['𝛼-blocker, été', 'ete', ['été']],
])('finds in "%s" by "%s"', (text, wanted, places) => {
  expect(found(text, wanted)).toEqual(places);
});

test('finds parts of words, and nothing by one letter', () => {
  expect(found('hyperkalemia', 'kal')).toEqual(['kal']);
  expect(found('hyperkalemia', 'k')).toEqual([]);
  expect(found('hyperkalemia', '  ')).toEqual([]);
});
