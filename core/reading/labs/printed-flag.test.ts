import { expect, test } from 'vitest';
import { flagMeaning, loneFlag } from './printed-flag.ts';

test.each([
  [
    'high',
    [
      'H',
      'h',
      'High',
      'HIGH',
      '(H)',
      '[H]',
      '↑',
      '▲',
      '+',
      '++',
      'HI',
      'elevated',
      '*H',
      'H*',
      'above the range',
      'Mildly raised',
    ],
  ],
  ['low', ['L', 'Low', '(L)', '↓', '▼', '-', '−', '--', 'LO', 'decreased', 'LX', 'BELOW NORMAL', 'slightly reduced']],
  ['critical_high', ['HH', '↑↑', '+++', 'Critical High', 'panic high', 'H!']],
  ['critical_low', ['LL', '↓↓', '---', 'critically low']],
  ['abnormal', ['A', '*', '**', 'Abnormal', 'ABN', '(A)', '!']],
  ['critical', ['CRIT', 'Critical', 'panic']],
  ['normal', ['N', 'Normal', 'WNL', 'low-normal', '(low–N)', 'High normal', 'within normal limits', 'In range']],
  ['other', ['S', 'R', 'I']],
  [undefined, ['x', 'mg', '', 'Negative', '104']],
] as const)('reads %s in all its notations', (meaning, printed) => {
  expect(printed.map(flagMeaning)).toEqual(printed.map(() => meaning));
});

test('knows the letters that only a column of their own makes a flag', () => {
  expect(['H', 'S', 'N', '*', '↑', '-', 'CRIT'].every((flag) => loneFlag.test(flag))).toBe(true);
  expect(['h', 'Normal', 'AB', '1', 'HB'].some((flag) => loneFlag.test(flag))).toBe(false);
});
