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
  const told = reportOpening(statements, used, speaker, { titles: [], kind: 'other_medical', paper: '' });
  return { texts: told.filter(({ basis }) => basis === 'document').map(({ text }) => text), told, used };
}

test('says which test it was, and why', () => {
  const { texts, used } = openingFor('MRI LEFT KNEE, two planes', 'A 50-year-old man with knee pain.');

  expect(texts).toEqual(['You had an MRI of the left knee because of knee pain.']);
  expect([...used]).toEqual([1, 0].sort());
});

test('tells the place behind the test', () => {
  expect(openingFor('Left knee MRI', '').texts).toEqual(['You had an MRI of the left knee.']);
});

test('says what was looked for', () => {
  expect(openingFor('Bone scan.', 'Hip pain, rule out fracture').texts).toEqual([
    'You had a bone scan because of hip pain, to look for fracture.',
  ]);
});

test('what happens once has an article, and what goes on has none', () => {
  expect(openingFor('Bone scan.', 'Fall on ice').texts).toEqual(['You had a bone scan because of a fall on ice.']);
  expect(openingFor('Bone scan.', 'Chronic cough').texts).toEqual(['You had a bone scan because of chronic cough.']);
});

test('what somebody did is told as that', () => {
  expect(openingFor('Bone scan.', 'Slipped on ice').texts).toEqual(['You had a bone scan because you slipped on ice.']);
});

test('says why where who it was is blanked out', () => {
  expect(openingFor('Bone scan.', 'With hip pain').texts).toEqual(['You had a bone scan because of hip pain.']);
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

test('says what such a test shows, as general knowledge', () => {
  const { told } = openingFor('MRI LEFT KNEE', 'Knee pain.');

  expect(told.at(-1)).toMatchObject({
    part: 'done',
    basis: 'general',
    spans: [],
    source: expect.stringContaining('RadiologyInfo') as string,
  });
});

test('tells a reason that is printed twice once', () => {
  const speaker = createSpeaker('imaging', { ...tinyKnowledge, lexicon: smallLexicon() }, personOf(''));
  const statements = statementsOf({ text: 'Knee pain.', role: 'reason' }, { text: 'Knee pain', role: 'reason' });
  const used = new Set<number>();
  reportOpening(statements, used, speaker, { titles: [], kind: 'mri', paper: '' });

  expect([...used]).toEqual([0, 1]);
});

test('what happened before is told behind "after"', () => {
  expect(openingFor('Bone scan.', 'After a fall.').texts).toEqual(['You had a bone scan after a fall.']);
});

test('leaves out how many views were taken', () => {
  expect(openingFor('Bone scan, 2 views', 'Hip pain.').texts).toEqual(['You had a bone scan because of hip pain.']);
});

test.each(['2 view (PA and lateral) bone scan', 'Bone scan 2'])('leaves the number of pictures out of %j', (exam) => {
  expect(openingFor(exam, 'Hip pain.').texts).toEqual(['You had a bone scan because of hip pain.']);
});

test('pictures of a part of the body are made by x-rays', () => {
  expect(openingFor('Two views chest.', 'Hip pain.').texts).toEqual([
    'You had an x-ray of the chest because of hip pain.',
  ]);
});

test('tells the beginning of a long reason, and leaves the rest to be told', () => {
  const { texts, used } = openingFor(
    'Bone scan.',
    'A 41-year-old man who comes in with hip pain, had a fracture of the leg in May 2003 and a cast.',
  );

  expect(texts).toEqual(['You had a bone scan because of hip pain.']);
  expect([...used]).toEqual([0]);
});
