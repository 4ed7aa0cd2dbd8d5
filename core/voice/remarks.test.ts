import { expect, test } from 'vitest';
import { remarkOf } from './remarks.ts';

test.each([
  'okay okay',
  'no wrong page',
  'that is enough',
  'i do not have my glasses',
  'we are lost',
  'my eyes are very bad',
  'the letters are too small',
  'my phone is ringing',
  'for my mother',
  'so i can read it later',
])('"%s" is said beside a command by anybody', (said) => {
  expect(remarkOf(said)).toBe('known');
});

test.each(['the doctor gave me a new letter', 'my appointment is on monday', 'it says my creatinine is high'])(
  '"%s" is a sentence of its own',
  (said) => {
    expect(remarkOf(said)).toBe('likely');
  },
);

test.each([
  'my father can',
  'i do not want to',
  'she asked the nurse to',
  'i heard him',
  'my father says',
  'the bus',
  'left lung',
])('what follows "%s" is part of it', (said) => {
  expect(remarkOf(said)).toBeUndefined();
});
