import { expect, test } from 'vitest';
import type { Finding } from '../documents/explanation.ts';
import { areOrIs } from './finding-openings.ts';
import { findingListSentences, findingSentence, unknownFindings } from './finding-sentences.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const { finding } = factsOf('words');
const told = (facts: Partial<Finding>) =>
  findingSentence(finding('words', { concept: 'pneumonia', text: 'Pneumonia', ...facts }), {
    word: 'report',
    knowledge: tinyKnowledge,
  })[0]?.text;

test.each<[Finding['assertion'], string]>([
  ['present', 'The report describes pneumonia (lung infection).'],
  ['possible', 'The report says pneumonia (lung infection) is possible, but not certain.'],
  ['absent', 'The report says there is no sign of pneumonia (lung infection).'],
  ['historical', 'From the past, the report lists pneumonia (lung infection).'],
  ['family', 'In the family, the report lists pneumonia (lung infection).'],
  ['hypothetical', 'The report mentions pneumonia (lung infection) only as something to look out for.'],
])('tells a finding that is %s', (assertion, expected) => {
  expect(told({ assertion })).toBe(expected);
});

test('keeps the side and the degree that the document gives', () => {
  expect(told({ side: 'both', severity: 'mild' })).toBe(
    'The report describes mild pneumonia (lung infection) on both sides.',
  );
});

test('takes no part of a word for a degree', () => {
  expect(told({ concept: 'carcinoma', severity: 'small', text: 'non-small cell carcinoma' })).toBe(
    'The report describes a non-small cell carcinoma (a kind of cancer).',
  );
});

test('tells a finding we know nothing of by its own words', () => {
  expect(told({ concept: 'Blue spot', text: 'Blue spot, unchanged.' })).toBe(
    'The report says: "Blue spot, unchanged".',
  );
  expect(told({ concept: 'Blue spot', text: 'very long '.repeat(20) })).toBeUndefined();
});

test('tells negatives together, a few to a sentence, then those we do not know', () => {
  const concepts = ['nodule', 'pneumonia', 'hypertension', 'carcinoma', 'pleural effusion', 'Blue spot'];
  const absent = concepts.map((concept) =>
    finding('words', { concept, text: concept === 'Blue spot' ? 'No Blue spot.' : concept, assertion: 'absent' }),
  );
  const said = findingListSentences(absent, { assertion: 'absent', word: 'note', knowledge: tinyKnowledge });

  expect(said.map(({ text }) => text)).toEqual([
    'The note says there is no sign of a nodule, pneumonia, hypertension or a carcinoma.',
    'The note says there is no sign of a pleural effusion (fluid around the lung).',
    'The note says: "No Blue spot".',
  ]);
});

test('tells short entries of a list of problems as a list', () => {
  const unknown = ['Reflux', 'Sore knee', 'A long statement about how the last weeks went'].map((text) =>
    finding('words', { concept: text, text }),
  );

  expect(unknownFindings(unknown, { word: 'note' }).map(({ text }) => text)).toEqual([
    'The note also lists "Reflux" and "Sore knee".',
    'The note says: "A long statement about how the last weeks went".',
  ]);
});

test('says a degree once that the printed words hold in part', () => {
  expect(told({ concept: 'nodule', text: 'moderate nodule', severity: 'mild to moderate' })).toContain(
    'mild to moderate nodule',
  );
});

test('puts a word that everybody knows beside one that few know', () => {
  const knowledge = {
    ...tinyKnowledge,
    findTerm: () => ({
      term: 'rash',
      also: ['exanthem'],
      kind: 'symptom' as const,
      definition: 'Red skin.',
      source: 'A: b',
    }),
  };
  const said = findingSentence(finding('words', { concept: 'rash', text: 'exanthem' }), { word: 'note', knowledge });

  expect(said[0]?.text).toBe('The note mentions exanthem (rash).');
});

test('tells size, place and change, but not twice what the name says', () => {
  const change = { kind: 'unchanged', from: null, since: null, text: 'stable' } as const;
  const detail = { span: [0, 5] as [number, number], site: 'left kidney', size: '7 mm', change };
  const say = (text: string) =>
    findingSentence(
      { ...finding('words', { concept: 'nodule', text, side: 'left' }), detail },
      { word: 'report', knowledge: tinyKnowledge, gloss: 'term' },
    )[0]?.text;

  expect(say('nodule')).toBe('The report describes a nodule in the left kidney. It measures 7 mm. It has not changed.');
  expect(say('stable nodule')).toBe('The report describes a stable nodule in the left kidney. It measures 7 mm.');
});

test.each([
  ['atypical cells (unusual cells) in the left lung', 'are'],
  ['a nodule (small spots)', 'is'],
  ['stenosis', 'is'],
])('says whether %j is or are possible', (what, expected) => {
  expect(areOrIs(what)).toBe(expected);
});

test.each<[Finding['assertion'], string, string]>([
  ['absent', 'enlarged mediastinal nodes', 'The report says there is no sign of "enlarged mediastinal nodes".'],
  ['absent', 'No enlarged nodes', 'The report says: "No enlarged nodes".'],
  ['possible', 'mediastinal widening', 'The report says "mediastinal widening" is possible, but not certain.'],
  ['possible', 'Suspected widening', 'The report says: "Suspected widening".'],
  ['family', 'a weak valve', 'In the family, the report lists "a weak valve".'],
])('keeps the %s of words that we do not know: %s', (assertion, text, expected) => {
  expect(told({ concept: 'unheard of', text, assertion })).toBe(expected);
});

test('tells an unlikely finding as unlikely, and entries of a list without an opening', () => {
  const unlikely = {
    ...finding('words', { concept: 'pneumonia', text: 'Pneumonia', assertion: 'possible' }),
    isUnlikely: true,
  };
  const how = { assertion: 'possible', word: 'note', knowledge: tinyKnowledge } as const;

  expect(findingListSentences([unlikely], how)[0]?.text).toBe(
    'The note says pneumonia (lung infection) is not likely.',
  );
  expect(findingListSentences([unlikely], { ...how, style: 'listed' })[0]?.text).toBe(
    'Not likely: pneumonia (lung infection).',
  );
});

test('explains a malignant form not by what is known of the harmless one', () => {
  expect(told({ concept: 'nodule', text: 'malignant nodule' })).not.toContain('(');
});

test('keeps plain words beside the finding that leads a list of three', () => {
  const three = ['pneumonia', 'hypertension', 'nodule'].map((concept) => finding('words', { concept, text: concept }));
  const telling = { assertion: 'present', word: 'report', knowledge: tinyKnowledge } as const;

  expect(findingListSentences(three, { ...telling, leads: true })[0]?.text).toBe(
    'The report describes pneumonia (lung infection), hypertension and a nodule.',
  );
  expect(findingListSentences(three, telling)[0]?.text).toBe(
    'The report describes pneumonia, hypertension and a nodule.',
  );
});
