import { expect, test } from 'vitest';
import { matchCommand } from '#core/voice/match-command.ts';
import { answers, constants, fields, lists } from './constants.ts';
import { readTable, rowsByPlace, type OtherPlace, type Row } from './read-table.ts';

const places = rowsByPlace(readTable());
const rowsOf = (place: OtherPlace): Row[] => places.get(place) ?? [];
const named = (rows: Row[]) => rows.map(({ how }) => how).sort();

test('every constant has the value that the table tells, and none is left out of the table', () => {
  const rows = rowsOf('Constant');
  expect(named(rows)).toEqual(Object.keys(constants).sort());

  const real = rows.map(({ how }) => [how, String(constants[how]?.())]);
  expect(real).toEqual(rows.map(({ how, words }) => [how, words]));
});

test('every list has the members of the table, in their order', () => {
  const rows = rowsOf('List');
  expect(named(rows)).toEqual(Object.keys(lists).sort());

  expect(rows.map(({ how }) => [how, lists[how]?.join(', ')])).toEqual(rows.map(({ how, words }) => [how, words]));
});

test('every entity has the fields of the table', () => {
  const rows = rowsOf('Fields');
  expect(named(rows)).toEqual(Object.keys(fields).sort());

  const missing = rows.flatMap(({ how, words }) =>
    words.split(', ').flatMap((field) => (fields[how]?.includes(field) ? [] : [`${how}: ${field}`])),
  );
  expect(missing).toEqual([]);
});

test('every answer of the server is told in the words of the table', () => {
  const rows = rowsOf('Answer');
  expect(named(rows)).toEqual(Object.keys(answers).sort());

  expect(rows.map(({ how }) => [how, answers[how]?.()])).toEqual(rows.map(({ how, words }) => [how, words]));
});

test('every phrase of the table is heard as its command', () => {
  const rows = rowsOf('Spoken');
  expect(rows.length).toBeGreaterThan(20);

  const heard = rows.map(({ words }) => {
    const match = matchCommand({ alternatives: [words], terms: ['potassium'] });
    return [match.kind === 'command' ? match.command.name : match.kind, words];
  });
  expect(heard).toEqual(rows.map(({ how, words }) => [how, words]));
});
