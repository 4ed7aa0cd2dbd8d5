import { expect, test } from 'vitest';
import type { Finding } from '../documents/explanation.ts';
import { findingListSentences, findingSentence } from './finding-sentences.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const { finding } = factsOf('words');
const told = (facts: Partial<Finding>) =>
  findingSentence(finding('words', { concept: 'pneumonia', ...facts }), 'report', tinyKnowledge).text;

test.each<[Finding['assertion'], string]>([
  ['present', 'The report describes pneumonia (lung infection).'],
  ['possible', 'The report says pneumonia (lung infection) is possible, but not certain.'],
  ['absent', 'The report says there is no sign of pneumonia (lung infection).'],
  ['historical', 'The report lists from the past: pneumonia (lung infection).'],
  ['family', 'The report lists in your family: pneumonia (lung infection).'],
  ['hypothetical', 'The report mentions pneumonia (lung infection) only as something to look out for.'],
])('tells a finding that is %s', (assertion, expected) => {
  expect(told({ assertion })).toBe(expected);
});

test('keeps the side and the degree that the document gives', () => {
  expect(told({ side: 'both', severity: 'mild' })).toBe(
    'The report describes mild pneumonia (lung infection) on both sides.',
  );
});

test('tells a finding we know nothing of by its own words', () => {
  expect(told({ concept: 'Blue spot' })).toBe('The report describes blue spot.');
});

test('tells negatives together, a few to a sentence', () => {
  const five = ['nodule', 'pneumonia', 'a', 'b', 'c'].map((concept) =>
    finding('words', { concept, assertion: 'absent' }),
  );

  expect(
    findingListSentences(five, { assertion: 'absent', word: 'note', knowledge: tinyKnowledge }).map(({ text }) => text),
  ).toEqual(['The note says there is no sign of nodule, pneumonia, a or b.', 'The note says there is no sign of c.']);
});
