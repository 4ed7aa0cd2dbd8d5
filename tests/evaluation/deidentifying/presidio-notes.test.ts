import { expect, test } from 'vitest';
import { readPresidioNotes } from './presidio-notes.ts';

test('spans become identities, and those that tell of nobody become optional', () => {
  const phi = [
    { type: 'PERSON', start: 8, end: 11, text: 'Ana' },
    { type: 'GPE', start: 15, end: 20, text: 'Spain' },
    { type: 'DATE_TIME', start: 24, end: 28, text: '1977' },
  ];
  const [note] = readPresidioNotes(
    `${JSON.stringify({ id: 'a', text: 'This is Ana of Spain in 1977', gold: { phi } })}\n`,
  );

  expect(note?.identities.map(({ kind, isOptional }) => [kind, isOptional])).toEqual([
    ['person', false],
    ['address', true],
    ['date', true],
  ]);
});

test('lines without spans of identities are left out', () => {
  expect(readPresidioNotes('{"id":"a","text":"Hb 9","gold":{"labs":[]}}\n')).toEqual([]);
});
