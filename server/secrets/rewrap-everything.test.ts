import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createKeyRing } from '#server/adapters/key-ring/aws-encryption-sdk.ts';
import { openKeyRing } from '#server/adapters/key-ring/open-key-ring.ts';
import type { KeyRewrapper, KeyRing } from '#server/ports/key-ring.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openRootSecret } from './open-root-secret.ts';
import { rewrapEverything } from './rewrap-everything.ts';
import { wrappedKeyTables } from './wrapped-keys.ts';

const { db } = await createTestDatabase();

beforeEach(async () => {
  for (const table of ['documents', 'users', 'installation_secrets', 'key_canary'])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

/** An installation under one master key, with a few documents and accounts, and a second master key. */
async function setup({ documents = 7, accounts = 3 } = {}) {
  const [old, present] = [randomBytes(32), randomBytes(32)];
  const keyRing = await openKeyRing(db, { dataDir: '', masterKey: old.toString('hex') });
  const root = await openRootSecret(db, keyRing);
  for (let count = 0; count < documents; count += 1) await insertDocument(keyRing);
  for (let count = 0; count < accounts; count += 1) await insertAccount(keyRing, `person${count}`);
  const both = createKeyRing(present, [old]);
  const seen: number[] = [];
  const rewrap = (ring: KeyRewrapper = both) =>
    rewrapEverything({ db, keyRing: ring, batchSize: 3, onProgress: (count) => void seen.push(count) });
  return { keyRing, present, root, both, rewrap, alone: createKeyRing(present), seen, total: documents + accounts + 2 };
}

async function insertDocument(keyRing: KeyRing): Promise<string> {
  const ticket = randomUUID();
  const { wrapped } = await keyRing.createKey(ticket);
  await sql`insert into documents (ticket, owner, sealed_label, document_type, file_type, file_size, blob, stage)
    values (${ticket}, 'guest:a', '', 'other', 'text/plain', 1, ${randomUUID()}, 'waiting')`.execute(db);
  await db
    .insertInto('document_keys')
    .values({ ticket, wrapped: Buffer.from(wrapped) })
    .execute();
  return ticket;
}

async function insertAccount(keyRing: KeyRing, name: string): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`insert into users (username, username_key, password_hash, sealed_profile, plan)
    values (${name}, ${name}, '', '', 'free') returning id`.execute(db);
  const userId = rows[0]?.id ?? '';
  const { wrapped } = await keyRing.createKey(`account-${userId}`);
  await db
    .insertInto('account_keys')
    .values({ user_id: userId, wrapped: Buffer.from(wrapped) })
    .execute();
}

test('every column of wrapped keys that there is gets rewrapped', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name like '%wrapped%'`.execute(db);

  expect(rows.map(({ name }) => name).toSorted()).toEqual(wrappedKeyTables.map(({ table }) => table).toSorted());
});

test('afterwards everything opens under the new master key alone, and the secret of the installation is the same', async () => {
  const { present, root, rewrap, alone, total, seen } = await setup();

  expect(await rewrap()).toEqual({ seen: total, rewrapped: total, damaged: [] });

  expect(await rewrap(alone)).toEqual({ seen: total, rewrapped: 0, damaged: [] });
  const keyRing = await openKeyRing(db, { dataDir: '', masterKey: present.toString('hex') });
  expect(Buffer.from(await openRootSecret(db, keyRing)).equals(root)).toBe(true);
  expect(seen.slice(0, 6)).toEqual([1, 4, 4, 7, 10, 11]);
});

test('going on after an interruption does the rest only', async () => {
  const { both, rewrap, total } = await setup();
  let left = 8;
  const interrupted = rewrap({
    rewrap: (key) => ((left -= 1) < 0 ? Promise.reject(new Error('the power went')) : both.rewrap(key)),
  });
  await expect(interrupted).rejects.toThrow('the power went');

  const { rewrapped, seen } = await rewrap();

  // The root secret, three accounts and a batch of three documents were done; the batch in the middle of which it ended was not.
  expect({ rewrapped, seen }).toEqual({ rewrapped: total - 7, seen: total });
});

test('a row that nothing opens is named and left as it is, and keeps no other from its turn', async () => {
  const { keyRing, rewrap, total } = await setup();
  const ticket = await insertDocument(keyRing);
  const { wrapped } = await db
    .selectFrom('document_keys')
    .select('wrapped')
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  const broken = Buffer.from(wrapped);
  broken[broken.length - 1] = (broken.at(-1) ?? 0) ^ 1;
  await db.updateTable('document_keys').set({ wrapped: broken }).where('ticket', '=', ticket).execute();

  expect(await rewrap()).toEqual({ seen: total + 1, rewrapped: total, damaged: [`document_keys ${ticket}`] });

  const kept = await db.selectFrom('document_keys').select('wrapped').where('ticket', '=', ticket).executeTakeFirst();
  expect(kept?.wrapped.equals(broken)).toBe(true);
});
