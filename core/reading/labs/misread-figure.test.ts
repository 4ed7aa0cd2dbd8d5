import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabs } from './read-lab-rows.ts';

const table = (...rows: string[]): string =>
  ['LABORATORY REPORT', 'Test           Result     Unit       Range', ...rows].join('\n');
const namesOf = (text: string): { read: string[]; lost: string[] } => {
  const { rows, unread } = readLabs(text, tinyKnowledge());
  return { read: rows.map(({ name, value }) => `${name} ${value}`), lost: unread.map(({ name }) => name) };
};

test.each([
  '14l',
  'l41',
  '1O.2',
  'O.9',
  '4.O',
  '3.l',
  '<l2',
  'Z8',
  '2 31',
  '4 .1',
  '4. 1',
  'O 82',
  'l 12',
  '2 Z1',
  '4 S',
])('says that "%s" cannot be read, and takes no part of it for the number', (figure) => {
  const text = table(
    `Sodium         ${figure.padEnd(10)} mmol/L     135-145`,
    'Potassium      4.4        mmol/L     3.5-5.1',
  );

  expect(namesOf(text)).toEqual({ read: ['Potassium 4.4'], lost: ['Sodium'] });
});

test.each(['Potassium 4.l mmol/L (3.5-5.1)', 'Potassium: 4.O mmol/L (3.5-5.1)', 'Potassium 1O4 mmol/L 98-107'])(
  'says so of a row without columns: %s',
  (row) => {
    expect(namesOf(`LABORATORY REPORT\n${row}`)).toEqual({ read: [], lost: ['Potassium'] });
  },
);

test('names the test that a misread name means', () => {
  expect(namesOf(table('P0tassium      4.S        mmol/L     3.5-5.1')).lost).toEqual(['Potassium']);
});

test.each(['Urine volume   2 l   <3', 'Urine volume   2l', 'Blood group    O1'])(
  'loses nothing that is no figure: %s',
  (row) => {
    expect(namesOf(table(row)).lost).toEqual([]);
  },
);

test('finds the columns where a heading was misread, without being told of a picture', () => {
  const text = 'Test           Resu1t     Unit       Range\nPotassium      4.4        mmol/L     3.5-5.1';

  expect(namesOf(text).read).toEqual(['Potassium 4.4']);
});
