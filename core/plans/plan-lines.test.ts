import { expect, test } from 'vitest';
import { planLines } from './plan-lines.ts';

test('each plan says what it offers and what is new with it', () => {
  expect(planLines('free')).toEqual(['5 uploads per month', '10MB per file', 'Session-only storage', 'No credit card']);
  expect(planLines('basic')).toEqual([
    '15 uploads per month',
    '25MB per file',
    '6-month history',
    'Provider questions',
    'Document sharing',
  ]);
  expect(planLines('premium')).toEqual([
    'Unlimited uploads',
    '50MB per file',
    'Unlimited history',
    'Custom health profile',
    'Priority support',
  ]);
});
