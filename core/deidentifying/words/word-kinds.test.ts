import { expect, test } from 'vitest';
import { eponym } from './medical-words.ts';
import { nameWord } from './name-words.ts';
import { canBeName, canNameSomebody, isOrdinary } from './word-kinds.ts';

test.each(['Walking', 'Hemoglobin', 'Haemoglobin', 'Cholecystitis', 'Nonsmoker', 'Atorvastatin', 'HTN', 'Monday'])(
  'knows "%s" for a word',
  (word) => {
    expect(isOrdinary(word)).toBe(true);
  },
);

test.each(['Doesn’t', "I'm", "Patient's", 'Follow-up', 'Fhx', 'Anti-Hu'])('knows "%s" in its form', (word) => {
  expect(isOrdinary(word)).toBe(true);
});

test.each(['Okafor', 'Nguyễn', 'Wiśniewska', 'Maria', 'John', 'Al-Otaibi', "O'Sullivan"])(
  'knows "%s" for none',
  (word) => {
    expect(isOrdinary(word)).toBe(false);
    expect(canBeName(word)).toBe(true);
  },
);

test('tells names that are words by how often they are names', () => {
  expect(['john', 'théo', 'grace', 'may', 'liver'].map(nameWord)).toEqual([
    'name',
    'name',
    'both',
    'seldom',
    undefined,
  ]);
});

test('tells names of things by how many people have them', () => {
  expect(['Foley', 'Kayser-Fleischer', 'Murphy', 'Okafor'].map(eponym)).toEqual(['thing', 'thing', 'both', undefined]);
});

test.each(['Cardiorespiratory', 'Transvaginally', 'Reassessments', 'Obsessively', 'Gynae', 'Surgilon', 'Ureteroscope'])(
  'knows "%s" by its parts, its clipping or its maker',
  (word) => {
    expect(isOrdinary(word)).toBe(true);
  },
);

test.each(['Featherly', 'Connolly', 'Biondi', 'Transtrom', 'Redmond', 'Ingram'])('takes "%s" for no word', (word) => {
  expect(isOrdinary(word)).toBe(false);
});

test.each([
  ['Summer Rain', true],
  ['Okafor', true],
  ['J. T.', true],
  ['Sister on the phone', false],
  ['Local infiltration', false],
  ['Epidural', false],
])('tells whether a label is followed by somebody: %s', (words, isSomebody) => {
  expect(canNameSomebody(words)).toBe(isSomebody);
});
