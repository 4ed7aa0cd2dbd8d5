import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { AppError } from '#core/kernel/app-error.ts';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { createKeyRing } from '#server/adapters/key-ring/aws-encryption-sdk.ts';
import { findMasterKeys, type MasterKeys } from '#server/adapters/key-ring/master-key.ts';
import { openCanary } from '#server/adapters/key-ring/open-key-ring.ts';
import { openDatabaseForCommand } from '#server/adapters/postgres/open-for-command.ts';
import type { Config } from '#server/config.ts';
import { connectClient } from '#server/db/connect-client.ts';
import { migrations } from '#server/db/migrations.ts';
import type { DatabaseAddress } from '#server/db/pool.ts';
import { refuseUnfinishedMove } from '#server/db/unfinished-move.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { StartupError } from '#server/startup-error.ts';
import type { Teardown } from '#server/teardown.ts';
import { listMigrations } from '../backup/schema.ts';
import { openMoveClient } from './move-client.ts';
import { otherVersion } from './prepare-target.ts';

export type OldPlace = {
  address: DatabaseAddress;
  client: PoolClient;
  files: FileStore;
  keys: MasterKeys;
  /** Tells installations apart. */
  installation: string;
};

/** The place of the settings, once it is known that nobody works there and that its key opens it. Nothing is written there. */
export async function openOldPlace(config: Config, teardown: Teardown): Promise<OldPlace> {
  const database = await openDatabaseForCommand(config);
  teardown.add(database.close);
  if (database.isShared) throw new StartupError(running);
  const client = await openMoveClient(database.address, teardown);
  await refuseOtherVersion(client);
  await refuseUnfinishedMove(connectClient(client));
  return {
    address: database.address,
    client,
    files: await openFileStore(config),
    ...(await openKeys(client, config)),
  };
}

async function refuseOtherVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('kysely_migration') is not null as "isThere"`,
  );
  if (rows[0]?.isThere !== true) throw new StartupError(nothing);
  const taken = await listMigrations(client);
  if (taken.join() !== Object.keys(migrations).sort().join()) throw new StartupError(otherVersion);
}

async function openKeys(client: PoolClient, config: Config): Promise<Pick<OldPlace, 'keys' | 'installation'>> {
  const canary = await connectClient(client).selectFrom('key_canary').selectAll().executeTakeFirst();
  if (canary === undefined) throw new StartupError(nothing);
  const keys = await findMasterKeys(config);
  if (keys === undefined) throw new StartupError(noKey);
  await openCanary(createKeyRing(keys.present, keys.previous), canary).catch((cause: unknown) => {
    throw cause instanceof AppError ? new StartupError(otherKey, { cause }) : cause;
  });
  return { keys, installation: createHash('sha256').update(canary.sealed).digest('hex') };
}

export const running =
  'The program is running at the old place. Stop all of its processes first, and give the command again.';

const nothing = 'There is no installation where the settings point to: DATA_DIR, or DATABASE_URL. Nothing was moved.';

const noKey =
  'The master key of the old place is missing. Put master.key back into its data folder, or set MASTER_KEY or MASTER_KEY_FILE. ' +
  'Nothing was moved.';

const otherKey =
  'The master key does not open what is stored at the old place, so it would not open it at the new one either. Set the right one first. ' +
  'Nothing was moved.';
