import { createKeyRing } from '#server/adapters/key-ring/aws-encryption-sdk.ts';
import {
  findMasterKeys,
  generateMasterKey,
  isOwnKeyFile,
  writeMasterKeys,
  type MasterKeyLocation,
  type MasterKeys,
} from '#server/adapters/key-ring/master-key.ts';
import { openKeyRing } from '#server/adapters/key-ring/open-key-ring.ts';
import { openRootSecret } from '#server/secrets/open-root-secret.ts';
import { rewrapEverything, type Rewrapped } from '#server/secrets/rewrap-everything.ts';
import { StartupError } from '#server/startup-error.ts';
import type { AdminContext } from '../command.ts';

type Deps = Pick<AdminContext, 'config' | 'db' | 'say'>;

/**
 * The keys to rotate between: with a new one made and written down above the old, or those of a rotation that was interrupted. Undefined
 * where the key is somebody else's to change and they have not done so.
 */
export async function beginRotation({ config, say }: Pick<Deps, 'config' | 'say'>): Promise<MasterKeys | undefined> {
  const keys = await findMasterKeys(config);
  if (keys === undefined) throw new StartupError('There is no master key yet. Start the program once: it makes one.');
  if (keys.previous.length > 0) {
    say('Two master keys are set: what the old one still wraps is wrapped by the new one.');
    return keys;
  }
  if (!isOwnKeyFile(config)) return undefined;

  say('A new master key is made. It stands in master.key, above the old one until nothing needs that any more.');
  const both = { present: generateMasterKey(), previous: [keys.present] };
  await writeMasterKeys(config.dataDir, both);
  return both;
}

export async function rewrapUnder(keys: MasterKeys, { db, say }: Deps): Promise<Rewrapped> {
  let told = 0;
  return rewrapEverything({
    db,
    keyRing: createKeyRing(keys.present, keys.previous),
    onProgress: (seen) => {
      if (seen - told < tellEvery) return;
      told = seen;
      say(`${seen.toLocaleString('en')} keys so far …`);
    },
  });
}

const tellEvery = 20_000;

/** Opens every key, and the canary and the secret of the installation with theirs, under the new master key alone. Gives those that do not open. */
export async function proveAlone({ present }: MasterKeys, { config, db }: Deps): Promise<string[]> {
  const only: MasterKeyLocation = { dataDir: config.dataDir, masterKey: present.toString('base64') };
  await openRootSecret(db, await openKeyRing(db, only));
  const { damaged, rewrapped } = await rewrapEverything({ db, keyRing: createKeyRing(present) });
  if (rewrapped > 0) throw new Error('Keys were found that were not wrapped anew.');
  return damaged;
}

/** From here on the old master key opens nothing. Its copies elsewhere should go, but for those that belong to older backups. */
export async function endRotation({ present }: MasterKeys, { config, say }: Deps): Promise<void> {
  if (isOwnKeyFile(config)) await writeMasterKeys(config.dataDir, { present, previous: [] });
  const where = namedElsewhere(config);
  if (where !== undefined) say(`Now take the old key out of ${where}.`);
}

function namedElsewhere(config: MasterKeyLocation): string | undefined {
  if (config.masterKeyPrevious !== undefined) return 'MASTER_KEY_PREVIOUS';
  return config.masterKey === undefined ? config.masterKeyFile : undefined;
}
