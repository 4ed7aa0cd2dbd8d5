import { expect, test } from 'vitest';
import { fromDocument, general, notYetSaid, onlyOnce } from './said.ts';

test('keeps a sentence the first time it is said', () => {
  const said = ['One.', 'Two.', 'One.'].map((text) => general(text));

  expect(onlyOnce(said).map(({ text }) => text)).toEqual(['One.', 'Two.']);
});

test('takes a quote as said where an earlier one holds its words', () => {
  const said = [
    'The report concludes: "LUNG: small nodule".',
    'The report says: "Small nodule".',
    'It says: "Mass".',
  ].map((text) => fromDocument(text, [[0, 1]]));

  expect(onlyOnce(said).map(({ text }) => text)).toEqual([said[0]?.text, said[2]?.text]);
});

test('remembers over several lists', () => {
  const isNew = notYetSaid();

  expect([isNew('One.'), isNew('Two.'), isNew('One.')]).toEqual([true, true, false]);
});
