import { expect, test } from 'vitest';
import { composedFinding } from './composed.ts';

const composed = (part: string, sentence: string) => {
  const start = sentence.indexOf(part);
  const span = composedFinding(sentence, [start, start + part.length]);
  return span && sentence.slice(...span);
};

test.each([
  ['thyroid', 'No thyroid dysfunction.', 'thyroid dysfunction'],
  ['left ventricle', 'The left ventricle is severely dilated.', 'left ventricle is severely dilated'],
  ['RV', 'RV: mildly dilated.', 'RV: mildly dilated'],
  ['LA', 'LA severely enlarged', 'LA severely enlarged'],
  ['lymph nodes', 'No enlarged lymph nodes.', 'enlarged lymph nodes'],
  ['bladder neck', 'Bladder neck invasion: not identified'.toLowerCase(), 'bladder neck invasion'],
])('makes a finding of %s in "%s"', (part, sentence, expected) => {
  expect(composed(part, sentence)).toBe(expected);
});

test.each([
  ['liver', 'The liver is normal.'],
  ['heart', 'The heart is not enlarged.'],
  ['spleen', 'Spleen and liver.'],
  ['kidney', 'The kidney, which is seen.'],
])('makes none of %s in "%s"', (part, sentence) => {
  expect(composed(part, sentence)).toBeUndefined();
});
