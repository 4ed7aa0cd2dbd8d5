import { expect, test } from 'vitest';
import { lineForRecipient } from './line-for-recipient.ts';
import type { TellingAction, TellingLine } from './telling-line.ts';

const line = (action: TellingAction | null, isBusy = false): TellingLine => ({
  text: 'Written by the built-in interpreter.',
  more: 'Why, and what can be done.',
  action,
  isBusy,
});

test.each<[TellingAction | null, boolean]>([
  ['check', true],
  ['english', true],
  ['retry', true],
  ['allow', false],
  ['unmark', false],
  [null, false],
])('offers %s to those who may have it explained again: %s', (action, isOffered) => {
  expect(lineForRecipient(line(action), true)).toEqual(
    isOffered ? line(action) : { ...line(action), more: null, action: null },
  );
});

test('offers nothing to start where the share does not give that', () => {
  expect(lineForRecipient(line('retry'), false).action).toBeNull();
  expect(lineForRecipient(line('check'), false).action).toBe('check');
});

test('tells what is under way to everybody', () => {
  expect(lineForRecipient(line(null, true), false)).toEqual(line(null, true));
});
