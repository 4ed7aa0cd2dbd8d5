import { expect, test } from 'vitest';
import { readMarkedNote } from './marked-note.ts';

test('marks are taken out, and identities stand where they stood', () => {
  const { text, identities } = readMarkedNote('a', 'Seen {{?date:May 2019}} by {{person:Ana Silva}}.');

  expect(text).toBe('Seen May 2019 by Ana Silva.');
  expect(identities.map(({ start, end, ...rest }) => ({ ...rest, words: text.slice(start, end) }))).toEqual([
    { kind: 'date', isOptional: true, words: 'May 2019' },
    { kind: 'person', isOptional: false, words: 'Ana Silva' },
  ]);
});

test.each([
  ['an unknown kind', 'By {{nobody:Ana}}'],
  ['a mark that is not closed', 'By {{person:Ana'],
])('refuses %s', (_, marked) => {
  expect(() => readMarkedNote('a', marked)).toThrow('a: ');
});
