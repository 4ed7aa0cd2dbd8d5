import { expect, test } from 'vitest';
import type { Actor } from '#core/kernel/actor.ts';
import type { PlanFeature } from '#core/plans/plan-features.ts';
import type { PlanName } from '#core/plans/plans.ts';
import { addUser } from '#tests/support/add-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { planOf } from './plan-of.ts';
import { requirePlan } from './require-plan.ts';

const { db } = await createTestDatabase();

const minute = 60_000;
const guest: Actor = { kind: 'guest', deviceId: 'a-device' };
const refusal = (actor: Actor, feature: PlanFeature) =>
  requirePlan(db, actor, feature).then(
    () => undefined,
    (error: unknown) => (error as { code?: string }).code,
  );

test.each<[PlanName, PlanFeature, string | undefined]>([
  ['free', 'providerQuestions', 'plan.needs_basic'],
  ['free', 'sharing', 'plan.needs_basic'],
  ['free', 'healthProfile', 'plan.needs_premium'],
  ['basic', 'providerQuestions', undefined],
  ['basic', 'sharing', undefined],
  ['basic', 'healthProfile', 'plan.needs_premium'],
  ['premium', 'providerQuestions', undefined],
  ['premium', 'sharing', undefined],
  ['premium', 'healthProfile', undefined],
])('whoever has %s and asks for %s is answered %s', async (plan, feature, code) => {
  expect(await refusal(await addUser(db, { plan }), feature)).toBe(code);
});

test('a guest has to sign in first, and has no plan', async () => {
  expect(await refusal(guest, 'sharing')).toBe('auth.required');
  expect(await planOf(db, guest)).toBeNull();
});

test('an account that is gone has to sign in again', async () => {
  const user = await addUser(db);
  await db.deleteFrom('users').where('id', '=', String(user.userId)).execute();

  expect(await refusal(user, 'sharing')).toBe('auth.required');
});

test.each([
  ['counts from its moment on', -minute, 'free'],
  ['does not count before', minute, 'premium'],
] as const)('a change of plan %s', async (_, inMs, plan) => {
  const at = new Date(Date.now() + inMs);
  const user = await addUser(db, { plan: 'premium', nextPlan: { plan: 'free', at } });

  expect(await planOf(db, user)).toBe(plan);
});
