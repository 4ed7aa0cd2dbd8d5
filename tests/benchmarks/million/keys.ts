import type { Kysely } from 'kysely';
import { openKeyRing } from '#server/adapters/key-ring/open-key-ring.ts';
import { createArgon2Hasher } from '#server/adapters/password-hasher/argon2.ts';
import type { Database } from '#server/db/database.ts';
import { deriveKey } from '#server/derive-key.ts';
import { createBlindIndex } from '#server/secrets/blind-index.ts';
import { openRootSecret } from '#server/secrets/open-root-secret.ts';

export type Keys = Awaited<ReturnType<typeof openKeys>>;

/** What the program on this data folder seals and signs with. */
export async function openKeys(db: Kysely<Database>, dataDir: string) {
  const keyRing = await openKeyRing(db, { dataDir });
  const root = await openRootSecret(db, keyRing);
  return {
    keyRing,
    auditKey: deriveKey(root, 'audit log'),
    blindIndex: createBlindIndex(deriveKey(root, 'blind index')),
    passwords: await createArgon2Hasher(),
  };
}
