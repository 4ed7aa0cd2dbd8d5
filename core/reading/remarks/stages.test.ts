import { expect, test } from 'vitest';
import { hasFinal, isReplaced } from './stages.ts';

const report = [
  '2026-01-04 07:15  PRELIMINARY  No growth after 24 hours.',
  '2026-01-06 14:20  FINAL  Staphylococcus epidermidis.',
];

test('a final line replaces the early ones, also without a colon', () => {
  expect(report.map((line) => isReplaced(line, report.join('\n')))).toEqual([true, false]);
});

test('an amended final answer replaces the final one', () => {
  const text = 'Final 16.05.: no growth\nAmended final 18.05.: Proteus mirabilis';

  expect(text.split('\n').map((line) => isReplaced(line, text))).toEqual([true, false]);
});

test.each(['Final report to follow', 'Final culture pending', 'Final: pending', 'PRELIMINARY  No growth'])(
  'takes what is still to come for no final answer: %s',
  (line) => {
    expect(hasFinal(line)).toBe(false);
  },
);
