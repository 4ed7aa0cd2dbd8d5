import { expect, test } from 'vitest';
import type { Reading } from '../reading/reading.ts';
import { contextOf } from './explaining-context.ts';
import { keyFindings } from './key-findings.ts';
import { factsOf, range } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const keys = (reading: Reading) => keyFindings(contextOf(reading, tinyKnowledge)).map(({ text }) => text);

test('keeps the size of a finding by quoting its sentence', () => {
  const { finding, reading } = factsOf('A solid nodule of 7 mm is seen. No other spot.');

  expect(keys(reading({ documentType: 'imaging', findings: [finding('nodule', { concept: 'nodule' })] }))).toEqual([
    'Printed: "A solid nodule of 7 mm is seen".',
  ]);
});

test('puts the results outside their range before what a note mentions', () => {
  const { finding, lab, reading } = factsOf('hypertension\nGlucose 104 70-100');
  const glucose = lab('Glucose 104 70-100', {
    name: 'Glucose',
    value: '104',
    range: range(70, 100, '70-100'),
    flag: 'high',
  });

  expect(
    keys(
      reading({
        documentType: 'clinical_note',
        labResults: [glucose],
        findings: [finding('hypertension', { concept: 'hypertension' })],
      }),
    ),
  ).toEqual([
    'Glucose (blood sugar) was 104. That is above the printed range of 70-100.',
    'Hypertension (high blood pressure).',
  ]);
});

test('names what is inside the range where nothing is outside', () => {
  const { lab, reading } = factsOf('Glucose 90 70-100\nBlood group A');
  const labResults = [
    lab('Glucose 90 70-100', { name: 'Glucose', value: '90', range: range(70, 100, '70-100'), flag: 'normal' }),
    lab('Blood group A', { name: 'Blood group', value: 'A' }),
  ];

  expect(keys(reading({ documentType: 'lab_result', labResults }))).toEqual([
    'Inside the printed range: Glucose.',
    'Blood group was A.',
  ]);
});

test('lists a dozen medicines and counts the rest', () => {
  const names = Array.from({ length: 16 }, (_, at) => `Medicine${String.fromCharCode(65 + at)}`);
  const { medication, reading } = factsOf(names.join('\n'));
  const said = keys(
    reading({ documentType: 'medication_list', medications: names.map((name) => medication(name, { name })) }),
  );

  expect(said).toHaveLength(13);
  expect(said.at(-1)).toBe('The list names four more medicines.');
});

test('leaves the reason for a test out of what it found', () => {
  const text = 'INDICATION: hypertension';
  const { finding, section, reading } = factsOf(text);
  const asked = finding('hypertension', { concept: 'hypertension', assertion: 'historical' });

  expect(
    keys(reading({ documentType: 'imaging', sections: [section('INDICATION', text)], findings: [asked] })),
  ).toEqual([]);
});
