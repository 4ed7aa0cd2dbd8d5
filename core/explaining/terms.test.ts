import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { readDocument } from '../reading/read-document.ts';
import type { Reading } from '../reading/reading.ts';
import { contextOf } from './explaining-context.ts';
import { explainedTerms } from './terms.ts';
import { factsOf, range } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const termsOf = (reading: Reading) => explainedTerms(contextOf(reading, tinyKnowledge));
const importanceOf = (reading: Reading) =>
  Object.fromEntries(termsOf(reading).map((term) => [term.term, term.importance]));

test('weighs a term by its part in the document and keeps every place', () => {
  const text = 'HISTORY: hypertension\nFINDINGS: nodule\nIMPRESSION: hypertension, pneumonia';
  const { finding, section, spanOf, reading } = factsOf(text);
  const [, conclusion = ''] = text.split('IMPRESSION: ');
  const [from] = spanOf(conclusion);
  const findings = [
    { ...finding('hypertension', { concept: 'hypertension' }), span: [from, from + 12] satisfies [number, number] },
    finding('pneumonia', { concept: 'pneumonia' }),
    finding('nodule', { concept: 'nodule', assertion: 'absent' }),
  ];
  const sections = [
    section('HISTORY', 'HISTORY: hypertension\n'),
    section('FINDINGS', 'FINDINGS: nodule\n'),
    section('IMPRESSION', 'IMPRESSION: hypertension, pneumonia'),
  ];
  const terms = termsOf(reading({ sections, findings }));

  expect(terms.map(({ term, importance }) => [term, importance])).toEqual([
    ['pneumonia', 'high'],
    ['hypertension', 'high'],
    ['nodule', 'low'],
  ]);
  expect(terms[1]?.spans.map((span) => text.slice(...span))).toEqual(['hypertension', 'hypertension']);
});

test('gives a result outside its range high importance, others low', () => {
  const { lab, reading } = factsOf('Glucose 104 H\nPotassium 4.1');
  const labResults = [
    lab('Glucose 104 H', { name: 'Glucose', value: '104', flag: 'high', range: range(70, 100, '70-100') }),
    lab('Potassium 4.1', { name: 'Potassium', value: '4.1', flag: 'normal', range: range(3, 5, '3-5') }),
  ];

  expect(importanceOf(reading({ labResults }))).toEqual({ Glucose: 'high', Potassium: 'low' });
});

test('explains medicines and certain short forms', () => {
  const { reading } = factsOf('lisinopril for SOB');

  expect(termsOf(reading({})).map(({ term, definition }) => [term, definition])).toEqual([
    ['Lisinopril', 'A medicine that is commonly used to lower blood pressure.'],
    ['SOB', 'Short for shortness of breath.'],
  ]);
});

test('takes no name of a person for a term', () => {
  const { reading, spanOf } = factsOf('Seen by Dr. Nodule.');

  expect(termsOf(reading({ identifiers: [{ kind: 'person', span: spanOf('Dr. Nodule') }] }))).toEqual([]);
});

test('finds no term in the letters of a number', () => {
  const { reading } = factsOf('Case LUNG-204417 and 12-nodule');

  expect(termsOf(reading({}))).toEqual([]);
});

test('names a shouted medicine in small letters', () => {
  const { reading } = factsOf('LISINOPRIL daily');

  expect(termsOf(reading({})).map(({ term }) => term)).toEqual(['Lisinopril']);
});

test.each([
  ['Cons: Mr. Zammit. Grew nothing.', []],
  ['Grew CONS: few.', ['coagulase-negative staphylococci']],
])('takes no label for a short form with capitals inside: %s', (text, expected) => {
  const reading = readDocument(text, loadKnowledge());

  expect(
    explainedTerms(contextOf(reading, loadKnowledge()))
      .filter(({ term }) => /cons|staph/i.test(term))
      .map(({ definition }) => definition.slice(0, 5)),
  ).toEqual(expected.map(() => 'Germs'));
});

test('says where a pain is that is printed with its quarter of the belly', () => {
  const terms = explainedTerms(contextOf(readDocument('CC: fatigue, RUQ pain.', loadKnowledge()), loadKnowledge()));

  expect(terms.find(({ term }) => term === 'RUQ pain')?.definition).toBe('Pain in the upper right part of the belly.');
});

test('calls nothing a test that is taken', () => {
  const { lab, medication, reading } = factsOf('Glucose 40 % gel');
  const terms = termsOf(
    reading({
      labResults: [lab('Glucose 40', { name: 'Glucose', analyte: 'glucose', value: '40' })],
      medications: [medication('Glucose 40 % gel', { name: 'glucose' })],
    }),
  );

  expect(terms.filter(({ definition }) => /test measures/.test(definition))).toEqual([]);
});

test('takes the name of a medicine for no test of something else', () => {
  const knowledge = loadKnowledge();
  const { lab, reading } = factsOf('hydrocortisone 1');
  const rows = [lab('hydrocortisone 1', { name: 'hydrocortisone', analyte: 'cortisol', value: '1' })];

  expect(
    explainedTerms(contextOf(reading({ labResults: rows }), knowledge)).filter(({ definition }) =>
      /test measures/.test(definition),
    ),
  ).toEqual([]);
});
