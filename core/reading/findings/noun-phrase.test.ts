import { expect, test } from 'vitest';
import { mainNounPhrase } from './noun-phrase.ts';
import { phraseAround } from './noun-phrase.ts';

const phraseOf = (statement: string) => {
  const span = mainNounPhrase(statement);
  return span && statement.slice(...span);
};

test.each([
  ['There is a 4 mm hypoattenuating lesion in the liver.', 'hypoattenuating lesion'],
  ['Stable right upper lobe zorb, unchanged.', 'right upper lobe zorb'],
  ['No evidence of metastatic disease.', 'metastatic disease'],
  ['Findings are consistent with loss of disc height at L4.', 'loss of disc height'],
  ['Unchanged.', undefined],
  ['3.', undefined],
])('finds the main noun phrase of "%s"', (statement, phrase) => {
  expect(phraseOf(statement)).toBe(phrase);
});

test.each([
  ['nodule', 'A 6 mm solid nodule.', 'nodule'],
  ['nodule', 'A stable 6 mm nodule.', 'stable 6 mm nodule'],
  ['effusion', 'No large effusion.', 'large effusion'],
])('quotes %s in "%s" with what describes it', (concept, sentence, phrase) => {
  const start = sentence.indexOf(concept);

  expect(sentence.slice(...phraseAround(sentence, [start, start + concept.length]))).toBe(phrase);
});
