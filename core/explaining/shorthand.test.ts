import { expect, test } from 'vitest';
import { partsOf } from './document-parts.ts';
import { isBeforeOperation, isMostlyTold, isShorthand, pointsBack } from './shorthand.ts';
import { factsOf } from './testing/facts.ts';

test.each([
  ['VALVE DISEASE, G1P0 20 WKS, r/o INFECTION', true],
  ['BLEED ON THE LEFT SIDE', true],
  ['Nodule, s/o infection', true],
  ['Small nodule in the right lung, seen on CT', false],
  ['COPD with CT changes of both lungs', false],
])('knows whether %j is hard to read as it stands', (words, expected) => {
  expect(isShorthand(words)).toBe(expected);
});

test('takes "same" for the diagnosis before the operation', () => {
  const text = 'Preoperative diagnosis: pneumonia\nPostoperative diagnosis: Same. Blue spot.\nPlan: same as before';
  const { section, finding } = factsOf(text);
  const preop = section('preoperative diagnosis', 'Preoperative diagnosis: pneumonia');
  const parts = partsOf([preop, section('postoperative diagnosis', 'Postoperative diagnosis: Same. Blue spot.')]);

  expect(pointsBack(parts, text)).toBe(true);
  expect(pointsBack(partsOf([preop]), text)).toBe(false);
  expect(isBeforeOperation(parts)(finding('pneumonia', { concept: 'pneumonia' }))).toBe(true);
  expect(isBeforeOperation(parts)(finding('Blue spot', { concept: 'Blue spot' }))).toBe(false);
});

test('knows whether findings hold nearly all of a line', () => {
  const text = 'VALVE DISEASE, G1P0\nACUTE BLEED WITH MASS EFFECT';
  const { spanOf } = factsOf(text);
  const found = ['VALVE DISEASE', 'MASS EFFECT'].map((words) => ({ span: spanOf(words), known: true }));

  expect(isMostlyTold(text, spanOf('VALVE DISEASE, G1P0'), found)).toBe(true);
  expect(isMostlyTold(text, spanOf('ACUTE BLEED WITH MASS EFFECT'), found)).toBe(false);
  expect(isMostlyTold(text, spanOf('VALVE DISEASE, G1P0'), [])).toBe(false);
});
