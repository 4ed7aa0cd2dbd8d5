import { expect, test } from 'vitest';
import { withDoctorsNamed } from './doctor-pronouns.ts';
import { statementsOf } from './testing/statement-of.ts';

const told = (...texts: string[]) =>
  withDoctorsNamed(statementsOf(...texts.map((text) => ({ text, role: 'history' as const })))).map(({ text, role }) =>
    role === 'furniture' ? '' : text,
  );

test.each([
  ['She was seen by Dr. Low.', 'She recommended rest.', 'Dr. Low recommended rest.'],
  ['She saw the surgeon.', 'He also advised a brace.', 'The surgeon also advised a brace.'],
  ['She was seen by Dr. Low.', 'She has a cough.', 'She has a cough.'],
  ['She has a cough.', 'She agrees with the plan.', 'She agrees with the plan.'],
])('names the doctor of the sentence before: "%s %s"', (before, text, said) => {
  expect(told(before, text)[1]).toBe(said);
});

test('leaves out what the doctor or the patient may think', () => {
  expect(told('He was seen by Dr. Low.', 'He agrees that rest is best.')[1]).toBe('');
});

test('does not go back behind what the patient did', () => {
  expect(told('She saw Dr. Low.', 'She has a cough.', 'She advised her son to rest.')[2]).toBe(
    'She advised her son to rest.',
  );
});
