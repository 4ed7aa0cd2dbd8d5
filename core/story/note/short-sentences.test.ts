import { expect, test } from 'vitest';
import type { StoryPart } from '../../documents/explanation.ts';
import { inShortSentences } from './short-sentences.ts';

const told = (text: string, part: StoryPart = 'next_steps') =>
  inShortSentences({ part, text, spans: [], basis: 'document' }).text;

test('says what somebody takes item by item', () => {
  expect(
    told(
      'Medicines that you take already: lisinopril 10 mg in the morning; insulin at night; a statin; no aspirin.',
      'medicines',
    ),
  ).toBe('Medicines that you take already: lisinopril 10 mg in the morning. Insulin at night. A statin. No aspirin.');
});

test('says blood tests one by one, and what they are for with the last', () => {
  expect(
    told(
      'A blood cell count, liver blood tests, a blood sugar level, iron blood tests to check for the cause of your tiredness.',
    ),
  ).toBe(
    'A blood cell count. Liver blood tests. A blood sugar level. Iron blood tests to check for the cause of your tiredness.',
  );
});

test('keeps the condition with every sign to look for', () => {
  expect(
    told(
      'Go to the emergency department if you have a stiff neck, a spreading rash, a high fever, a fit, or cannot keep fluids down.',
      'when_to_get_help',
    ),
  ).toBe(
    'Go to the emergency department if you have a stiff neck or a spreading rash. Also if you have a high fever or a fit. Also if you cannot keep fluids down.',
  );
});

test.each([
  ['What else the doctor thought of: gout; a joint infection with germs in the blood; an old break.', 'found'],
  [
    'Get medical help if the rash spreads over the legs – a fever or a sore throat would matter too.',
    'when_to_get_help',
  ],
  ['The doctor spoke about side effects of the new tablets: a dry mouth; a rash; sleepy days.', 'next_steps'],
  ['See us if the pain is no better after two weeks of rest, no sign of use.', 'next_steps'],
  ['A long and severe cold of the nose (viral URTI) / a cough of unknown cause (bronchitis).', 'bottom_line'],
  ['For about two weeks now, you have had a cough that wakes you at night.', 'why'],
] as const)('leaves together what would say more when apart: "%s"', (text, part) => {
  expect(told(text, part)).toBe(text);
});

test('parts a dash, a semicolon, a denial and a turn', () => {
  expect(
    told(
      'A cough for two weeks – likely from a cold, no sign of pneumonia, but the smoking does not help.',
      'bottom_line',
    ),
  ).toBe('A cough for two weeks. Likely from a cold. No sign of pneumonia. But the smoking does not help.');
});

test.each([
  [
    'Take amoxicillin 500 mg three times a day with food for 5 days.',
    'Take amoxicillin 500 mg three times a day with food. Do this for 5 days.',
  ],
  [
    'Use the blue inhaler before sport in cold air and see the nurse for a check in May.',
    'Use the blue inhaler before sport in cold air. See the nurse for a check in May.',
  ],
  [
    'If the wheeze is worse at night use the blue inhaler and see the nurse.',
    'If the wheeze is worse at night use the blue inhaler and see the nurse.',
  ],
  [
    'No warning signs at all in the talk today (fever, night sweats or loss of weight).',
    'No warning signs at all in the talk today (fever, night sweats or loss of weight).',
  ],
])('says one thing to do in each sentence: "%s"', (text, short) => {
  expect(told(text)).toBe(short);
});

test('leaves a short sentence as it is', () => {
  expect(told('Rest the foot – no sport for a week.')).toBe('Rest the foot – no sport for a week.');
});
