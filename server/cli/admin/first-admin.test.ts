import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyRing } from '#server/adapters/key-ring/aws-encryption-sdk.ts';
import { createArgon2Hasher } from '#server/adapters/password-hasher/argon2.ts';
import { readConfig } from '#server/config.ts';
import { createAuditTrail } from '#server/features/audit/audit-trail.ts';
import { spendRecoveryCode } from '#server/features/factors/recovery-codes.ts';
import { createBlindIndex } from '#server/secrets/blind-index.ts';
import { addUser } from '#tests/support/add-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { UsageError } from '../usage-error.ts';
import { firstAdmin } from './first-admin.ts';

const { db } = await createTestDatabase();

async function setup() {
  const said: string[] = [];
  const deps = {
    config: readConfig({ DEFAULT_PLAN: 'premium' }),
    db,
    keyRing: createKeyRing(randomBytes(32)),
    audit: createAuditTrail(randomBytes(32)),
    blindIndex: createBlindIndex(randomBytes(32)),
    passwords: await createArgon2Hasher({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
    say: (line: string) => void said.push(line),
  };
  const rowOf = (key: string) =>
    db.selectFrom('users').selectAll().where('username_key', '=', key).executeTakeFirstOrThrow();
  return { said, deps, rowOf, run: (...args: string[]) => firstAdmin.run(deps, args) };
}

test('the account that is made signs in with what was printed, and administers', async () => {
  const { said, deps, run, rowOf } = await setup();

  expect(await run('Ana')).toBe(0);

  const { id, is_admin, plan, password_hash } = await rowOf('ana');
  const [, password = '', , code = ''] = said.map((line) => line.trim());
  expect([is_admin, plan]).toEqual([true, 'premium']);
  expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  expect(await deps.passwords.verify(password_hash, password)).toBe(true);
  expect(said).toHaveLength(13);
  expect(await spendRecoveryCode(deps, db, Number(id), code)).toBe(true);
});

test('two accounts get two passwords', async () => {
  const { said, run } = await setup();
  await run('bea');
  await run('cleo');
  expect(said[1]).not.toBe(said[14]);
});

test('an account that there is administers from then on, keeps its password, and its owner can see it', async () => {
  const { said, run, rowOf } = await setup();
  const user = await addUser(db);
  const before = await rowOf(user.username);

  await run(user.username.toUpperCase());

  expect(await rowOf(user.username)).toEqual({ ...before, is_admin: true });
  expect(said).toEqual([`${user.username} may administer from now on.`]);
  const events = await db
    .selectFrom('audit_events')
    .select(['actor', 'action', 'fields'])
    .where('owner', '=', `user:${user.userId}`)
    .execute();
  expect(events).toEqual([{ actor: 'operator', action: 'account.profile_changed', fields: '{"isAdmin":true}' }]);
  await run(user.username);
  expect(said.at(-1)).toBe(`${user.username} may administer already.`);
});

test.each([[[]], [['ana', 'bea']]])('%j cannot be used', async (args) => {
  const { run } = await setup();
  await expect(run(...args)).rejects.toThrow(UsageError);
});

test('a name that nobody can have is refused', async () => {
  const { run } = await setup();
  await expect(run('a\u202eb')).rejects.toMatchObject({ code: 'account.username_unusable' });
});
