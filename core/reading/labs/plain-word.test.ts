import { expect, test } from 'vitest';
import { plainWordLength } from './item-patterns.ts';

test.each(['mother', 'Patient', 'haemoglobin', 'Sodium'])('knows that %s can be a word only', (word) => {
  expect(plainWordLength(`${word} 5`, 0)).toBe(word.length);
  expect(plainWordLength(`of ${word}, and`, 3)).toBe(word.length);
});

test.each(['mmol', 'Normal', 'May', 'K', 'HH', 'Negative', 'up', 'reference', 'mg/dL', 'B12', 'Dr.'])(
  'leaves %s to those who look closer',
  (word) => {
    expect(plainWordLength(`${word} 5`, 0)).toBe(0);
  },
);
