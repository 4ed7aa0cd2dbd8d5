import { expect, test } from 'vitest';
import type { Reading } from '../reading/reading.ts';
import { contextOf } from './explaining-context.ts';
import { interpret } from './interpretation.ts';
import { factsOf, range } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const paragraphs = (reading: Reading) =>
  interpret(contextOf(reading, tinyKnowledge)).map((paragraph) => paragraph.map(({ text }) => text).join(' '));

test('gives a result outside its range a paragraph of its own, the others a list', () => {
  const { lab, reading } = factsOf('Glucose 50 70-100\nPotassium 4 3-5');
  const labResults = [
    lab('Potassium 4 3-5', { name: 'Potassium', value: '4', range: range(3, 5, '3-5'), flag: 'normal' }),
    lab('Glucose 50 70-100', { name: 'Glucose', value: '50', range: range(70, 100, '70-100'), flag: 'low' }),
  ];

  expect(paragraphs(reading({ documentType: 'lab_result', labResults }))).toEqual([
    'Glucose was 50. That is below the printed range of 70-100. This test measures how much sugar is in your blood. ' +
      'A low result can happen after a long time without food.',
    'Inside the printed range: Potassium.',
  ]);
});

test('defines each finding where it is told', () => {
  const { finding, reading } = factsOf('nodule');

  expect(
    paragraphs(reading({ documentType: 'imaging', findings: [finding('nodule', { concept: 'nodule' })] })),
  ).toEqual(['The report describes a nodule. Nodule: a small round spot.']);
});

test('does not tell a conclusion twice that is no more than the name of a finding', () => {
  const text = 'IMPRESSION: pneumonia.';
  const { finding, section, reading } = factsOf(text);
  const said = paragraphs(
    reading({
      documentType: 'clinical_note',
      sections: [section('IMPRESSION', text)],
      findings: [finding('pneumonia', { concept: 'pneumonia' })],
    }),
  );

  expect(said).toEqual(['The note mentions pneumonia. Pneumonia: an infection of a lung.']);
});

test('keeps what is past, in the family and absent apart', () => {
  const { finding, reading } = factsOf('pneumonia hypertension carcinoma');
  const findings = [
    finding('pneumonia', { concept: 'pneumonia', assertion: 'historical' }),
    finding('hypertension', { concept: 'hypertension', assertion: 'family' }),
    finding('carcinoma', { concept: 'carcinoma', assertion: 'absent' }),
  ];

  expect(paragraphs(reading({ documentType: 'clinical_note', findings }))).toEqual([
    'The note says there is no sign of a carcinoma (a kind of cancer).',
    'From the past, the note lists pneumonia (lung infection).',
    'In your family, the note lists hypertension (high blood pressure).',
  ]);
});

test('says of each medicine what the document says, then what it is commonly used for', () => {
  const { medication, reading } = factsOf('Lisinopril 1 tab qd');
  const medications = [medication('Lisinopril 1 tab qd', { name: 'Lisinopril', instructions: '1 tab qd' })];

  expect(paragraphs(reading({ documentType: 'medication_list', medications }))).toEqual([
    'Lisinopril: the list says 1 tablet once a day. Lisinopril is commonly used to lower blood pressure.',
  ]);
});
