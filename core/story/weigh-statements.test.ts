import { expect, test } from 'vitest';
import { statementOf } from '../statements/testing/statement-of.ts';
import type { Statement } from '../statements/statement.ts';
import { isInOrder, isLeaning, isName, isOfItsKind, isVitalSigns, weightOf } from './weigh-statements.ts';

const setup = (text: string, more: Partial<Statement> = {}): number => weightOf(statementOf(text, more));

test.each<[string, Partial<Statement>, string, Partial<Statement>]>([
  ['There is a fracture.', {}, 'There is a line.', {}],
  ['No fetal heart tones are seen.', { certainty: 'denied' }, 'There is a line.', {}],
  ['There is a line.', {}, 'The lungs are clear.', {}],
  ['Recommend a scan.', {}, 'There is a line.', {}],
  ['There is a rash.', {}, 'There is no rash.', { certainty: 'denied' }],
  ['There is no mass.', { certainty: 'denied' }, 'There is no rash.', { certainty: 'denied' }],
  ['The knee is sore.', {}, 'This is sore.', {}],
  ['The knee is sore.', {}, 'Rows 1 2 3 4 5 6 7 8 of 9.', {}],
  [
    'Itchy elbow, worse at night.',
    {},
    'itchy elbow worse nights new washing powder tried cream stopped early better weekend back now',
    {},
  ],
  ['She was discharged home.', { role: 'course' }, 'She slept.', { role: 'course' }],
  ['The gallbladder was removed.', { role: 'step' }, 'A blade and a retractor were used.', { role: 'step' }],
])('"%s" (%j) weighs more than "%s" (%j)', (heavier, ofHeavier, lighter, ofLighter) => {
  expect(setup(heavier, ofHeavier)).toBeGreaterThan(setup(lighter, ofLighter));
});

test.each(['The lungs are clear.', 'No fracture.', 'Normal heart size.', 'Abdomen soft.', 'No evidence of pneumonia.'])(
  '"%s" is as it should be',
  (text) => {
    expect(isInOrder(statementOf(text))).toBe(true);
  },
);

test.each([
  ['a bare figure', 'Sodium 128.'],
  ['what is denied of the normal', 'Alert, not oriented to place.'],
  ['a bare pressure', 'BP 182/101.'],
  ['a bare figure beside a denial', 'INR 6.2, no bleeding.'],
  ['what was not done', 'Knee not examined.'],
  ['an exam that was left out', 'No pelvic exam done.'],
  ['a figure beside an otherwise', 'Panel with a creatinine of 4, otherwise normal.'],
  ['what was not measured', 'No vitals today.'],
  ['what is not available', 'ECG not available.'],
  ['what is wrong beside what is not', 'Lungs clear but the heart is enlarged.'],
  ['an exception', 'Normal except for the knee.'],
  ['a mild change', 'Mild stable swelling.'],
  ['something serious', 'Stable mass.'],
  ['an area without blood', 'Normal pump, several fixed defects.'],
  ['no change of something wrong', 'No change in the fluid.'],
  ['a plan', 'Repeat normal test in a week.'],
  ['what is neither', 'A line on the scan.'],
])('%s is not: "%s"', (_name, text) => {
  expect(isInOrder(statementOf(text))).toBe(false);
});

test('figures that are called normal are as they should be', () => {
  expect(isInOrder(statementOf('Heart rate 72, normal.'))).toBe(true);
});

test('figures of every visit are known as such, where nothing is said of them', () => {
  expect(isVitalSigns(statementOf('BP 132/72, HR 67, T 36.6.', { role: 'examination' }))).toBe(true);
  expect(isVitalSigns(statementOf('BP 132/72, HR 67, T 36.6.', { role: 'conclusion' }))).toBe(false);
  expect(isVitalSigns(statementOf('Weight is 90 kg.', { role: 'examination' }))).toBe(true);
  expect(isVitalSigns(statementOf('Weight is down by 90 kg.', { role: 'examination' }))).toBe(false);
  expect(isVitalSigns(statementOf('Birth weight was 3 kg.', { role: 'past' }))).toBe(true);
  expect(isVitalSigns(statementOf('She is 5 feet 2 inches tall.', { role: 'examination' }))).toBe(true);
  expect(isVitalSigns(statementOf('BP is high.', { role: 'examination' }))).toBe(false);
});

test.each(['BP 182/101, HR 67, T 36.6.', 'BP 120/94, HR 67.'])('tells a pressure that is high: "%s"', (text) => {
  expect(isVitalSigns(statementOf(text, { role: 'examination' }))).toBe(false);
});

test.each([
  ['Acute appendicitis.', true],
  ['Left knee sprain', true],
  ['The knee is sprained.', false],
  ['Her recent scan demonstrated a cyst.', false],
  ['We will continue the antibiotics.', false],
])('"%s" is a diagnosis by its name: %s', (text, isOne) => {
  expect(isName(statementOf(text))).toBe(isOne);
});

test.each<[string, Partial<Statement>, boolean]>([
  ['Penicillin.', { role: 'allergy' }, true],
  ['NKDA', { role: 'allergy' }, true],
  ['She had a rash after penicillin when she was a small child at school.', { role: 'allergy' }, true],
  ['He lives with his wife in a house near the river and works.', { role: 'allergy' }, false],
  ['Lisinopril 10 mg daily.', { role: 'medicine' }, true],
  ['Lives with her mother.', { role: 'medicine' }, false],
  ['PMHx asthma', { role: 'medicine' }, false],
  ['Anything at all, under any other role.', { role: 'finding' }, true],
])('"%s" (%j) belongs under its heading: %s', (text, more, isKind) => {
  expect(isOfItsKind(statementOf(text, more))).toBe(isKind);
});

test.each([
  'You cannot have this.',
  'This was treated with rest.',
  'That is unlikely.',
  'These are stable.',
  'It is unchanged.',
  'They were removed.',
  'If this is not effective, call.',
  'However, the knee is sore.',
  'But the knee is sore.',
  'Otherwise normal.',
  'Both are clear.',
  'Then rest.',
  'After this he went home.',
  'The other is normal.',
])('"%s" says nothing without the sentence before it', (text) => {
  expect(isLeaning(text)).toBe(true);
});

test.each([
  'This is a 62-year-old woman.',
  'This patient fell.',
  'Both lungs are clear.',
  'If the fever is back, call.',
  'It is recommended to rest.',
  'The knee is sore.',
  'Thistle allergy.',
  'Itching of the skin.',
])('"%s" stands alone', (text) => {
  expect(isLeaning(text)).toBe(false);
});

test('what was tried in vain weighs in a story, and a symptom that is denied does not', () => {
  const weigh = (text: string) => weightOf(statementOf(text, { role: 'history', certainty: 'denied' }));

  expect(weigh('He tried ibuprofen, which did not help.')).toBeGreaterThan(weigh('He denies numbness.'));
});

test('the next visit weighs more than another step', () => {
  const weight = (text: string) => weightOf(statementOf(text, { role: 'next_step' }));

  expect(weight('She is to return to the clinic in one month.')).toBeGreaterThan(
    weight('She is to go on with her walks.'),
  );
});
