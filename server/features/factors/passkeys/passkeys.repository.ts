import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Passkey } from '#core/accounts/account.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey, EncryptionContext, KeyRing } from '#server/ports/key-ring.ts';
import { getAccountKey } from '../../accounts/account-key.ts';

type PasskeyDeps = { db: Kysely<Database>; keyRing: KeyRing };
type NewPasskey = { credentialId: string; publicKey: Uint8Array; counter: number; transports: string[]; label: string };

/** What checking a signature takes. */
export type StoredPasskey = {
  credentialId: string;
  userId: number;
  username: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
};

const labelPart = (id: string): EncryptionContext => ({ part: 'passkey-label', passkey: id });
const Transports = z.array(z.string());

/** Passkeys of one person, the newest last. */
export async function listPasskeys({ db, keyRing }: PasskeyDeps, userId: number): Promise<Passkey[]> {
  const rows = await ofUser(db, userId).selectAll().orderBy('created_at').orderBy('id').execute();
  const key = await getAccountKey(db, userId);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      label: await openLabel(keyRing, key, row),
      createdAt: row.created_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    })),
  );
}

const openLabel = async (keyRing: KeyRing, key: DocumentKey, row: { id: string; sealed_label: Buffer }) =>
  Buffer.from(await keyRing.decrypt(key, labelPart(row.id), row.sealed_label)).toString();

/** Which ones an authenticator need not make again. */
export async function knownTo(db: Kysely<Database>, userId: number): Promise<{ id: string; transports: string[] }[]> {
  const rows = await ofUser(db, userId).select(['credential_id', 'transports']).execute();
  return rows.map((row) => ({ id: row.credential_id, transports: Transports.parse(JSON.parse(row.transports)) }));
}

const ofUser = (db: Kysely<Database>, userId: number) =>
  db.selectFrom('passkeys').where('user_id', '=', String(userId));

/** Undefined where one of this id is there already, whoever's it is. */
export async function insertPasskey(
  { db, keyRing }: PasskeyDeps,
  userId: number,
  { credentialId, publicKey, counter, transports, label }: NewPasskey,
): Promise<Passkey | undefined> {
  const key = await getAccountKey(db, userId);
  const id = randomUUID();
  const row = await db
    .insertInto('passkeys')
    .values({
      credential_id: credentialId,
      id,
      user_id: String(userId),
      public_key: Buffer.from(publicKey),
      counter: String(counter),
      transports: JSON.stringify(transports),
      sealed_label: Buffer.from(await keyRing.encrypt(key, labelPart(id), Buffer.from(label))),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('created_at')
    .executeTakeFirst();
  return row && { id, label, createdAt: row.created_at.toISOString(), usedAt: null };
}

export async function removePasskey(db: Kysely<Database>, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', String(userId))
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whoever's it is: the only look-up without an owner, since signing in is how the owner becomes known. */
export async function findPasskey(db: Kysely<Database>, credentialId: string): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['users.id', 'users.username', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return (
    row && {
      credentialId,
      userId: Number(row.id),
      username: row.username,
      publicKey: Uint8Array.from(row.public_key),
      counter: Number(row.counter),
    }
  );
}

/**
 * Notes a use. False where the passkey is gone, or its counter was at that place before: of two answers with one count, one was copied.
 * Authenticators that do not count say 0 each time.
 */
export async function noteUse(db: Kysely<Database>, credentialId: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: String(counter), used_at: sql<Date>`now()` })
    .where('credential_id', '=', credentialId)
    .where(sql<boolean>`counter < ${counter} or (counter = 0 and ${counter} = 0)`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
