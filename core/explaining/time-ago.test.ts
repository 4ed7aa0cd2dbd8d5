import { expect, test } from 'vitest';
import type { FindingChange } from '../reading/reading.ts';
import { withTimeAgo } from './time-ago.ts';

const since = (text: string, change: FindingChange | null) =>
  withTimeAgo({ span: [0, 6], site: null, size: null, change }, text).change?.since;
const grew: FindingChange = { kind: 'increased', from: '5 mm', since: null, text: 'increased' };

test.each([
  ['Nodule increased from 5 mm one year ago.', 'one year ago'],
  ['Nodule increased from 5 mm 6 months earlier.', '6 months ago'],
  ['Nodule increased. Scan one year ago.', null],
  ['Nodule increased from 5 mm one year ago and 3 mm two years ago.', null],
])('finds how long ago %j compares with', (text, expected) => {
  expect(since(text, grew)).toBe(expected);
});

test('leaves a date and a finding without a change as they are', () => {
  expect(since('Nodule one year ago.', { ...grew, since: '2019' })).toBe('2019');
  expect(since('Nodule one year ago.', null)).toBeUndefined();
});
