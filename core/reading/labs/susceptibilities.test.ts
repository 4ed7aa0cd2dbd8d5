import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = loadKnowledge();
const read = (line: string) =>
  readLabRows(`WOUND CULTURE\n${line}`, knowledge).map(({ name, value }) => `${name} ${value}`);

test.each([
  'amoxicillin R | ceftriaxone S | gentamicin I',
  'amoxicillin R, ceftriaxone S; gentamicin I',
  '  amoxicillin (R)   ceftriaxone (S)   gentamicin (I)',
])('reads several medicines of a germ in one line: %s', (line) => {
  expect(read(line)).toEqual(['amoxicillin R', 'ceftriaxone S', 'gentamicin I']);
});

test.each(['Seen by R Smith, sister S, ward R', 'Vitamin S, hepatitis R'])(
  'takes no other letters for such: %s',
  (line) => {
    expect(read(line)).toEqual([]);
  },
);
