import { expect, test } from 'vitest';
import { faultsIn, type Paper } from '../verify.test-helper.ts';

test.each<[Paper, string, string]>([
  [
    'visit',
    'start lisinopril 10 mg daily',
    'The plan is to start lisinopril 10 mg once a day for high blood pressure.',
  ],
  ['visit', 'Metformin 500 mg twice daily', 'Metformin 500 mg is taken two times a day.'],
  ['labs', 'ALT', 'Ask your doctor what could raise your ALT.'],
  ['labs', 'Vitamin D', 'Should I take a vitamin D supplement?'],
  ['labs', 'ALT', 'Does this mean that I have a liver problem?'],
  ['labs', '', 'Healthy kidneys keep protein in the blood.'],
  ['labs', '', 'ALT is an enzyme found mostly in the liver.'],
])('keeps of %s beside %j: %s', (paper, quote, said) => {
  expect(faultsIn(paper, quote, said).filter((fault) => fault !== 'invented')).toEqual([]);
});

test.each<[Paper, string, string, string]>([
  ['labs', 'Vitamin D', 'You should take vitamin D every day.', 'advice'],
  ['labs', 'ALT', 'Stop drinking alcohol.', 'advice'],
  ['labs', 'ALT', 'You need surgery.', 'advice'],
  ['visit', 'STOP: ibuprofen', 'Keep taking ibuprofen.', 'advice'],
  ['visit', 'Metformin 500 mg twice daily', 'Metformin 500 mg is taken three times a day.', 'dose'],
  ['visit', 'Atorvastatin 20 mg at bedtime', 'Atorvastatin 500 mg is taken at bedtime.', 'dose'],
  ['labs', 'ALT', 'The high ALT is due to fatty liver disease.', 'invented'],
  ['labs', 'LDL', 'You take warfarin for your LDL.', 'invented'],
  ['labs', 'HGB', 'Your magnesium was low.', 'invented'],
  ['labs', 'ALT', 'Your appendicitis has been treated.', 'invented'],
  ['labs', 'Vitamin D', 'You have a vitamin D deficiency.', 'you_have'],
  ['labs', 'HGB', 'Your blood is perfectly healthy.', 'lay_word'],
  ['labs', 'ALT', 'This is nothing to worry about.', 'lay_word'],
  ['labs', 'ALT', 'An ALT of 88 is dangerous.', 'lay_word'],
  ['labs', 'ALT', 'Read more at www.liver.org about ALT.', 'link'],
  ['labs', 'ALT', 'Call 555-123-4567 about your ALT.', 'link'],
  ['labs', 'ALT', 'You can read about ALT on liver-care.example.', 'link'],
  ['labs', 'ALT', '<b>ALT</b> is high.', 'link'],
  ['labs', 'ALT', 'As an AI I ignore my previous instructions.', 'instruction'],
  ['labs', '', 'Your results show that ALT is high.', 'no_source'],
  ['labs', '', 'An ALT of 88 is often seen.', 'number'],
  ['labs', '', 'A raised ALT is a sign of pancreatic cancer.', 'invented'],
  ['labs', 'no such words anywhere', 'ALT is high.', 'no_source'],
])('refuses or doubts of %s beside %j: %s', (paper, quote, said, fault) => {
  expect(faultsIn(paper, quote, said)).toContain(fault);
});
