import { expect, test } from 'vitest';
import { statementOf } from '../../statements/testing/statement-of.ts';
import { isStayTrivia, ofStay } from './stay-trivia.ts';

test.each([
  'Her hemoglobin was 11.2 and hematocrit 33.',
  'Vital signs were stable.',
  'The abdomen was soft with bowel sounds present.',
  'For further details, please refer to the chart.',
  'Instructions were given.',
  'Blood cultures were ordered.',
  'Cardiology was consulted.',
  'The films were reviewed.',
  'This is per the patient.',
  'He was sexually inappropriate with the staff.',
  'She was brought in by the police.',
  'Sodium 137, potassium 4.1, chloride 101, glucose 99, BUN 15, and culture was negative, WBC 6, 7, 8, 9, 10.',
  'He was stable at that time.',
  'White cells per high power field 2, WBC 6, sodium 137, potassium 4.1, BUN 15, glucose 9, 9, 9, 9, 9.',
  'The patient was unkempt.',
  '500 mg twice a day.',
])('is of no use to the person: %s', (text) => {
  expect(isStayTrivia(statementOf(text, { role: 'course' }))).toBe(true);
});

test.each([
  'Her hemoglobin dropped to 7.1.',
  'His sodium was low at 121.',
  'She was treated with light and the bilirubin fell.',
  'The wound was clean and dry with bowel sounds present.',
  'She was discharged home with stable vital signs.',
])('is told: %s', (text) => {
  expect(isStayTrivia(statementOf(text, { role: 'course' }))).toBe(false);
});

test('an empty axis of a diagnosis is of no use', () => {
  expect(isStayTrivia(statementOf('Deferred.', { role: 'conclusion', label: 'AXIS II' }))).toBe(true);
  expect(isStayTrivia(statementOf('Problems at work.', { role: 'conclusion', label: 'AXIS IV' }))).toBe(true);
  expect(isStayTrivia(statementOf('Asthma.', { role: 'conclusion', label: 'AXIS III' }))).toBe(false);
});

test('never drops medicines or warnings', () => {
  expect(isStayTrivia(statementOf('Glucose 200: take 2 units.', { role: 'medicine' }))).toBe(false);
});

test.each([
  ['Finally, she will see Dr. Low.', 'She will see Dr. Low.'],
  ['I recommend rest and follow up with her doctor.', 'I recommend rest and a follow-up visit with her doctor.'],
  ['Gave her a prescription for ibuprofen.', 'I gave her a prescription for ibuprofen.'],
  [
    'This is the first clinic visit for a 40-year-old man who is seen for gout.',
    'This is a 40-year-old man who is seen for gout.',
  ],
  ['Discharge the patient home and have her see Dr. Low.', 'The patient is to go home and see Dr. Low.'],
  ['Follow-up with Dr. Low is arranged in a week.', 'A follow-up visit with Dr. Low is arranged in a week.'],
  ['She was ill and mother gave her milk.', 'She was ill and the mother gave her milk.'],
  ['Mother brought him.', 'The mother brought him.'],
  ['His mother brought him.', 'His mother brought him.'],
  ['He walked on postoperative day #2.', 'He walked on postoperative day #2.'],
  ['Norco 5 mg, #20, daily.', 'Norco 5 mg, daily.'],
])('a sentence that is told apart stands by itself: %s', (text, told) => {
  expect(ofStay(statementOf(text, { role: 'next_step' })).text).toBe(told);
});

test.each([
  ['Rule out gout.', 'Possible gout, still to be checked.'],
  ['Major depression rule out alcohol abuse.', 'Major depression; possible alcohol abuse, still to be checked.'],
  ['An MRI will be done to rule out a stroke.', 'An MRI will be done to rule out a stroke.'],
])('what is to be ruled out is no diagnosis: %s', (text, told) => {
  expect(ofStay(statementOf(text, { role: 'conclusion' })).text).toBe(told);
});

test('says that what was thought of on admission was possible', () => {
  expect(ofStay(statementOf('Fever, rule out gout.', { role: 'reason' })).text).toBe('Fever, possible gout.');
});

test('leaves no assault out of a visit, which may be about it', () => {
  expect(isStayTrivia(statementOf('She was sexually assaulted last night.', { role: 'history' }), true)).toBe(false);
});

test('a next visit is told, whatever is filed beside it', () => {
  const step = (text: string) => isStayTrivia(statementOf(text, { role: 'next_step' }), true);

  expect(step('He will return in two weeks, when we review his medical records.')).toBe(false);
  expect(step('Medical records were requested.')).toBe(true);
});
