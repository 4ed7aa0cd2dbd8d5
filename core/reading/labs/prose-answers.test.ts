import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (sentence: string): string[] =>
  readLabRows(`PROGRESS NOTE\n\n${sentence}`, tinyKnowledge()).map(({ name, value }) => `${name} ${value}`);

test.each([
  ['Nitrite was negative.', ['Nitrite negative']],
  ['Her nitrite came back positive, and Na 140.', ['nitrite positive', 'Na 140']],
  ['Nitrite negative for two days', []],
  ['If nitrite is positive, call us.', []],
  ['Pathology negative.', []],
])('reads a yes or no in a sentence: %s', (sentence, expected) => {
  expect(read(sentence)).toEqual(expected);
});

test('leaves the name of an illness to the findings', () => {
  const knowledge = tinyKnowledge();
  const illness = { term: 'nitrite', also: [], kind: 'condition', definition: 'It is.', source: 'X: Y' } as const;
  const rows = readLabRows('PROGRESS NOTE\n\nNitrite negative.', {
    ...knowledge,
    findTerm: () => ({ ...illness, also: [] }),
  });
  expect(rows).toEqual([]);
});
