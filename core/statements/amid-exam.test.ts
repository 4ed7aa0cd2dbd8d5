import { expect, test } from 'vitest';
import { roleAmidExam } from './amid-exam.ts';
import { cuesIn } from './cue-finder.ts';

const roleOf = (text: string, namesMedicine = false) => roleAmidExam(text, cuesIn(text), namesMedicine);

test.each([
  ['We applied a long splint to the arm.', 'course'],
  ['After numbing the skin, I sutured the cut with five stitches.', 'course'],
  ['The wound was thoroughly cleaned.', 'course'],
  ['She was given a tetanus shot.', 'course'],
  ['They were told to return if the hand gets numb.', 'warning_sign'],
  ['She can follow up with Dr. Low in a week.', 'next_step'],
  ['I spoke with Dr. Low.', 'furniture'],
] as const)('%s is no part of the examination', (text, role) => {
  expect(roleOf(text)).toBe(role);
});

test('a prescription is a change of the medicines', () => {
  expect(roleOf('Gave her a prescription for ibuprofen.', true)).toBe('medicine_change');
});

test.each(['The elbow is tender.', 'He can move all fingers.', 'The patient was alert.', 'There is a clean wound.'])(
  'what was examined stays in the examination: %s',
  (text) => {
    expect(roleOf(text)).toBeUndefined();
  },
);
