import type { PoolClient } from 'pg';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { findMasterKeys, type MasterKeys } from '#server/adapters/key-ring/master-key.ts';
import { openDatabaseForCommand } from '#server/adapters/postgres/open-for-command.ts';
import { readS3PlaceAt, type Config } from '#server/config.ts';
import type { DatabaseAddress } from '#server/db/pool.ts';
import { ensureDataDir } from '#server/ensure-data-dir.ts';
import type { S3Place } from '#server/files-config.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { StartupError } from '#server/startup-error.ts';
import type { Teardown } from '#server/teardown.ts';
import type { NewPlace } from './move-arguments.ts';
import { openMoveClient } from './move-client.ts';
import type { OldPlace } from './old-place.ts';

export type OpenNewPlace = { address: DatabaseAddress; client: PoolClient; files: FileStore };

type Opening = { to: NewPlace; config: Config; old: OldPlace };

/** Throws StartupError where the program runs there, or where it is the old place itself. */
export async function openNewPlace({ to, config, old }: Opening, teardown: Teardown): Promise<OpenNewPlace> {
  const { databaseUrl, bucket } = to;
  const dataDir = to.dataDir ?? config.dataDir;
  const s3 = bucket === undefined ? undefined : readS3PlaceAt(bucket);
  refuseSamePlace({ databaseUrl, dataDir, s3 }, config);
  if (to.dataDir !== undefined) {
    ensureDataDir(to.dataDir);
    await refuseOtherKey(to.dataDir, old.keys);
  }
  const database = await inOwnWords(openDatabaseForCommand({ databaseUrl, dataDir }));
  teardown.add(database.close);
  if (database.isShared) throw new StartupError(running);
  const client = await openMoveClient(database.address, teardown);
  if ((await identityOf(client)) === (await identityOf(old.client))) throw new StartupError(sameDatabase);
  return { address: database.address, client, files: await inOwnWords(openFileStore({ dataDir, s3 })) };
}

type Where = { databaseUrl: string | undefined; dataDir: string; s3: S3Place | undefined };

function refuseSamePlace(to: Where, from: Where): void {
  const isSameFolder = to.dataDir === from.dataDir;
  if (to.databaseUrl === undefined && from.databaseUrl === undefined && isSameFolder)
    throw new StartupError(sameDatabase);
  const folderOf = ({ s3, dataDir }: Where) =>
    s3 === undefined ? join(dataDir, 'files') : [s3.endpoint, s3.bucket, s3.prefix];
  if (isDeepStrictEqual(folderOf(to), folderOf(from))) throw new StartupError(sameFiles);
}

/** One server tells by this that it is the same, whatever address it was reached by. */
async function identityOf(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select current_database() || ' ' || pg_postmaster_start_time() as identity`,
  );
  return rows[0]?.identity ?? '';
}

async function refuseOtherKey(dataDir: string, keys: MasterKeys): Promise<void> {
  const there = await findMasterKeys({ dataDir });
  if (there !== undefined && !isDeepStrictEqual(there.present, keys.present)) throw new StartupError(otherKey(dataDir));
}

const words = { DATABASE_URL: '--to', FILES: '--files', DATA_DIR: '--data-dir' };

/** What keeps the program from using a place names its settings; whoever gave the command gave options. */
async function inOwnWords<Opened>(opening: Promise<Opened>): Promise<Opened> {
  return opening.catch((error: unknown) => {
    if (!(error instanceof StartupError)) throw error;
    const message = error.message.replaceAll(
      /\b(DATABASE_URL|FILES|DATA_DIR)\b/g,
      (name) => words[name as keyof typeof words],
    );
    throw new StartupError(message, { cause: error });
  });
}

const running = 'The program is running at the new place. Stop it first. A place that is moved to has to be empty.';

const sameDatabase = 'The database is at this place already. Choose another one. Nothing was changed.';

const sameFiles =
  'The files are at this place already. Choose another one: the old place is left as it is, and so cannot be the new one too.';

const otherKey = (dataDir: string): string =>
  `There is another master key in ${dataDir}. Choose an empty data folder. Nothing was changed.`;
