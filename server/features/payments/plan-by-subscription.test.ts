import { describe, expect, test } from 'vitest';
import type { Subscription } from '#server/ports/payments.ts';
import { planBySubscription, type Before } from './plan-by-subscription.ts';

const end = new Date('2026-12-15T00:00:00Z');
const nextEnd = new Date('2027-01-15T00:00:00Z');

const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  customer: 'cus_1',
  userId: 7,
  plan: 'basic',
  interval: 'monthly',
  isActive: true,
  status: 'active',
  periodEndsAt: end,
  endsAtPeriodEnd: false,
  ...more,
});

const known: Before = { subscription: 'sub_1', isActive: true, periodEndsAt: end };

describe('the plan of somebody who', () => {
  test.each([
    ['pays for the first time is theirs at once', 'free', undefined, {}, 'basic', null],
    ['pays again after it had ended is theirs at once', 'free', { ...known, isActive: false }, {}, 'basic', null],
    ['goes on as before stays', 'basic', known, {}, 'basic', null],
    ['chose a higher one waits for the next period', 'basic', known, { plan: 'premium' }, 'basic', ['premium', end]],
    ['chose a lower one waits for the next period', 'premium', known, {}, 'premium', ['basic', end]],
    [
      'chose another one is there when the next period begins',
      'basic',
      known,
      { plan: 'premium', periodEndsAt: nextEnd },
      'premium',
      null,
    ],
    ['took a new subscription is theirs at once', 'basic', known, { id: 'sub_2', plan: 'premium' }, 'premium', null],
    [
      'ends it stays until what was paid for is over',
      'basic',
      known,
      { endsAtPeriodEnd: true },
      'basic',
      ['free', end],
    ],
    [
      'changes and ends it loses it at the end',
      'basic',
      known,
      { plan: 'premium', endsAtPeriodEnd: true },
      'basic',
      ['free', end],
    ],
    ['did not pay is the unpaid one', 'premium', known, { isActive: false, status: 'unpaid' }, 'free', null],
  ] as const)('%s', (_what, present, before, more, plan, next) => {
    const decision = planBySubscription({ present, before, now: subscription(more), unpaid: 'free' });

    expect(decision).toEqual({ plan, next: next && { plan: next[0], at: next[1] } });
  });
});
