import type { Kysely } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import { accountKeyId, openProfile, type Profile } from '../accounts/account-key.ts';

export type FindSharerDeps = { db: Kysely<Database>; keyRing: KeyRing };

/** Somebody who shares, as recipients know them: by their name, or else their username. `email` stands where it is confirmed. */
export type Sharer = { name: string; email: string | undefined };

/** Throws AppError('share.not_found') when the account is gone. */
export async function findSharer({ db, keyRing }: FindSharerDeps, userId: number): Promise<Sharer> {
  const row = await db
    .selectFrom('users')
    .innerJoin('account_keys', 'account_keys.user_id', 'users.id')
    .select(['users.username', 'users.sealed_profile', 'users.email_verified_at', 'account_keys.wrapped'])
    .where('users.id', '=', String(userId))
    .executeTakeFirst();
  if (row === undefined) throw new AppError('share.not_found');

  const key = { id: accountKeyId(userId), wrapped: row.wrapped };
  const profile = await openProfile(keyRing, key, row.sealed_profile).catch(undefinedWhenDamaged);
  const isVerified = row.email_verified_at !== null;
  return { name: nameOf(profile) ?? row.username, email: isVerified ? (profile?.email ?? undefined) : undefined };
}

const nameOf = (profile: Profile | undefined): string | undefined => {
  const name = profile?.name?.trim() ?? '';
  return name === '' ? undefined : name;
};

/** What is shared can be seen without the name of whoever shares it. */
function undefinedWhenDamaged(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'storage.damaged') return undefined;
  throw error;
}
