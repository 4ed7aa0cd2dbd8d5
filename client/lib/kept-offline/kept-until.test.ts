import { expect, test } from 'vitest';
import { keptUntil } from './kept-until.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

test('is thirty days, where no date stands for the document', () => {
  expect(new Date(keptUntil(now, null)).toISOString()).toBe('2026-12-22T12:00:00.000Z');
});

test('is never longer than the document itself', () => {
  expect(keptUntil(now, '2026-11-23T08:00:00Z')).toBe(Date.parse('2026-11-23T08:00:00Z'));
  expect(new Date(keptUntil(now, '2027-11-23T08:00:00Z')).toISOString()).toBe('2026-12-22T12:00:00.000Z');
});
