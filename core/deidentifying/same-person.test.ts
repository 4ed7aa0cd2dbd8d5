import { expect, test } from 'vitest';
import { maySamePerson, partsOf } from './same-person.ts';

const same = (one: string, other: string): boolean => maySamePerson(partsOf(one), partsOf(other));

test.each([
  ['Maria Lopez', 'Lopez'],
  ['LOPEZ, MARIA J.', 'Maria Lopez'],
  ['M. Lopez', 'Maria Lopez'],
  ['José Núñez', 'JOSE NUNEZ'],
  ['Dr. Okafor', 'okafor'],
])('takes "%s" and "%s" for one person', (one, other) => {
  expect(same(one, other)).toBe(true);
});

test.each([
  ['Maria Lopez', 'Ana Lopez'],
  ['M. Lopez', 'Ana Lopez'],
  ['M.', 'Maria Lopez'],
  ['Okafor', 'Okafors'],
])('tells "%s" and "%s" apart', (one, other) => {
  expect(same(one, other)).toBe(false);
});
