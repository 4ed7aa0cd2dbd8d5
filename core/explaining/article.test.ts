import { expect, test } from 'vitest';
import { article, isPlural } from './article.ts';

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
