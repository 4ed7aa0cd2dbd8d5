import type { Kysely } from 'kysely';
import type { KeyRing } from '../../ports/key-ring.ts';
import { createKeyRing } from './aws-encryption-sdk.ts';
import type { KeyCanaryTable, KeyRingTables } from '../../db/key-canary.table.ts';
import { canaryKeyId } from '../../secrets/key-ids.ts';
import { StartupError } from '../../startup-error.ts';
import { createMasterKey, findMasterKeys, type MasterKeyLocation } from './master-key.ts';

const context = { part: 'canary' };
const plain = Buffer.from('This opens with the right master key.');

/** `role` is `all` where this process is the only one. */
type Location = MasterKeyLocation & { role?: 'all' | 'web' | 'worker' };

/**
 * The key ring of an installation, proven against its canary record before anything is served. Makes the master key of
 * a new installation that is one process; throws StartupError when the key of an existing one is missing or another.
 */
export async function openKeyRing(db: Kysely<KeyRingTables>, location: Location): Promise<KeyRing> {
  const canary = await selectCanary(db).executeTakeFirst();
  const found = await findMasterKeys(location);
  if (found === undefined && canary !== undefined) throw new StartupError(missing);
  if (found === undefined && location.role !== undefined && location.role !== 'all')
    throw new StartupError(noneToShare(location.role));

  const { present, previous } = found ?? { present: await createMasterKey(location.dataDir), previous: [] };
  const keyRing = createKeyRing(present, previous);
  await prove(keyRing, canary ?? (await saveCanary(db, keyRing)));
  return keyRing;
}

/** Throws AppError('storage.damaged') when the master key is another one. */
export async function openCanary(
  keyRing: KeyRing,
  { wrapped, sealed }: Pick<KeyCanaryTable, 'wrapped' | 'sealed'>,
): Promise<void> {
  await keyRing.decrypt({ id: canaryKeyId, wrapped }, context, sealed);
}

async function prove(keyRing: KeyRing, canary: KeyCanaryTable): Promise<void> {
  await openCanary(keyRing, canary).catch((cause: unknown) => {
    throw new StartupError(wrong, { cause });
  });
}

/** The stored canary, which is another process's when that one was first. */
async function saveCanary(db: Kysely<KeyRingTables>, keyRing: KeyRing): Promise<KeyCanaryTable> {
  const { wrapped } = await keyRing.createKey(canaryKeyId);
  const sealed = await keyRing.encrypt({ id: canaryKeyId, wrapped }, context, plain);
  await db
    .insertInto('key_canary')
    .values({ id: 1, wrapped: Buffer.from(wrapped), sealed: Buffer.from(sealed) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return selectCanary(db).executeTakeFirstOrThrow();
}

const selectCanary = (db: Kysely<KeyRingTables>) => db.selectFrom('key_canary').selectAll();

const missing =
  'The master key is missing, but there are documents that were encrypted with it. ' +
  'Put master.key back into the data directory, or set MASTER_KEY or MASTER_KEY_FILE. ' +
  'No new key was made: it could not open what is stored.';

const noneToShare = (role: string): string =>
  `ROLE=${role} needs the master key that all processes share, and none was found. Set MASTER_KEY or MASTER_KEY_FILE to ` +
  'the same key for each of them. A new key is 32 random bytes in base64, which `openssl rand -base64 32` writes.';

const wrong =
  'The master key does not open what is stored: it is not the key that this data was encrypted with. ' +
  'Start with the right MASTER_KEY, MASTER_KEY_FILE or master.key. After a change of the key, name the one before it ' +
  'in MASTER_KEY_PREVIOUS. Nothing was changed.';
