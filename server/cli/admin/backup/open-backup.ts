import { AppError } from '#core/kernel/app-error.ts';
import { createKeyRing } from '#server/adapters/key-ring/aws-encryption-sdk.ts';
import { findMasterKeys, type MasterKeyLocation } from '#server/adapters/key-ring/master-key.ts';
import { openCanary } from '#server/adapters/key-ring/open-key-ring.ts';
import { backupKeyOf } from '#server/secrets/backup-key.ts';
import { openSealedRoot } from '#server/secrets/open-root-secret.ts';
import { StartupError } from '#server/startup-error.ts';
import { readManifest, type Manifest } from './manifest.ts';

/**
 * What a backup holds, once it is known that the master key opens it and that nobody has changed what it says. Throws StartupError in plain
 * words otherwise.
 */
export async function openBackup(folder: string, location: MasterKeyLocation): Promise<Manifest> {
  const sealed = await readManifest(folder);
  if (sealed === undefined) throw new StartupError(`There is no whole backup in ${folder}.`);
  const keys = await findMasterKeys(location);
  if (keys === undefined) throw new StartupError(noKey);

  const keyRing = createKeyRing(keys.present, keys.previous);
  const { manifest, isSealedBy } = sealed;
  const root = await openAll(keyRing, manifest);
  if (!isSealedBy(backupKeyOf(root))) {
    throw new StartupError(
      `The manifest of the backup in ${folder} was changed after it was made. Nothing was restored.`,
    );
  }
  return manifest;
}

async function openAll(keyRing: ReturnType<typeof createKeyRing>, { canary, root }: Manifest): Promise<Uint8Array> {
  try {
    await openCanary(keyRing, bytesOf(canary));
    return await openSealedRoot(keyRing, bytesOf(root));
  } catch (error) {
    if (error instanceof AppError) throw new StartupError(otherKey, { cause: error });
    throw error;
  }
}

const bytesOf = ({ wrapped, sealed }: Manifest['canary']) => ({
  wrapped: Buffer.from(wrapped, 'base64'),
  sealed: Buffer.from(sealed, 'base64'),
});

const noKey =
  'There is no master key here. Put the master.key that belongs to the backup into the data folder, or set MASTER_KEY or ' +
  'MASTER_KEY_FILE. Without it, nothing of the backup can be opened. Nothing was restored.';

const otherKey =
  'The master key does not open this backup: it is not the one that the backup was made under. Put the right master.key into ' +
  'the data folder, or set MASTER_KEY or MASTER_KEY_FILE. Nothing was restored.';
