import { expect, test } from 'vitest';
import type { Assertion, Finding } from '../documents/explanation.ts';
import { checkSentence } from './check-sentence.ts';

const text = 'Pneumonia is discussed here. Carcinoma is discussed here.';
const finding = (concept: string, assertion: Assertion): Finding => {
  const start = text.toLowerCase().indexOf(concept);
  return { concept, text: concept, assertion, side: null, severity: null, span: [start, start + concept.length] };
};
const faults = (said: string, findings: Finding[], basis: 'document' | 'general' = 'document') =>
  checkSentence({ text: said, spans: [[0, text.length]], basis }, { text, labResults: [], findings }).map(
    ({ kind }) => kind,
  );

const tellings: Record<Assertion, string> = {
  present: 'The report describes pneumonia.',
  possible: 'The report says pneumonia is possible, but not certain.',
  absent: 'The report says there is no sign of pneumonia.',
  historical: 'From the past, the report lists pneumonia.',
  family: 'In the family, the report lists pneumonia.',
  hypothetical: 'The report mentions pneumonia only as something to look out for.',
};
const assertions = Object.keys(tellings) as Assertion[];

test.each(assertions)('keeps what is told as %s of a finding that is so', (assertion) => {
  expect(faults(tellings[assertion], [finding('pneumonia', assertion)])).toEqual([]);
});

test.each(assertions.filter((assertion) => assertion !== 'present'))(
  'refuses to tell a finding that is %s as one that is there',
  (assertion) => {
    expect(faults('The report describes pneumonia.', [finding('pneumonia', assertion)])).toEqual(['assertion']);
    expect(faults('What does pneumonia mean for me?', [finding('pneumonia', assertion)])).toEqual(['assertion']);
  },
);

test('refuses to deny what is there', () => {
  expect(faults(tellings.absent, [finding('pneumonia', 'present')])).toEqual(['assertion']);
});

test.each(['You have pneumonia.', 'It seems that you have pneumonia.', 'You are diagnosed with pneumonia.'])(
  'never tells people what they have: %s',
  (said) => {
    expect(faults(said, [finding('pneumonia', 'present')])).toContain('you_have');
    expect(faults(said, [], 'general')).toContain('you_have');
  },
);

test.each([
  'Ask what to do if you have a fever.',
  'This test measures how many platelets you have.',
  'Do not stop before you have asked.',
])('lets conditions and amounts be: %s', (said) => {
  expect(faults(said, [], 'general')).toEqual([]);
});

test('does not speak of cancer where the document excludes it', () => {
  const excluded = [finding('carcinoma', 'absent')];

  expect(faults('This can turn into cancer.', excluded, 'general')).toEqual(['cancer']);
  expect(faults('This is not cancer.', excluded, 'general')).toEqual([]);
  expect(faults('The report says there is no sign of a carcinoma (a kind of cancer).', excluded)).toEqual([]);
  expect(faults('This can turn into cancer.', [finding('carcinoma', 'possible')], 'general')).toEqual([]);
});
