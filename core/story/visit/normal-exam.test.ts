import { expect, test } from 'vitest';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { normalOnExam } from './normal-exam.ts';

const setup = (...given: [label: string | null, text: string][]) =>
  normalOnExam(statementsOf(...given.map(([label, text]) => ({ label, text, role: 'examination' as const }))));

const textOf = (...given: [string | null, string][]) => setup(...given).told.map(({ text }) => text);

test('tells what was normal in one sentence, tied to all of its words', () => {
  const { told, orders } = setup(['Heart', 'Regular rate, no murmur.'], ['Lungs', 'Clear.'], ['Abdomen', 'Soft.']);

  expect(told.map(({ text }) => text)).toEqual(['The lungs, heart and belly were normal on the exam.']);
  expect(told[0]?.spans).toHaveLength(3);
  expect(orders).toEqual([0, 1, 2]);
});

test('a part of which anything else is said is not called normal', () => {
  expect(textOf(['Heart', 'Regular rate.'], [null, 'There is a systolic murmur.'], ['Lungs', 'Clear.'])).toEqual([
    'The lungs were normal on the exam.',
  ]);
  expect(textOf(['Ears', 'Eardrums with effusions present.'], ['Ears', 'Canals are clear.'])).toEqual([]);
  expect(textOf(['Neck', 'Supple, but tender on the left.'])).toEqual([]);
  expect(textOf(['Lungs', 'Some wheezes that clear when he coughs.'])).toEqual([]);
});

test('how somebody looked is told to nobody', () => {
  expect(setup([null, 'She is a thin 40-year-old woman in a gown.']).orders).toEqual([0]);
  expect(setup([null, 'She is a 40-year-old woman, unable to stand.']).orders).toEqual([]);
  expect(setup([null, 'She is a 40-year-old woman who had a fall.']).orders).toEqual([]);
});

test('what is sound without a part of the body is told to nobody, unless of one side', () => {
  expect(setup([null, 'Positive bowel sounds.']).orders).toEqual([0]);
  expect(setup([null, 'Gait is steady.']).orders).toEqual([0]);
  expect(setup([null, 'The right elbow is normal.']).orders).toEqual([]);
});

test('what is denied of the normal is not normal', () => {
  expect(textOf(['Neurologic', 'Alert, not oriented to place.'])).toEqual([]);
  expect(textOf(['Skin', 'Unable to be examined.'])).toEqual([]);
  expect(textOf(['Heart', 'No murmur, but the rate is irregular.'])).toEqual([]);
});

test('what follows a label without one of its own belongs to it', () => {
  expect(textOf(['Abdomen', 'Soft.'], [null, 'A large mass is felt.'])).toEqual([]);
});

test('leaves out what is of no use, and keeps what names no part', () => {
  expect(setup([null, 'Alert and oriented.'], [null, 'The wound is clean and normal.']).orders).toEqual([0]);
});

test('names only what was looked at', () => {
  expect(textOf([null, 'Oral cavity is clear.'])).toEqual(['The mouth was normal on the exam.']);
  expect(textOf(['Musculoskeletal', 'Full strength.'])).toEqual(['The strength was normal on the exam.']);
  expect(textOf(['Extremities', 'Strength is normal.'], [null, 'Finger-to-nose is intact.'])).toEqual([
    'The strength and nerves were normal on the exam.',
  ]);
  expect(textOf([null, 'Patient denies ear problems.'], [null, 'Gait not tested.'])).toEqual([]);
  expect(textOf(['Motor', 'No spontaneous movement.'])).toEqual([]);
});

test.each([
  ['Extremities', 'The left knee is swollen.', 'Joints', 'Normal range of motion.'],
  [null, 'There is a firm node on the left.', 'Lymphatic', 'No other lymphadenopathy.'],
  [null, 'Her words are tangential.', 'Speech', 'Normal rate.'],
])('a part whose illness is told without its name is not called normal: %s, %s', (label, wrong, ofPart, sound) => {
  expect(textOf([ofPart, sound], [label, wrong])).toEqual([]);
});

test('a part that is judged to be ill elsewhere is not called normal', () => {
  const statements = (judgement: string) =>
    statementsOf(
      { label: 'Neck', text: 'Supple.', role: 'examination' },
      { label: 'Heart', text: 'Regular rate.', role: 'examination' },
      { text: judgement, role: 'conclusion' },
    );
  const told = (judgement: string) => normalOnExam(statements(judgement)).told.map(({ text }) => text);

  expect(told('Swollen gland of the neck.')).toEqual(['The heart was normal on the exam.']);
  expect(told('Asthma.')).toEqual(['The neck and heart were normal on the exam.']);
});
