import { expect, test } from 'vitest';
import { leaksOf } from './leaks.ts';
import { readMarkedNote } from './marked-note.ts';

function setup(leaving: string, marked = 'Header\n{{person:Summer Long}} had a long summer.') {
  const tokens = [
    { token: '[PERSON_1]', kind: 'person' as const, original: 'Summer Long', spans: [] },
    { token: '[DAY +3]', kind: 'date' as const, original: '3 May', spans: [] },
  ];
  return leaksOf(readMarkedNote('a', marked), { lines: [{ number: 2, text: leaving }], tokens }).map(
    ({ words }) => words,
  );
}

test.each([
  ['a masked name leaks nothing', '[PERSON_1] had a long summer.', []],
  ['a part of a name leaks', '[PERSON_1] Long had a long summer.', ['long']],
  ['a whole name leaks', 'Summer Long had a long summer.', ['summer long']],
  ['a token named as the name is a token', '[PERSON_1] had a [DAY +3] summer.', []],
])('%s', (_, leaving, leaks) => {
  expect(setup(leaving)).toEqual(leaks);
});

test('what may be masked or not is no leak', () => {
  expect(setup('Room 412-A', 'Header\nRoom {{?other:412-A}}')).toEqual([]);
});
