import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAuditTrail } from '#server/features/audit/audit-trail.ts';
import { planOf } from '#server/features/plans/plan-of.ts';
import { addUser } from '#tests/support/add-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { UsageError } from '../usage-error.ts';
import { plan } from './plan.ts';

const { db } = await createTestDatabase();

async function setup(settings: Parameters<typeof addUser>[1] = { plan: 'free' }) {
  const user = await addUser(db, settings);
  const said: string[] = [];
  const deps = { db, audit: createAuditTrail(randomBytes(32)), say: (line: string) => void said.push(line) };
  const give = (...args: string[]) => plan.run(deps, [user.username, ...args]);
  const kept = () =>
    db
      .selectFrom('users')
      .select(['plan', 'next_plan', 'next_plan_at'])
      .where('id', '=', String(user.userId))
      .executeTakeFirstOrThrow();
  const events = () =>
    db
      .selectFrom('audit_events')
      .select(['actor', 'action', 'fields'])
      .where('owner', '=', `user:${user.userId}`)
      .execute();
  return { user, said, deps, give, kept, events };
}

test('a plan counts from the next month on, as the person counts months', async () => {
  const { user, give, kept, events, said } = await setup({ plan: 'free', timeZone: 'Pacific/Auckland' });

  expect(await give('premium')).toBe(0);

  const { next_plan, next_plan_at } = await kept();
  expect(await planOf(db, user)).toBe('free');
  expect(next_plan).toBe('premium');
  const there = next_plan_at?.toLocaleString('en-GB', {
    timeZone: 'Pacific/Auckland',
    timeStyle: 'short',
    dateStyle: 'short',
  });
  expect(there).toMatch(/^01\/.*00:00$/);
  expect(said).toEqual([`${user.username} has the plan premium from ${next_plan_at?.toISOString()} on.`]);
  expect(await events()).toMatchObject([
    { actor: 'operator', action: 'account.plan_changed', fields: expect.stringContaining('"plan":"premium"') },
  ]);
});

test('with --now it counts at once, and a change that waited is gone', async () => {
  const { user, give, kept } = await setup({
    plan: 'free',
    nextPlan: { plan: 'basic', at: new Date(Date.now() + 1e8) },
  });

  await give('premium', '--now');

  expect(await kept()).toEqual({ plan: 'premium', next_plan: null, next_plan_at: null });
  expect(await planOf(db, user)).toBe('premium');
});

test('the plan that somebody has already only takes back a change that waits', async () => {
  const { give, kept } = await setup({ plan: 'basic', nextPlan: { plan: 'free', at: new Date(Date.now() + 1e8) } });
  await give('basic');
  expect(await kept()).toEqual({ plan: 'basic', next_plan: null, next_plan_at: null });
});

test('whoever has paid keeps what was paid for until then', async () => {
  const { user, give, kept } = await setup({ plan: 'premium' });
  const paidUntil = new Date(Date.now() + 90 * 24 * 3600 * 1000);
  await db
    .insertInto('subscriptions')
    .values({
      user_id: String(user.userId),
      customer: `customer-${user.userId}`,
      subscription: 'one',
      plan: 'premium',
      interval: 'yearly',
      status: 'active',
      is_active: true,
      period_ends_at: paidUntil,
    })
    .execute();

  await give('free');

  expect(await kept()).toEqual({ plan: 'premium', next_plan: 'free', next_plan_at: paidUntil });
});

test.each([[[]], [['gold']], [['free', 'more']], [['free', '--never']]])('%j cannot be used', async (args) => {
  const { give, kept } = await setup();
  await expect(give(...args)).rejects.toThrow(UsageError);
  expect(await kept()).toMatchObject({ plan: 'free', next_plan: null });
});

test.each(['nobody', "'; drop table users; --", ''])('nobody is called %j', async (name) => {
  const { deps } = await setup();
  await expect(plan.run(deps, [name, 'free'])).rejects.toThrow('There is no account of this name.');
});
