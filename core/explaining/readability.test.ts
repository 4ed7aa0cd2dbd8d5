import { expect, test } from 'vitest';
import { readability } from './readability.ts';

test('gives an easy text a low grade', () => {
  expect(readability(['The cat sat on the mat.', 'Ask your doctor.'], []).grade).toBeLessThan(3);
});

test('gives a hard text a high grade', () => {
  expect(
    readability(['Cardiomegaly necessitates comprehensive echocardiographic evaluation.'], []).grade,
  ).toBeGreaterThan(12);
});

test('leaves terms that are explained out of the count, plurals too', () => {
  const text = ['The report names cardiomegalies and more.'];

  expect(readability(text, ['cardiomegalie']).grade).toBeLessThan(readability(text, []).grade);
});

test('does not take a term out of the middle of a word', () => {
  expect(readability(['Understanding matters.'], ['under'])).toEqual(readability(['Understanding matters.'], []));
});

test('counts sentences, not texts', () => {
  expect(readability(['One two three. Four five six.'], []).meanSentenceWords).toBe(3);
});

test('has no grade where nothing is shown', () => {
  expect(readability([], [])).toEqual({ grade: 0, meanSentenceWords: 0 });
});

test('counts a sentence of a record as any other', () => {
  const texts = ['This test measures iron. It is kept in the liver.', 'Iron was 5.'];

  expect(readability(texts, ['iron'], new Set(texts.slice(0, 1)))).toEqual(readability(texts, ['iron']));
});
