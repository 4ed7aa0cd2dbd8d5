import { expect, test } from 'vitest';
import { labStanding } from './lab-standing.ts';

const range = { low: 3.5, high: 5.1, text: '3.5-5.1' };
const row = { value: '4.0', range, printedFlag: null, conflict: false } as const;

test.each([
  ['normal', 'N'],
  ['low', 'L'],
  ['high', 'H'],
  ['abnormal', 'A'],
  ['unknown', undefined],
] as const)('%s is %s', (flag, code) => {
  expect(labStanding({ ...row, flag }, '.')).toBe(code);
});

test.each([
  ['HH', 'critical_high', '6.8', 'HH'],
  ['Critical', 'critical_low', '2.1', 'LL'],
  ['H', 'critical_high', '6.8', 'H'],
  [null, 'critical_high', '6.8', 'H'],
  [null, 'critical_low', '2.1', 'L'],
] as const)('marked %s and %s is only as much as the report says', (printedFlag, flag, value, code) => {
  expect(labStanding({ ...row, printedFlag, flag, value }, '.')).toBe(code);
});

test('a limit that only we know is no word of the report', () => {
  expect(labStanding({ ...row, range: null, flag: 'critical_high', value: '6.8' }, '.')).toBeUndefined();
});

test('a mark that is abnormal without a direction stays so', () => {
  const marked = { ...row, range: null, printedFlag: '*', flag: 'critical_high', value: '6.8' } as const;
  expect(labStanding(marked, '.')).toBe('A');
});

test('a mark that disagrees with the range decides nothing', () => {
  expect(labStanding({ ...row, printedFlag: 'H', flag: 'normal', conflict: true }, '.')).toBeUndefined();
});
