import { randomBytes, randomUUID } from 'node:crypto';
import { createArgon2Hasher } from '#server/adapters/password-hasher/argon2.ts';
import { createKeyRing } from '#server/adapters/key-ring/aws-encryption-sdk.ts';
import { createBlindIndex } from '#server/secrets/blind-index.ts';
import type { TestDatabase } from './test-database.ts';

/** What checking factors needs, with hashes that cost little, and accounts to check them for. */
export async function prepareFactors({ db }: TestDatabase) {
  const keyRing = createKeyRing(randomBytes(32));
  const deps = {
    db,
    keyRing,
    blindIndex: createBlindIndex(randomBytes(32)),
    passwords: await createArgon2Hasher({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
  };
  const addUser = async (): Promise<number> => {
    const username = `ana-${randomUUID()}`;
    const { id } = await db
      .insertInto('users')
      .values({
        username,
        username_key: username,
        password_hash: 'none',
        sealed_profile: Buffer.alloc(0),
        email_index: null,
        email_verified_at: null,
        plan: 'free',
        next_plan: null,
        next_plan_at: null,
        signed_out_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { wrapped } = await keyRing.createKey(`account-${id}`);
    await db
      .insertInto('account_keys')
      .values({ user_id: id, wrapped: Buffer.from(wrapped) })
      .execute();
    return Number(id);
  };
  return { deps, addUser };
}
