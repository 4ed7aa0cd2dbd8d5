import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { emptyHealthProfile, type HealthProfile } from './health-profile.ts';
import { orderQuestions } from './order-questions.ts';

const knowledge = loadKnowledge();

const questions = [
  'What does the liver finding mean for me?',
  'Should I keep taking metformin as before?',
  'Do I need another test for my potassium?',
  'Could my high blood pressure have caused this?',
  'Is the contrast dye safe with penicillin?',
  'When can I start running again?',
];

const ordered = (profile: Partial<HealthProfile>, asked: readonly string[] = questions) =>
  orderQuestions(asked, { ...emptyHealthProfile, ...profile }, knowledge);

const firstOf = (profile: Partial<HealthProfile>) => {
  const [first] = ordered(profile) ?? [];
  return first && [questions[first.index], first.because];
};

describe('a question comes first', () => {
  test.each([
    [
      'a medicine under its name',
      { medicines: ['metformin 500 mg twice a day'] },
      1,
      'Because you told us about metformin.',
    ],
    ['a medicine under its brand', { medicines: ['Glucophage'] }, 1, 'Because you told us about Glucophage.'],
    ['a condition under another name', { conditions: ['hypertension'] }, 3, 'Because you told us about hypertension.'],
    ['a test', { whatMatters: ['Potassium'] }, 2, 'Because you told us what matters to you: Potassium.'],
    ['an allergy', { allergies: ['penicillin'] }, 4, 'Because you told us about your allergy: penicillin.'],
    ['what matters', { whatMatters: ['Running.'] }, 5, 'Because you told us what matters to you: Running.'],
    ['what we know nothing of', { conditions: ['dye'] }, 4, 'Because you told us about dye.'],
  ])('for %s', (_what, profile, index, because) => {
    expect(firstOf(profile)).toEqual([questions[index], because]);
  });
});

test('the others follow as they were, without a reason', () => {
  expect(ordered({ medicines: ['metformin'], conditions: ['high blood pressure'] })).toEqual([
    { index: 1, because: 'Because you told us about metformin.' },
    { index: 3, because: 'Because you told us about high blood pressure.' },
    ...[0, 2, 4, 5].map((index) => ({ index, because: null })),
  ]);
});

test.each([
  ['nothing', {}],
  ['what no question is about', { conditions: ['psoriasis'], medicines: ['warfarin'] }],
  ['words of every question', { whatMatters: ['I want to know what this is'] }],
  ['a word inside another', { whatMatters: ['run'], conditions: ['ear'] }],
  ['part of what matters', { whatMatters: ['running marathons'] }],
])('no order is given for %s', (what, profile) => {
  const asked = what === 'a word inside another' ? ['Is the environment clear?', 'Was it drunk?'] : questions;
  expect(ordered(profile, asked)).toBeUndefined();
});

test('no question is added, lost or told twice, whatever the profile says', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('metformin', 'liver', 'blood pressure', '(', '.*'),
  );
  const lines = fc.array(line, { maxLength: 6 });
  fc.assert(
    fc.property(
      fc.record({ conditions: lines, medicines: lines, allergies: lines, whatMatters: lines }),
      fc.array(fc.oneof(fc.string(), fc.constantFrom(...questions)), { maxLength: 12 }),
      (profile, asked) => {
        const order = ordered(profile, asked) ?? asked.map((_question, index) => ({ index }));
        expect(order.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(asked.map((_question, at) => at));
      },
    ),
    { numRuns: 200 },
  );
});
