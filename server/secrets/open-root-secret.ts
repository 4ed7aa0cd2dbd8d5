import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { KeyRing } from '#server/ports/key-ring.ts';
import { installationKeyId } from './key-ids.ts';
import type { SecretTables } from './secrets.table.ts';

const name = 'root';
const context = { part: 'root-secret' };

type Stored = { wrapped: Uint8Array; sealed: Uint8Array };

/**
 * The secret of an installation that all others are derived from: cookies, keyed hashes, the audit log. It is made once, and stays the same
 * under a new master key. Throws AppError('storage.damaged') when it does not open.
 */
export async function openRootSecret(db: Kysely<SecretTables>, keyRing: KeyRing): Promise<Uint8Array> {
  return openSealedRoot(keyRing, (await select(db).executeTakeFirst()) ?? (await make(db, keyRing)));
}

/** The same, of a row that is not in the database. */
export const openSealedRoot = (keyRing: KeyRing, { wrapped, sealed }: Stored): Promise<Uint8Array> =>
  keyRing.decrypt({ id: installationKeyId, wrapped }, context, sealed);

/** The stored one, which is another process's when that one was first. */
async function make(db: Kysely<SecretTables>, keyRing: KeyRing): Promise<Stored> {
  const key = await keyRing.createKey(installationKeyId);
  const sealed = await keyRing.encrypt(key, context, randomBytes(32));
  await db
    .insertInto('installation_secrets')
    .values({ name, wrapped: Buffer.from(key.wrapped), sealed: Buffer.from(sealed) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return select(db).executeTakeFirstOrThrow();
}

const select = (db: Kysely<SecretTables>) =>
  db.selectFrom('installation_secrets').select(['wrapped', 'sealed']).where('name', '=', name);
