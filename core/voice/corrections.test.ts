import { expect, test } from 'vitest';
import { correctedForm } from './corrections.ts';

test.each([
  ['what is a fib i mean what is atrial fibrillation', 'what is atrial fibrillation'],
  ['define benin no benign', 'define benign'],
  ['go to the documents sorry i mean the home page', 'go to the home page'],
])('of "%s" the last counts', (said, meant) => {
  expect(correctedForm(said)).toBe(meant);
});

test.each(['i mean what is he thinking', 'sorry wrong number', 'show me the questions', 'he is no doctor'])(
  '"%s" corrects nothing',
  (said) => {
    expect(correctedForm(said)).toBeUndefined();
  },
);
