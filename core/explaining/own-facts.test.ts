import { expect, test } from 'vitest';
import { ownFacts } from './own-facts.ts';
import { factsOf } from './testing/facts.ts';

test('leaves out what was asked when the test was ordered', () => {
  const { lab, reading } = factsOf('First test for condition of interest  Yes\nGlucose 90');
  const labResults = [
    lab('First test for condition of interest  Yes', { name: 'First test for condition of interest', value: 'Yes' }),
    lab('Glucose 90', { name: 'Glucose', value: '90' }),
  ];

  expect(ownFacts(reading({ documentType: 'lab_result', labResults })).labResults.map(({ name }) => name)).toEqual([
    'Glucose',
  ]);
});

test('takes the name of a test for no finding', () => {
  const { finding, reading } = factsOf('COVID-19 Ag by Rapid immunoassay\nPneumonia was seen.');
  const findings = [finding('COVID-19', { concept: 'COVID-19' }), finding('Pneumonia', { concept: 'pneumonia' })];

  expect(ownFacts(reading({ documentType: 'lab_result', findings })).findings.map(({ concept }) => concept)).toEqual([
    'pneumonia',
  ]);
});

test('takes the name of a person for no finding', () => {
  const { finding, spanOf, reading } = factsOf('Patient: DOE, ANA');
  const facts = {
    identifiers: [{ kind: 'person' as const, span: spanOf('DOE, ANA') }],
    findings: [finding('DOE', { concept: 'dyspnea' })],
  };

  expect(ownFacts(reading(facts)).findings).toEqual([]);
});

test('takes a number alone for no finding', () => {
  const { finding, reading } = factsOf('a 14 mm nodule');
  const findings = [finding('14', { concept: 'translocation' }), finding('nodule', { concept: 'nodule' })];

  expect(ownFacts(reading({ findings })).findings.map(({ concept }) => concept)).toEqual(['nodule']);
});

test('leaves earlier results to be told beside the newest one of their row', () => {
  const { lab, reading } = factsOf('TSH  1.250  0.911  0.008');
  const labResults = ['2025-10-28', '2025-04-01', '2024-09-14'].map((collectedAt) =>
    lab('TSH  1.250', { name: 'TSH', value: '1.250', collectedAt }),
  );

  expect(ownFacts(reading({ labResults })).labResults.map(({ collectedAt }) => collectedAt)).toEqual(['2025-10-28']);
});
