import { expect, test } from 'vitest';
import { asPlanStep } from './note-plan.ts';

const setup = asPlanStep;

test.each([
  ['Paracetamol regular', 'Regular paracetamol'],
  ['Paracetamol 1g QID PRN', 'Take paracetamol 1g QID PRN'],
  ['Mupirocin 2% ointment TDS', 'Use mupirocin 2% ointment TDS'],
  ['Cannula 20G L hand', 'Cannula 20G L hand'],
  ['Ketorolac 30mg IM given', 'Ketorolac 30mg IM given'],
  ['↑ ramipril to 10mg', 'Increase ramipril to 10mg'],
  ['Ramipril 5mg for a week then ↑ to 10mg', 'Take ramipril 5mg for a week then increase to 10mg'],
])('says what is to be taken: "%s"', (words, said) => {
  expect(setup('medicine_change', words)).toBe(said);
});

test('says what somebody was advised to do', () => {
  expect(setup('next_step', 'Asked pt to bring pills')).toBe('Asked pt to bring pills');
  expect(setup('next_step', 'Encouraged keep active')).toBe('Encouraged to keep active');
  expect(setup('next_step', 'Advised ↓ salt, ↑ water')).toBe('Advised less salt, more water');
});

test('leaves what was found as it is', () => {
  expect(setup('finding', '↑ swelling')).toBe('↑ swelling');
});
