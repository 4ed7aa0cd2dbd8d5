import { expect, test } from 'vitest';
import { relativeDays } from './relative-days.ts';

test('counts from the first whole date, and tells months and years from it too', () => {
  const nameOf = relativeDays(['March 2024', '04/12/2024', '04/15/2024']);

  expect(['04/12/2024', '15 April 2024', '2024-04-09', 'March 2024', '2019', 'April 20'].map(nameOf)).toEqual([
    '[DAY 0]',
    '[DAY +3]',
    '[DAY -3]',
    '[MONTH -1]',
    '[YEAR -5]',
    '[DAY +8]',
  ]);
});

test('finds the nearest year for a day without one, over the turn of the year too', () => {
  expect(relativeDays(['2024-01-02'])('December 31')).toBe('[DAY -2]');
});

test('goes on counting from the day of tokens that are known', () => {
  const known = [{ token: '[DAY +3]', kind: 'date' as const, original: '04/15/2024', spans: [] }];

  expect(relativeDays(['04/20/2024'], known)('04/20/2024')).toBe('[DAY +8]');
});

test('says nothing of what it cannot tell', () => {
  expect(relativeDays(['3/4'])('3/4')).toBeUndefined();
  expect(relativeDays(['2024-01-02'])('tomorrow')).toBeUndefined();
});
