import { expect, test } from 'vitest';
import { withoutPerson } from './who-came.ts';

test.each([
  ['The patient is a 61-year-old white male who presented with cough.', 'The patient presented with cough.'],
  [
    'This is a pleasant 40-year-old woman with a history of asthma, who came in with wheezing.',
    'The patient has a history of asthma and came in with wheezing.',
  ],
  ['This 3-month-old infant was admitted with fever.', 'The patient was admitted with fever.'],
  ['Mrs. Low is an 82-year-old lady admitted after a fall.', 'The patient was admitted after a fall.'],
  ['The patient is a 30-year-old gravida 2, para 1-0-0-1 with cramps.', 'The patient has cramps.'],
  [
    'The patient is a 30-year-old woman with a history of asthma, was initially admitted for wheezing.',
    'The patient has a history of asthma and was initially admitted for wheezing.',
  ],
  ['He is a 55-year-old man with chest pain.', 'The patient has chest pain.'],
  ['A 30-year-old female presented to the clinic with a rash.', 'The patient presented to the clinic with a rash.'],
  ['He is a 5-year-old little boy, who has been sick for days.', 'The patient has been sick for days.'],
  ['Please refer to the chart, but in short, the patient is a 50-year-old man who fell.', 'The patient fell.'],
  ['This is a patient who comes in with weakness.', 'The patient came in with weakness.'],
  ['He is a 5-year, 8-month-old male who fell.', 'The patient fell.'],
  ['This is a 4-year-old boy, apparently right-handed, who fell.', 'The patient fell.'],
  ['This 51y/o RHF fell twice.', 'The patient fell twice.'],
  ['39 y/o RHF complained of dizziness.', 'The patient complained of dizziness.'],
  ['This 67 y/oRHM first noticed a tremor.', 'The patient first noticed a tremor.'],
  ['She is a 70-year-old lady who presents with a cough.', 'The patient came with a cough.'],
])('says what happened to somebody without the age: %s', (printed, told) => {
  expect(withoutPerson(printed)).toBe(told);
});

test.each([
  'The patient is a 61-year-old diabetic male who presented with cough.',
  'She has a 12-year-old daughter who was admitted.',
  'This is a 50-year-old woman.',
])('leaves what says more as it is printed: %s', (printed) => {
  expect(withoutPerson(printed)).toBe(printed);
});
