import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../explaining/testing/tiny-knowledge.ts';
import { smallLexicon } from '../../simplifying/testing/small-lexicon.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { personOf } from '../person.ts';
import { createSpeaker } from '../speaker.ts';
import { reportOpening } from './opening.ts';

function openingFor(exam: string, reason: string, paper = '') {
  const speaker = createSpeaker('imaging', { ...tinyKnowledge, lexicon: smallLexicon() }, personOf(paper));
  const statements = statementsOf(
    ...(exam === '' ? [] : [{ text: exam, role: 'done' as const }]),
    ...(reason === '' ? [] : [{ text: reason, role: 'reason' as const }]),
  );
  const used = new Set<number>();
  return { texts: reportOpening(statements, used, speaker).map(({ text }) => text), used };
}

test('says which test it was, and why', () => {
  const { texts, used } = openingFor('MRI LEFT KNEE, two planes', 'A 50-year-old man with knee pain.');

  expect(texts).toEqual(['You had an MRI of the left knee because of knee pain.']);
  expect([...used]).toEqual([1, 0].sort());
});

test('says what was looked for', () => {
  expect(openingFor('Bone scan.', 'Hip pain, rule out fracture').texts).toEqual([
    'You had a bone scan because of hip pain, to look for fracture.',
  ]);
});

test('speaks to the parents of a child', () => {
  expect(openingFor('Bone scan.', '', 'Age: 4 years').texts).toEqual(['Your child had a bone scan.']);
});

test('says the reason alone where the test has no name', () => {
  expect(openingFor('', 'Hip pain.').texts).toEqual(['The test was done because of hip pain.']);
});

test('tells neither a sentence for a name nor the absence of a reason', () => {
  expect(openingFor('The study was repeated.', 'No complaints.').texts).toEqual([]);
});
