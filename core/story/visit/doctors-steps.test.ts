import { expect, test } from 'vitest';
import { statementOf } from '../../statements/testing/statement-of.ts';
import { asDoctorsStep } from './doctors-steps.ts';

const told = (text: string) => asDoctorsStep(statementOf(text, { role: 'next_step' })).text;

test.each([
  ['Compare the slides.', 'The plan is to compare the slides.'],
  ['Refer to the eye clinic.', 'The plan is to refer the patient to the eye clinic.'],
  ['Educate about smoking.', 'The plan is to educate the patient about smoking.'],
  ['Had a long discussion with his wife.', 'I had a long discussion with his wife.'],
  ['Instructed the parents to call.', 'I instructed the parents to call.'],
])('what staff does is no order to the patient: %s', (printed, said) => {
  expect(told(printed)).toBe(said);
});

test.each(['Take with food.', 'Complete blood count today.', 'Return in two weeks.', 'Encouraged by her progress.'])(
  'leaves what the patient does, and names: %s',
  (text) => {
    expect(told(text)).toBe(text);
  },
);
