import { expect, test } from 'vitest';
import { cutForBreath } from './cut-for-breath.ts';

test('leaves a sentence whole that is short enough', () => {
  expect(cutForBreath(' Your potassium, again, is high. ', 200)).toEqual(['Your potassium, again, is high.']);
});

test('cuts a long sentence after commas, in as few pieces as there can be', () => {
  expect(cutForBreath('One two, three four, five six; seven eight.', 20)).toEqual([
    'One two, three four,',
    'five six;',
    'seven eight.',
  ]);
});

test('cuts between words where there is no comma', () => {
  expect(cutForBreath('one two three four five six', 10)).toEqual(['one two', 'three four', 'five six']);
});

test('cuts neither numbers nor words', () => {
  expect(cutForBreath('1,234.5 hypercholesterolemia', 10)).toEqual(['1,234.5', 'hypercholesterolemia']);
});

test('has nothing to say of nothing', () => {
  expect(cutForBreath('  ', 200)).toEqual([]);
});

test('loses no word of a long text', () => {
  const text = Array.from({ length: 300 }, (_, index) => `word${index}${index % 7 === 0 ? ',' : ''}`).join(' ');

  const pieces = cutForBreath(text, 200);

  expect(pieces.join(' ')).toBe(text);
  expect(pieces.every((piece) => piece.length <= 200)).toBe(true);
});
