import { expect, test } from 'vitest';
import { isPartOfName, onlyDescribes } from './not-a-mention.ts';

const told = (words: string, sentence: string) => {
  const start = sentence.indexOf(words);
  return isPartOfName(sentence, [start, start + words.length]);
};

test.each([
  ['tumor', 'Tumor mutational burden is low.'.toLowerCase()],
  ['stroke', 'She was seen in the stroke unit.'],
  ['Cancer', 'Referred to the Cancer Center.'],
  ['pain', 'The pain scale was explained.'],
  ['cancer', 'She goes to a cancer support group.'],
  ['Infection', 'Infection Control notified 03/14.'],
  ['Burns', 'She was seen by Dr. Burns.'],
  ['Burns', 'Signed: Harold Burns, MD'],
  ['Burns', 'Mr. Tom Burns came in.'],
  ['Burns', 'Mrs Low-Burns came in.'],
  ['stroke', 'A stroke test of the knee was done.'],
  ['apneas', 'Central apneas | 2 | 0.4'],
  ['stroke', 'Strong stroke fears since June'],
  ['FB', 'Some FB sensation in the right eye'],
  ['slow breathing', 'Practises slow breathing at night'],
  ['slow breathing', 'Tightness eases with slow breathing'],
  ['low energy', 'Fall, low energy impact on the wrist'],
  ['grief', 'The knee is giving me grief'],
  ['Allergies', 'Allergies NKDA'],
  ['APD', 'Referral to APD sent'],
  ['varus', 'Knee: varus/valgus stable'],
  ["can't see", "I can't see the report"],
  ['apneas', 'Central apneas ........ 2'],
])('takes %s for part of a name in "%s"', (words, sentence) => {
  expect(told(words, sentence)).toBe(true);
});

test.each([
  ['burns', 'He has burns on both hands.'],
  ['FB', 'FB seen under the lid'],
  ['grief', 'Grief after the loss of her son'.toLowerCase()],
  ['APD', 'Left APD on the swinging light test'],
  ['varus', 'Marked varus of both knees'],
  ['slow breathing', 'Found with slow breathing'],
  ["can't see", "I can't see at night"],
  ['Burns', 'Burns of both hands.'],
  ['stroke', 'She had a stroke.'],
  ['pain', 'The pain scaled down.'],
  ['Asthma', 'Asthma | 2019 | active'],
  ['pain', 'pain 7/10'],
])('takes %s for what it says in "%s"', (words, sentence) => {
  expect(told(words, sentence)).toBe(false);
});

test.each([
  ['hyperdense haematoma', 'hyperdense', 'haematoma', true],
  ['hyperdense right haematoma', 'hyperdense', 'haematoma', true],
  ['hyperdense, haematoma', 'hyperdense', 'haematoma', false],
  ['cough fever', 'cough', 'fever', false],
])('in "%s", %s only describes %s: %s', (text, words, other, expected) => {
  expect(onlyDescribes(text, [text.indexOf(words), text.indexOf(words) + words.length], text.indexOf(other))).toBe(
    expected,
  );
});
