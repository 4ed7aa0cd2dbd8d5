import { expect, test } from 'vitest';
import { sentenceAround, supportAround } from './support.ts';

const around = (text: string, words: string) => {
  const start = text.indexOf(words);
  return text.slice(...supportAround(text, [start, start + words.length]));
};

test('takes the whole row around a name', () => {
  expect(around('Sodium 140 mmol/L\nPotassium 5.9 mmol/L 3.5-5.1 H\nUrea 4', 'Potassium')).toBe(
    'Potassium 5.9 mmol/L 3.5-5.1 H',
  );
});

test('takes only the sentence where the line is a long paragraph', () => {
  const long = 'The patient was seen in clinic for a long talk about many things that do not matter here at all. ';
  expect(around(`${long}A 6 mm nodule is seen. ${long}`, 'nodule')).toBe('A 6 mm nodule is seen.');
});

test('takes every line that a span touches', () => {
  expect(around('a 6 mm\nnodule in the lung\nno mass', '6 mm\nnodule')).toBe('a 6 mm\nnodule in the lung');
});

test('finds the sentence in a line of several', () => {
  const text = '1. Solid nodule, 7 mm. Repeat the scan.\n2. Cyst.';
  const start = text.indexOf('nodule');

  expect(text.slice(...sentenceAround(text, [start, start + 6]))).toBe('Solid nodule, 7 mm.');
});
