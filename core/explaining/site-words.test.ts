import { expect, test } from 'vitest';
import { siteWords } from './site-words.ts';

test.each([
  ['right upper lobe', 'in the upper part of the right lung'],
  ['LLL', 'in the lower part of the left lung'],
  ['right lobe of the liver', 'in the right lobe of the liver'],
  ['L4-L5', 'at L4-L5'],
  ['bilateral lower extremities', 'in both legs'],
  ['the left kidney', 'in the left kidney'],
  ['RIGHT LOWER LOBE', 'in the lower part of the right lung'],
  ['pelvic', ''],
  ['old right cerebellar', ''],
  ['left ear', 'in the left ear'],
  ['right ovary', 'in the right ovary'],
  ['spinal canal', 'in the spinal canal'],
  ['old left cerebellum', 'in the left cerebellum'],
  ['anterior wall', 'on the anterior wall'],
])('tells the place %j', (printed, expected) => {
  expect(siteWords(printed)).toBe(expected);
});
