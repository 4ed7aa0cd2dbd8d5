import { expect, test } from 'vitest';
import { inOwnWords } from './own-words.ts';

test.each([
  ['He states that he smokes.', 'He smokes.'],
  ['The patient also notes that her knee is stiff.', 'Her knee is stiff.'],
  ['On arrival, she says she is better.', 'On arrival, she is better.'],
  ['I explained to her that the scar will fade.', 'The scar will fade.'],
  ['We discussed that they come and go.', 'We discussed that they come and go.'],
  ['I should note that the scar will fade.', 'The scar will fade.'],
  ['Her past medical history is significant for a stroke.', 'The patient has a history of stroke.'],
  ['She states that she is well and that she sleeps.', 'She is well and she sleeps.'],
  ['She has two cats, she says.', 'She has two cats.'],
])('who said so is left out: "%s"', (text, told) => {
  expect(inOwnWords(text)).toBe(told);
});

test.each([
  ['The patient is a 60-year-old man with gout.', 'The patient has gout.'],
  ['This is a 60-year-old woman who has gout.', 'The patient has gout.'],
  [
    'Mr. Low is a 60-year-old retired gentleman with gout who presents for a check.',
    'The patient has gout and came for a check.',
  ],
  ['Ann Low is a pleasant 60-year-old female who comes for a check.', 'The patient came for a check.'],
  [
    'The patient is a 30-year-old gravida 2, para 1-0-0-1, at 28 weeks who presents with cramps.',
    'The patient is at 28 weeks of pregnancy and came with cramps.',
  ],
  ['The patient is a 60-year-old who has gout.', 'The patient has gout.'],
  [
    'Mr. Ben Low is a 60-year-old male with gout, who presents with a cough.',
    'The patient has gout and came with a cough.',
  ],
  ['A 60-year-old lady referred for a cough.', 'The patient was referred for a cough.'],
])('age and sex are left out: "%s"', (text, told) => {
  expect(inOwnWords(text)).toBe(told);
});

test.each([
  'The patient is a 60-year-old man.',
  'He states that there is no pain and denies fever.',
  'The mother states that he fell.',
  'She thinks that it is gout.',
  'Her mother is a 60-year-old woman with gout.',
])('"%s" stays as it is', (text) => {
  expect(inOwnWords(text)).toBe(text);
});
