import { expect, test } from 'vitest';
import { article, isPlural, inPlural } from './article.ts';

test.each([
  ['nodule', 'a '],
  ['effusion', 'an '],
  ['ulcer', 'an '],
  ['urinary tract infection', 'a '],
  ['UTI', ''],
  ['7 mm nodule', 'a '],
  ['8 mm nodule', 'an '],
  ['emphysema', ''],
  ['two polyps', ''],
  ['multiple nodule', ''],
])('sets the article of %j', (name, expected) => {
  expect(article(name)).toBe(expected);
});

test.each([
  ['calcifications', true],
  ['stenosis', false],
  ['diabetes', false],
  ['nodules', true],
  ['Iron studies', true],
  ['pus', false],
])('knows whether %j is many', (name, expected) => {
  expect(isPlural(name)).toBe(expected);
});

test.each([
  ['small growth', 'small growths'],
  ['sac of fluid', 'sacs of fluid'],
  ['a darker area', 'darker areas'],
  ['piles', 'piles'],
  ['calcium in the heart arteries', 'calcium in the heart arteries'],
  ['small pouches in the bowel wall', 'small pouches in the bowel wall'],
])('puts the gloss %s into the plural as %s', (gloss, many) => {
  expect(inPlural(gloss)).toBe(many);
});
