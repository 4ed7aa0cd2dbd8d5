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
  ).toEqual(['The report describes a nodule. This means a small round spot.']);
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

  expect(said).toEqual(['The note mentions pneumonia. This means an infection of a lung.']);
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
    'In the family, the note lists hypertension (high blood pressure).',
  ]);
});

test('says of each medicine what the document says, then what it is commonly used for', () => {
  const { medication, reading } = factsOf('Lisinopril 1 tab qd');
  const medications = [medication('Lisinopril 1 tab qd', { name: 'Lisinopril', instructions: '1 tab qd' })];

  expect(paragraphs(reading({ documentType: 'medication_list', medications }))).toEqual([
    'Lisinopril: the list says 1 tablet once a day. Lisinopril is commonly used to lower blood pressure.',
  ]);
});

test('tells why a test was done as its reason, not as the past of the person', () => {
  const text = 'INDICATION: Cough and pneumonia.\nFINDINGS: nodule.';
  const { finding, section, reading } = factsOf(text);
  const said = paragraphs(
    reading({
      documentType: 'imaging',
      sections: [section('INDICATION', 'INDICATION: Cough and pneumonia.\n'), section('FINDINGS', 'FINDINGS: nodule.')],
      findings: [
        finding('pneumonia', { concept: 'pneumonia', assertion: 'historical' }),
        finding('nodule', { concept: 'nodule' }),
      ],
    }),
  );

  expect(said[0]).toBe('The reason for the test was: "Cough and pneumonia".');
  expect(said.join(' ')).not.toContain('From the past');
});

test('varies how several sentences of the document open', () => {
  const text = 'PLAN: Repeat CT in 3 months. See the clinic soon.';
  const { section, spanOf, reading } = factsOf(text);
  const recommendations = ['Repeat CT in 3 months.', 'See the clinic soon.'].map((words) => ({
    text: words,
    span: spanOf(words),
  }));

  expect(
    paragraphs(reading({ documentType: 'clinical_note', sections: [section('PLAN', text)], recommendations })).at(-1),
  ).toBe('The note says to see the clinic soon. It also asks for a repeat CT in 3 months.');
});

test('tells a planned change of a medicine once, as the document says it', () => {
  const text = 'Lisinopril 20 mg 1 tab qd\nIncrease lisinopril to 40 mg daily.';
  const { medication, reading } = factsOf(text);
  const said = paragraphs(
    reading({
      documentType: 'clinical_note',
      medications: [
        medication('Lisinopril 20 mg 1 tab qd', { name: 'Lisinopril', strength: '20 mg', instructions: '1 tab qd' }),
        medication('lisinopril to 40 mg daily', { name: 'lisinopril', strength: '40 mg', instructions: 'daily' }),
      ],
    }),
  );

  expect(said).toEqual([
    'Lisinopril 20 mg: the note says 1 tablet once a day. Lisinopril is commonly used to lower blood pressure.',
    'The note says: "Increase lisinopril to 40 mg daily".',
  ]);
});
