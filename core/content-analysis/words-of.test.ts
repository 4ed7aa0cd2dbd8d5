import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test.each([
  ['words in small letters', 'Blood PRESSURE', ['blood', 'pressure']],
  [
    'a possessive without its ending',
    "The patient's and the patient’s and the patients' charts",
    'the patient and the patient and the patients charts'.split(' '),
  ],
  ['a contraction whole', "Don't wait", ["don't", 'wait']],
  ['what a hyphen joins as one', 'A follow-up X-ray', ['a', 'follow-up', 'x-ray']],
  ['a dash as a gap', 'pain -- none - today', ['pain', 'none', 'today']],
  ['numbers with their points and commas', '1,250.5 mg, then 3.', ['1,250.5', 'mg', 'then', '3']],
  ['letters with digits', 'vitamin B12', ['vitamin', 'b12']],
  ['letters of every alphabet', 'Größe, señal, кровь, αίμα, דם', ['größe', 'señal', 'кровь', 'αίμα', 'דם']],
  ['a letter and its mark as one, however they are written', 'Cafe\u0301', ['café']],
  ['marks that stand within a word', 'रक्तचाप', ['रक्तचाप']],
  ['a word with a soft hyphen', 'hemo\u00adglobin', ['hemoglobin']],
  ['Chinese characters one by one', '血压 ok', ['血', '压', 'ok']],
  ['nothing of signs', '!!! – … 👍', []],
  ['nothing of nothing', '', []],
])('takes %s', (_what, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
