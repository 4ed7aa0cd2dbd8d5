import { expect, test } from 'vitest';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { seenAgain } from './seen-again.ts';

const setup = (text: string) => seenAgain(statementsOf({ text, role: 'course' }), { subject: 'you' })?.text;

test('finds the visit that is named at the end of something else', () => {
  expect(setup('She went to the ward with a drain and is to be seen in the clinic in 2 weeks.')).toBe(
    'You are to be seen again in 2 weeks.',
  );
});

test.each([
  'Follow-up in 2 weeks if there is pain.',
  'She had returned in 3 days.',
  'The wound was closed in 2 layers.',
])('tells of no visit for "%s"', (text) => {
  expect(setup(text)).toBeUndefined();
});
