import { expect, test } from 'vitest';
import { megabytesOf, uploadsLeft } from './uploads-left.ts';

const renewsAt = null;

test.each([
  [0, 5, 5],
  [4, 5, 1],
  [5, 5, 0],
  [7, 5, 0], // a plan that was lowered
  [9, null, null],
])('%i used of %s leaves %s', (used, limit, left) => {
  expect(uploadsLeft({ uploads: { used, limit, renewsAt } })).toBe(left);
});

test('tells a limit in megabytes', () => {
  expect(megabytesOf(15 * 1024 * 1024)).toBe(15);
});
