import { expect, test } from 'vitest';
import { addUser } from '#tests/support/add-user.ts';
import { createDocumentServer } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { getAccount } from './get-account.ts';

const database = await createTestDatabase();
const { db } = database;

async function setup() {
  const { meetUser, parts } = await createDocumentServer(database, { accountRules: { defaultPlan: 'premium' } });
  const { user } = await meetUser();
  const actor = { ...(await addUser(db)), userId: user.id, username: user.username };
  const change = (next_plan_at: Date) =>
    db.updateTable('users').set({ next_plan: 'basic', next_plan_at }).where('id', '=', String(user.id)).execute();
  return { change, planOf: async () => (await getAccount(parts, actor)).plan };
}

test('tells the plan that somebody has until the day of a change', async () => {
  const { change, planOf } = await setup();
  await change(new Date(Date.now() + 60_000));

  expect(await planOf()).toBe('premium');
});

test('tells the plan that a change brought from its very moment, written down or not', async () => {
  const { change, planOf } = await setup();
  await change(new Date(Date.now() - 1000));

  expect(await planOf()).toBe('basic');
});
