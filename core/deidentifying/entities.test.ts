import { expect, test } from 'vitest';
import { createEntities } from './entities.ts';

const setup = (taken: string[] = []) => createEntities([], new Set(taken));

test('gives the same person one token, in whatever form the name comes', () => {
  const { tokenOf } = setup();

  expect(['Maria Lopez', 'Lopez', 'LOPEZ, MARIA', 'Okafor'].map((name) => tokenOf('person', name))).toEqual([
    '[PERSON_1]',
    '[PERSON_1]',
    '[PERSON_1]',
    '[PERSON_2]',
  ]);
});

test('gives a surname that two people have a token of its own', () => {
  const { tokenOf } = setup();

  expect(['Maria Lopez', 'Tom Lopez', 'Lopez'].map((name) => tokenOf('person', name))).toEqual([
    '[PERSON_1]',
    '[PERSON_2]',
    '[PERSON_3]',
  ]);
});

test('knows a number again however it is set', () => {
  const { tokenOf } = setup();

  expect(['555-201-3344', '(555) 201 3344', '555-201-3345'].map((phone) => tokenOf('phone', phone))).toEqual([
    '[PHONE_1]',
    '[PHONE_1]',
    '[PHONE_2]',
  ]);
});

test('gives no token that the text holds already', () => {
  expect(setup(['person1', 'id1']).tokenOf('person', 'Okafor')).toBe('[PERSON_2]');
});

test('keeps the tokens of people who are known', () => {
  const known = [{ token: '[PERSON_4]', kind: 'person' as const, original: 'Maria Lopez', spans: [], forms: ['Mia'] }];
  const { tokenOf } = createEntities(known, new Set());

  expect([tokenOf('person', 'Lopez'), tokenOf('person', 'Mia'), tokenOf('person', 'Okafor')]).toEqual([
    '[PERSON_4]',
    '[PERSON_4]',
    '[PERSON_1]',
  ]);
});

test('says of ages that they are over 89, and tells two apart', () => {
  const { tokenOf } = setup();

  expect(['91', '95', '91'].map((age) => tokenOf('age', age))).toEqual([
    '[AGE OVER 89]',
    '[AGE OVER 89_2]',
    '[AGE OVER 89]',
  ]);
});
