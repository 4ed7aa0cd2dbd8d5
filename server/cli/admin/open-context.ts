import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { findMasterKeys } from '#server/adapters/key-ring/master-key.ts';
import { openKeyRing } from '#server/adapters/key-ring/open-key-ring.ts';
import { createArgon2Hasher } from '#server/adapters/password-hasher/argon2.ts';
import { openDatabaseForCommand, type DatabaseForCommand } from '#server/adapters/postgres/open-for-command.ts';
import type { Config } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import { refuseUnfinishedMove } from '#server/db/unfinished-move.ts';
import { deriveKey } from '#server/derive-key.ts';
import { ensureDataDir } from '#server/ensure-data-dir.ts';
import { createAuditTrail } from '#server/features/audit/audit-trail.ts';
import { createTellingKey } from '#server/features/tellings/telling-key.ts';
import { masterKeyNote } from '#server/master-key-note.ts';
import { backupKeyOf } from '#server/secrets/backup-key.ts';
import { createBlindIndex } from '#server/secrets/blind-index.ts';
import { openRootSecret } from '#server/secrets/open-root-secret.ts';
import { StartupError } from '#server/startup-error.ts';
import { createTeardown, type Teardown } from '#server/teardown.ts';
import type { AdminContext } from './command.ts';

type Opening = { config: Config; needs: 'anything' | 'stopped'; say: AdminContext['say'] };

/** Opens what a command needs, does the work, and closes it again. Throws StartupError where it cannot be opened. */
export async function withContext<Result>(
  opening: Opening,
  work: (context: AdminContext) => Promise<Result>,
): Promise<Result> {
  const teardown = createTeardown();
  try {
    return await work(await openContext(opening, teardown));
  } finally {
    await teardown.run();
  }
}

async function openContext({ config, needs, say }: Opening, teardown: Teardown): Promise<AdminContext> {
  ensureDataDir(config.dataDir);
  const database = await openDatabaseForCommand(config);
  teardown.add(database.close);
  if (needs === 'stopped' && database.isShared) throw new StartupError(running);
  const { address } = database;
  const db = connect(createPool(address, { max: 4, applicationName: 'readback-admin' }), { answerWithinMs: 0 });
  teardown.add(() => db.destroy());
  await bringUpToDate(database);

  const isFirstStart = (await findMasterKeys(config)) === undefined;
  const keyRing = await openKeyRing(db, config);
  if (isFirstStart) say(masterKeyNote(config.dataDir));
  const root = await openRootSecret(db, keyRing);
  const auditKey = deriveKey(root, 'audit log');
  return {
    config,
    db,
    address,
    keyRing,
    files: await openFileStore(config),
    audit: createAuditTrail(auditKey),
    auditKey,
    backupKey: backupKeyOf(root),
    blindIndex: createBlindIndex(deriveKey(root, 'blind index')),
    tellingKey: createTellingKey(deriveKey(root, 'telling key')),
    passwords: await createArgon2Hasher(),
    say,
  };
}

/** Where the program runs it has done so itself, by the steps that it knows. */
async function bringUpToDate({ address, isShared }: DatabaseForCommand): Promise<void> {
  if (!isShared) await migrateAlone(address);
}

async function migrateAlone(address: DatabaseAddress): Promise<void> {
  const db = connect(createPool(address, { max: 1, applicationName: 'readback-admin' }), { answerWithinMs: 0 });
  await refuseUnfinishedMove(db)
    .then(() => migrate(db))
    .finally(() => db.destroy());
}

const running = 'The program is running on this data. Stop it first, and give the command again.';
