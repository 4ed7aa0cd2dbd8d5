import type { Kysely } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { createKeyRing } from './aws-encryption-sdk.ts';
import type { KeyCanaryTable, KeyRingTables } from '../../db/key-canary.table.ts';
import { StartupError } from '../../startup-error.ts';
import { createMasterKey, findMasterKey, type MasterKeyLocation } from './master-key.ts';

const canaryId = 'canary';
const context = { part: 'canary' };
const plain = Buffer.from('This opens with the right master key.');

/**
 * The key ring of an installation, proven against its canary record before anything is served. Makes the master key of
 * a new installation; throws StartupError when the key of an existing one is missing or another.
 */
export async function openKeyRing(db: Kysely<KeyRingTables>, location: MasterKeyLocation): Promise<KeyRing> {
  const canary = await findCanary(db);
  const found = await findMasterKey(location);
  if (found === undefined && canary !== undefined) throw new StartupError(missing);

  const keyRing = createKeyRing(found ?? (await createMasterKey(location.dataDir)));
  await prove(keyRing, canary ?? (await saveCanary(db, keyRing)));
  return keyRing;
}

async function prove(keyRing: KeyRing, { wrapped, sealed }: KeyCanaryTable): Promise<void> {
  try {
    await keyRing.decrypt({ id: canaryId, wrapped }, context, sealed);
  } catch (error) {
    if (error instanceof AppError) throw new StartupError(wrong, { cause: error });
    throw error;
  }
}

/** The stored canary, which is another process's when that one was first. */
async function saveCanary(db: Kysely<KeyRingTables>, keyRing: KeyRing): Promise<KeyCanaryTable> {
  const { wrapped } = await keyRing.createKey(canaryId);
  const sealed = await keyRing.encrypt({ id: canaryId, wrapped }, context, plain);
  const row = { id: 1, wrapped: Buffer.from(wrapped), sealed: Buffer.from(sealed) };
  await db
    .insertInto('key_canary')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findCanary(db)) ?? row;
}

const findCanary = (db: Kysely<KeyRingTables>): Promise<KeyCanaryTable | undefined> =>
  db.selectFrom('key_canary').selectAll().executeTakeFirst();

const missing =
  'The master key is missing, but there are documents that were encrypted with it. ' +
  'Put master.key back into the data directory, or set MASTER_KEY or MASTER_KEY_FILE. ' +
  'No new key was made: it could not open what is stored.';

const wrong =
  'The master key does not open what is stored: it is not the key that this data was encrypted with. ' +
  'Start with the right MASTER_KEY, MASTER_KEY_FILE or master.key. Nothing was changed.';
