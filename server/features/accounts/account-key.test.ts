import { expect, test } from 'vitest';
import { createDocumentServer } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { changeProfile, getAccountKey, readProfile, sealProfile } from './account-key.ts';
import { getAccount } from './get-account.ts';
import { getSessionState } from './get-session-state.ts';

const database = await createTestDatabase();
const { db } = database;

async function setup() {
  const { meetUser, parts } = await createDocumentServer(database);
  const { user } = await meetUser();
  const { keyRing } = parts;
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', String(user.id))
    .executeTakeFirstOrThrow();
  const actor = { kind: 'user', userId: user.id, username: user.username, isAdmin: false, isRecent: true } as const;
  return { meetUser, parts, keyRing, id: user.id, ofUser: String(user.id), actor: { ...actor, sessionId } };
}

test('a profile keeps what was told, and changes in what is given alone', async () => {
  const { keyRing, id } = await setup();
  await changeProfile(db, keyRing, id, { name: 'Ana' });
  await changeProfile(db, keyRing, id, { email: 'ana@example.com' });
  expect(await readProfile(db, keyRing, id)).toEqual({ name: 'Ana', email: 'ana@example.com', readingSettings: null });
});

test('a profile does not open for another account', async () => {
  const { keyRing, id, meetUser } = await setup();
  const { user } = await meetUser();
  const ofAna = db.selectFrom('users').select('sealed_profile').where('id', '=', String(id));
  const { sealed_profile } = await ofAna.executeTakeFirstOrThrow();
  await db.updateTable('users').set({ sealed_profile }).where('id', '=', String(user.id)).execute();

  await expect(readProfile(db, keyRing, user.id)).rejects.toThrow('storage.damaged');
});

test('what opens and is no profile is damage', async () => {
  const { keyRing, id, ofUser } = await setup();
  const nonsense: { name: null; email: null; readingSettings: null } = JSON.parse('{"name":7}');
  const sealed_profile = await sealProfile(keyRing, await getAccountKey(db, id), nonsense);
  await db.updateTable('users').set({ sealed_profile }).where('id', '=', ofUser).execute();

  await expect(readProfile(db, keyRing, id)).rejects.toThrow('storage.damaged');
});

test('without its key nothing of an account opens', async () => {
  const { parts, keyRing, id, ofUser, actor } = await setup();
  await db.deleteFrom('account_keys').where('user_id', '=', ofUser).execute();

  await expect(getAccountKey(db, id)).rejects.toThrow('auth.required');
  await expect(readProfile(db, keyRing, id)).rejects.toThrow('auth.required');
  await expect(getAccount(parts, actor)).rejects.toThrow('auth.required');
});

test('an account that goes while it is asked for asks to sign in', async () => {
  const { parts, keyRing, id, ofUser, actor } = await setup();
  const key = await getAccountKey(db, id);
  await db.deleteFrom('users').where('id', '=', ofUser).execute();

  expect(key.id).toBe(`account-${id}`);
  await expect(getAccount(parts, actor)).rejects.toThrow('auth.required');
  await expect(getSessionState(parts, actor)).rejects.toThrow('auth.required');
  await expect(changeProfile(db, keyRing, id, { name: 'Ana' })).rejects.toThrow('auth.required');
});

test('a session that ends while it is asked for asks to sign in', async () => {
  const { parts, ofUser, actor } = await setup();
  await db
    .updateTable('sessions')
    .set({ seen_at: new Date(0) })
    .where('user_id', '=', ofUser)
    .execute();
  await expect(getSessionState(parts, actor)).rejects.toThrow('auth.required');
});
