import { expect, test } from 'vitest';
import { acceptAccents } from './accept-accents.ts';

test.each([
  ['Hamoglobin', 'Hämoglobin', 'Hämoglobin'],
  ['WeiB', 'Weiß', 'Weiß'],
  ['Muller,', 'Müller,', 'Müller,'],
  ['fur', 'für', 'für'],
  ['Entzundunq', 'Entzündung', 'Entzündung'],
  ['(resultats)', 'résultats', '(résultats)'],
])('%s becomes what %s says', (text, again, accented) => {
  expect(acceptAccents(text, again)).toBe(accented);
});

test.each([
  ['a word without accents', 'Kalium', 'Kalium'],
  ['another word', 'Natrium', 'Hämatokrit'],
  ['a short word that differs by more than its accents', 'fur', 'fün'],
  ['two words', 'furdie', 'für die'],
  ['nothing', 'fur', ''],
])('leaves %s', (_title, text, again) => {
  expect(acceptAccents(text, again)).toBeUndefined();
});
