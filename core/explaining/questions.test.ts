import { expect, test } from 'vitest';
import type { Reading } from '../reading/reading.ts';
import { contextOf } from './explaining-context.ts';
import { questions } from './questions.ts';
import { factsOf, range } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const asked = (reading: Reading) => questions(contextOf(reading, tinyKnowledge)).map(({ text }) => text);

test('puts the critical result first, then serious findings, then results outside their range', () => {
  const { lab, finding, reading } = factsOf('Potassium 6.9\nGlucose 104\npneumonia');
  const said = asked(
    reading({
      labResults: [
        lab('Glucose 104', { name: 'Glucose', value: '104', range: range(70, 100, '70-100'), flag: 'high' }),
        lab('Potassium 6.9', { name: 'Potassium', value: '6.9', range: range(3, 5, '3-5'), flag: 'critical_high' }),
      ],
      findings: [finding('pneumonia', { concept: 'pneumonia' })],
    }),
  );

  expect(said.slice(0, 3)).toEqual([
    'My Potassium was 6.9. What could make it high?',
    'What can be done about pneumonia?',
    'My Glucose was 104. Should my blood sugar be checked again?',
  ]);
});

test('asks how a possible finding will be settled', () => {
  const { finding, reading } = factsOf('possible nodule');

  expect(asked(reading({ findings: [finding('nodule', { concept: 'nodule', assertion: 'possible' })] }))).toEqual([
    'It says a nodule is possible. How will we find out?',
  ]);
});

test('asks about medicines, what the report asks for and what is not ready', () => {
  const { medication, spanOf, reading } = factsOf('Lisinopril 10 mg. Repeat CT in May. Culture pending.');
  const said = asked(
    reading({
      medications: [medication('Lisinopril 10 mg', { name: 'Lisinopril' })],
      recommendations: [{ text: 'Repeat CT in May.', span: spanOf('Repeat CT in May.') }],
      remarks: [{ kind: 'pending_result', name: 'Culture', span: spanOf('Culture pending') }],
    }),
  );

  expect(said).toEqual([
    'It asks for a repeat CT in May. Who arranges this, and when?',
    'When will the result of Culture be ready?',
    'What is Lisinopril for, and for how long do I take it?',
  ]);
});

test('never asks more than eight', () => {
  const rows = Array.from({ length: 12 }, (_, at) => `Test${at} 5`);
  const { lab, reading } = factsOf(rows.join('\n'));
  const labResults = rows.map((row) => lab(row, { name: row.split(' ')[0] ?? '', value: '5', flag: 'critical_low' }));

  expect(asked(reading({ labResults }))).toHaveLength(8);
});

test('asks two open questions of a document in which nothing stood out', () => {
  expect(asked(factsOf('Hello').reading({ documentType: 'clinical_note' }))).toEqual([
    'What is the main point of this note for me?',
    'Is there anything I should do next?',
  ]);
});

test('asks for more where there is nothing to arrange', () => {
  const { spanOf, reading } = factsOf('Treatment: Continue with rest.');
  const span = spanOf('Treatment: Continue with rest.');

  expect(asked(reading({ recommendations: [{ text: '', span }] }))).toEqual([
    'It says to continue with rest. Why is this, and what should I look out for?',
  ]);
});

test('asks about a number without a range, not about a plain "negative"', () => {
  const { lab, reading } = factsOf('Zonulin 12\nNitrite Negative');
  const labResults = [
    lab('Nitrite Negative', { name: 'Nitrite', value: 'Negative' }),
    lab('Zonulin 12', { name: 'Zonulin', value: '12' }),
  ];

  expect(asked(reading({ labResults }))).toEqual(['My Zonulin was 12. Is that as it should be?']);
});

test('says what a question is about where it does not say so itself', () => {
  const { finding, reading } = factsOf('hypertension');

  expect(
    asked(reading({ documentType: 'clinical_note', findings: [finding('hypertension', { concept: 'hypertension' })] })),
  ).toContain('About hypertension: What blood pressure should I aim for?');
});

test('asks why a medicine is changed', () => {
  const { medication, reading } = factsOf('Increase lisinopril to 40 mg daily.');
  const medications = [medication('lisinopril to 40 mg', { name: 'lisinopril' })];

  expect(asked(reading({ documentType: 'clinical_note', medications }))).toEqual([
    'It says "Increase lisinopril to 40 mg daily". Why is this, and what should I look out for?',
  ]);
});

test('asks nothing that the document answers', () => {
  const text = 'pleural effusion. Repeat CT in 3 months.';
  const { finding, spanOf, reading } = factsOf(text);
  const request = { text: 'Repeat CT in 3 months.', span: spanOf('Repeat CT in 3 months.') };
  const said = asked(
    reading({
      documentType: 'imaging',
      findings: [finding('pleural effusion', { concept: 'pleural effusion' })],
      recommendations: [request],
    }),
  );

  expect(said).toContain('It asks for a repeat CT in 3 months. Who arranges this?');
  expect(said.join(' ')).not.toContain('when?');
});

test('finds five questions where the document has that many facts', () => {
  const { lab, reading } = factsOf('Glucose 90 70-100\nPotassium 4 3-5');
  const labResults = [
    lab('Glucose 90 70-100', { name: 'Glucose', value: '90', range: range(70, 100, '70-100'), flag: 'normal' }),
    lab('Potassium 4 3-5', {
      name: 'Potassium',
      value: '4',
      previous: '4.4',
      range: range(3, 5, '3-5'),
      flag: 'normal',
    }),
  ];

  expect(asked(reading({ documentType: 'lab_result', labResults }))).toEqual([
    'My Potassium was 4, and 4.4 before. What does this change mean?',
    'When should I have these two results checked again?',
    'Which of these results should I keep an eye on?',
    'My Glucose was 90. Is that a good level for me?',
    'My Potassium was 4. Is that a good level for me?',
  ]);
});
