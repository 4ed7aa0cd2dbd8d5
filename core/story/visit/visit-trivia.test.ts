import { expect, test } from 'vitest';
import { statementOf } from '../../statements/testing/statement-of.ts';
import { isVisitTrivia } from './visit-trivia.ts';

test.each([
  ['history', 'She is accompanied by her son.'],
  ['history', 'Her primary care physician is Dr. Lee.'],
  ['conclusion', 'We had a lengthy discussion about the nature of this injury.'],
  ['next_step', 'I discussed the diagnosis and treatment options with her.'],
  ['conclusion', 'No diagnosis on Axis II.'],
  ['examination', 'Vital signs as in the chart.'],
  ['next_step', 'A copy of the scan is enclosed for your files.'],
  ['conclusion', 'The parents understand and wish to proceed.'],
  ['conclusion', 'The risks and benefits have been explained.'],
  ['next_step', 'I will continue to follow the patient.'],
  ['examination', 'She was casually dressed with fair eye contact.'],
  ['finding', 'One view of the hip is reviewed.'],
  ['finding', 'The lumbar MRI performed on 07/03/07 is also reviewed.'],
  ['history', 'She comes to clinic unaccompanied.'],
  ['conclusion', 'This was explained with the help of an interpreter.'],
  ['finding', 'Have been reviewed.'],
  ['next_step', 'None at this time.'],
  ['next_step', 'About 20 minutes were spent with the patient.'],
  ['examination', 'Visual fields are full.'],
  ['examination', 'Capillary refill is less than two seconds in all toes.'],
  ['examination', 'The strength was adequate bilaterally.'],
  ['examination', 'There was a strong dorsalis pedis pulse.'],
] as const)('a visit records for its file as %s: %s', (role, text) => {
  expect(isVisitTrivia(statementOf(text, { role }))).toBe(true);
});

test.each([
  ['history', 'She is accompanied by her son, who saw the seizure.'],
  ['next_step', 'We had a long discussion and I recommend surgery.'],
  ['next_step', 'I discussed the options and she decided to wait.'],
  ['examination', 'Visual fields are not full.'],
  ['examination', 'Sensation is absent at the toes.'],
  ['allergy', 'None.'],
  ['examination', 'He was unkempt and depressed.'],
  ['finding', 'X-rays of the hip were reviewed and show a break.'],
  ['next_step', 'He agreed to take the tablets.'],
] as const)('a visit tells as %s: %s', (role, text) => {
  expect(isVisitTrivia(statementOf(text, { role }))).toBe(false);
});

test('how complex a decision was is of no use', () => {
  expect(isVisitTrivia(statementOf('Moderate.', { role: 'course', heading: 'complexity' }))).toBe(true);
});
