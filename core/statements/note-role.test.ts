import { expect, test } from 'vitest';
import type { HeadingRole } from './heading-role.ts';
import { roleInNote } from './note-role.ts';
import type { StatementRole } from './statement.ts';

const setup = (text: string, base: HeadingRole, role: StatementRole = 'next_step', namesMedicine = false) =>
  roleInNote(
    base,
    role,
    { text, span: [0, text.length], label: null, topic: null, isItem: true },
    { namesMedicine, hasConclusion: false },
  );

test.each([
  ['FBC, U&E, LFT', 'order'],
  ['Nil today', 'next_step'],
  ['Prev x-ray of the knee by the hospital', 'finding'],
  ['zinc 8 umol/L (deficient)', 'finding'],
  ['CRP if no better (not ordered today)', 'next_step'],
  ['Hb 120 g/L', 'finding'],
  ['ferritin normal', 'finding'],
  ['Swab: E. coli sens to amoxicillin', 'finding'],
] as const)('tells a test that is asked for from its result: "%s"', (text, role) => {
  expect(setup(text, 'order', 'finding')).toBe(role);
});

test('tells no way of looking as what was seen', () => {
  expect(setup('Palpation', 'examination', 'examination')).toBe('furniture');
  expect(setup('Palpation tender', 'examination', 'examination')).toBe('examination');
});

test.each([
  ['RTC if worse', 'warning_sign'],
  ['000 called, to the nearest hospital', 'next_step'],
  ['Vaccine preventable diseases', 'furniture'],
  ['Back at once with: cold toes', 'warning_sign'],
  ['Ring the ward if the wound opens', 'warning_sign'],
  ['Ring the ward for the result', 'next_step'],
  ['Pus, rising heat, limp → ED / urgent review.', 'warning_sign'],
  ['Continue ramipril', 'medicine_change'],
  ['Pt understands and agrees', 'furniture'],
  ['Bulk billed', 'furniture'],
  ['Pt able to repeat red flags', 'furniture'],
  ['Explained how a sprain heals', 'furniture'],
  ['Explained to avoid salt', 'next_step'],
  ['Reassured no signs of infection', 'finding'],
  ['Pt to ice left knee', 'next_step'],
  ['Likely migraine', 'conclusion'],
  ['Verbal consent given', 'furniture'],
  ['Review in 48 hours', 'next_step'],
  ['Physio', 'next_step'],
] as const)('reads a line of a plan: "%s"', (text, role) => {
  expect(setup(text, 'next_step', 'next_step', text.includes('ramipril'))).toBe(role);
});

test('what else it could be is no conclusion', () => {
  expect(setup('Gout', 'differential', 'conclusion')).toBe('differential');
});

test('what is put off is no sign to look for', () => {
  expect(setup('Blood tests deferred, health check next visit', 'warning_sign', 'warning_sign')).toBe('next_step');
  expect(setup('Work: light duties this week', 'warning_sign', 'warning_sign')).toBe('next_step');
  expect(setup('Urgent review if fever', 'warning_sign', 'warning_sign')).toBe('warning_sign');
  expect(setup('Bleeding or fever', 'warning_sign', 'warning_sign')).toBe('warning_sign');
});

test('what is not there is no sign to look for', () => {
  expect(setup('Nil weakness', 'warning_sign', 'warning_sign')).toBe('finding');
});

test('that warnings were given is no warning', () => {
  expect(setup('Explicit safety net provided', 'warning_sign', 'warning_sign')).toBe('furniture');
});

test.each([
  ['If the pain is worse please call us', 'next_step', 'warning_sign'],
  ['If pain gets worse contact us', 'conclusion', 'warning_sign'],
  ['Advised to rest', 'conclusion', 'next_step'],
  ['No allergies', 'medicine', 'allergy'],
  ['Severity 6/10', 'reason', 'furniture'],
  ['10:12 – pt still unhappy', 'next_step', 'furniture'],
  ['40yo M, new to the clinic', 'history', 'furniture'],
] as const)('knows what "%s" is wherever it stands', (text, base, role) => {
  expect(setup(text, base, 'next_step')).toBe(role);
});

test.each([
  ['Attend ED if', 'warning_sign'],
  ['Red flags discussed', 'warning_sign'],
  ['Risks of the injection', 'furniture'],
  ['Knee', 'next_step'],
] as const)('reads an item below "%s" in a plan', (topic, role) => {
  const text = 'Swelling of the calf';

  expect(
    roleInNote(
      'next_step',
      'next_step',
      { text, span: [0, text.length], label: null, topic, isItem: true },
      { namesMedicine: false, hasConclusion: false },
    ),
  ).toBe(role);
});
