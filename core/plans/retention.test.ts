import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterChangeDays, isLower } from './lowering.ts';
import { planNames } from './plans.ts';
import { removalOf, settled, type UserKeeping } from './retention.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const uploadedAt = new Date('2026-08-31T12:00:00Z');
const after = (ms: number, from = uploadedAt) => new Date(from.getTime() + ms);

const user = (more: Partial<UserKeeping> = {}): UserKeeping => ({
  kind: 'user',
  plan: 'free',
  timeZone: 'Europe/Madrid',
  signedOutAt: null,
  changedAt: null,
  change: null,
  ...more,
});

test("a guest's document is removed 24 hours after its upload", () => {
  expect(removalOf({ kind: 'guest' }, uploadedAt)).toEqual(after(day));
});

describe('with the Free plan', () => {
  test('no date stands while somebody is signed in', () => {
    expect(removalOf(user(), uploadedAt)).toBeNull();
  });

  test('a document is removed 24 hours after the last session ended', () => {
    const signedOutAt = after(3 * day);
    expect(removalOf(user({ signedOutAt }), uploadedAt)).toEqual(after(4 * day));
  });

  test('one that came when nobody was signed in stays for 24 hours all the same', () => {
    expect(removalOf(user({ signedOutAt: after(-9 * day) }), uploadedAt)).toEqual(after(day));
  });
});

test('with the Basic plan a document is removed six calendar months after its upload', () => {
  const keeping = user({ plan: 'basic', signedOutAt: after(day) });
  expect(removalOf(keeping, uploadedAt)?.toISOString()).toBe('2027-02-28T13:00:00.000Z');
});

test('with the Premium plan a document is never removed', () => {
  expect(removalOf(user({ plan: 'premium', signedOutAt: after(-400 * day) }), uploadedAt)).toBeNull();
});

describe('after a change of plan', () => {
  test('nothing is removed for seven days', () => {
    const changedAt = after(400 * day);
    const removedAt = after(afterChangeDays * day, changedAt);
    expect(removalOf(user({ plan: 'basic', changedAt }), uploadedAt)).toEqual(removedAt);
    expect(removalOf(user({ plan: 'free', changedAt, signedOutAt: uploadedAt }), uploadedAt)).toEqual(removedAt);
  });

  test('nothing is removed for seven days that a smaller plan kept while somebody was signed in', () => {
    const change = { plan: 'basic' as const, at: after(400 * day) };
    expect(removalOf(user({ change }), uploadedAt)).toEqual(after(afterChangeDays * day, change.at));
  });

  test('what stays longer anyway stays as long', () => {
    const keeping = user({ plan: 'basic', changedAt: after(day) });
    expect(removalOf(keeping, uploadedAt)?.toISOString()).toBe('2027-02-28T13:00:00.000Z');
  });
});

describe('before a change that waits for its day', () => {
  const at = after(300 * day);

  test('what will be removed then is told now', () => {
    const keeping = user({ plan: 'premium', change: { plan: 'basic', at } });
    expect(removalOf(keeping, uploadedAt)).toEqual(after(afterChangeDays * day, at));
  });

  test('what is removed before has its own date', () => {
    const keeping = user({ plan: 'basic', change: { plan: 'free', at }, signedOutAt: after(day) });
    expect(removalOf(keeping, uploadedAt)?.toISOString()).toBe('2027-02-28T13:00:00.000Z');
  });

  test('a higher plan keeps it', () => {
    const keeping = user({ plan: 'basic', change: { plan: 'premium', at: after(day) } });
    expect(removalOf(keeping, uploadedAt)).toBeNull();
  });
});

test('plans are lower in their order', () => {
  const lower = planNames.map((plan) => planNames.filter((other) => isLower(plan, other)));
  expect(lower).toEqual([['basic', 'premium'], ['premium'], []]);
});

describe('whatever the plan and the dates', () => {
  const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  const plan = fc.constantFrom(...planNames);
  const keeping: fc.Arbitrary<UserKeeping> = fc.record({
    kind: fc.constant('user' as const),
    plan,
    timeZone: fc.constantFrom('UTC', 'Europe/Madrid', 'Pacific/Kiritimati', 'America/Los_Angeles'),
    signedOutAt: fc.option(date),
    changedAt: fc.option(date),
    change: fc.option(fc.record({ plan, at: date })),
  });

  test('nothing is removed within 24 hours of its upload', () => {
    fc.assert(
      fc.property(keeping, date, (kept, uploaded) => {
        const removedAt = removalOf(kept, uploaded);
        expect(removedAt === null || removedAt.getTime() >= uploaded.getTime() + day).toBe(true);
      }),
    );
  });

  test('nothing is removed sooner because somebody signed out later', () => {
    fc.assert(
      fc.property(keeping, date, fc.nat(400), (kept, uploaded, days) => {
        const signedOutAt = kept.signedOutAt && after(days * day, kept.signedOutAt);
        const [sooner, later] = [removalOf(kept, uploaded), removalOf({ ...kept, signedOutAt }, uploaded)];
        expect((later ?? Infinity) >= (sooner ?? Infinity)).toBe(true);
      }),
    );
  });

  test('a higher plan removes nothing sooner', () => {
    fc.assert(
      fc.property(keeping, date, (kept, uploaded) => {
        const [free, basic, premium] = planNames.map(
          (name) => removalOf({ ...kept, plan: name, change: null, signedOutAt: uploaded }, uploaded) ?? Infinity,
        );
        expect(Number(free) <= Number(basic) && Number(basic) <= Number(premium)).toBe(true);
      }),
    );
  });

  test('a change whose day has come leaves what was told before', () => {
    fc.assert(
      fc.property(keeping, date, plan, fc.nat(400), (kept, uploaded, next, days) => {
        const at = after(days * day, uploaded);
        const waiting = { ...kept, change: { plan: next, at } };
        const told = removalOf(waiting, uploaded);
        fc.pre(told === null || told > at);
        const then = settled(waiting, after(day, at));
        expect(then).toMatchObject({ plan: next, change: null });
        expect(removalOf(then, uploaded)).toEqual(told);
      }),
    );
  });

  test('a change whose day has not come changes nothing yet', () => {
    const waiting = user({ plan: 'premium', change: { plan: 'free', at: after(1) } });
    expect(settled(waiting, uploadedAt)).toEqual(waiting);
  });
});
