import type { Kysely } from 'kysely';
import { z } from 'zod';
import { ReadingPreferences } from '#core/accounts/account.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey, KeyRing } from '#server/ports/key-ring.ts';

/** What people tell of themselves, under their account's key. */
export const Profile = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  readingSettings: ReadingPreferences.nullable(),
});
export type Profile = z.infer<typeof Profile>;

export const emptyProfile: Profile = { name: null, email: null, readingSettings: null };

const profilePart = { part: 'profile' };

export const accountKeyId = (userId: number): string => `account-${userId}`;

/** The key of an account: features seal with it under a context of their own. Throws AppError('auth.required') when it is gone. */
export async function getAccountKey(db: Kysely<Database>, userId: number): Promise<DocumentKey> {
  const row = await db
    .selectFrom('account_keys')
    .select('wrapped')
    .where('user_id', '=', String(userId))
    .executeTakeFirst();
  if (row === undefined) throw new AppError('auth.required');
  return { id: accountKeyId(userId), wrapped: row.wrapped };
}

export const sealProfile = async (keyRing: KeyRing, key: DocumentKey, profile: Profile): Promise<Buffer> =>
  Buffer.from(await keyRing.encrypt(key, profilePart, Buffer.from(JSON.stringify(profile))));

/** Throws AppError('storage.damaged') when it does not open, or opens as something else. */
export async function openProfile(keyRing: KeyRing, key: DocumentKey, sealed: Uint8Array): Promise<Profile> {
  const plain = await keyRing.decrypt(key, profilePart, sealed);
  const parsed = Profile.safeParse(JSON.parse(Buffer.from(plain).toString()));
  if (!parsed.success) throw new AppError('storage.damaged', { cause: parsed.error });
  return parsed.data;
}

/** Throws AppError('auth.required') when the account is gone. */
export async function readProfile(db: Kysely<Database>, keyRing: KeyRing, userId: number): Promise<Profile> {
  const row = await db
    .selectFrom('users')
    .innerJoin('account_keys', 'account_keys.user_id', 'users.id')
    .select(['users.sealed_profile', 'account_keys.wrapped'])
    .where('users.id', '=', String(userId))
    .executeTakeFirst();
  if (row === undefined) throw new AppError('auth.required');
  return openProfile(keyRing, { id: accountKeyId(userId), wrapped: row.wrapped }, row.sealed_profile);
}

/** Changes what is given, and nothing that somebody else changes meanwhile: the row is held until the transaction ends. */
export async function changeProfile(
  trx: Kysely<Database>,
  keyRing: KeyRing,
  userId: number,
  changes: Partial<Profile>,
): Promise<Profile> {
  await trx.selectFrom('users').select('id').where('id', '=', String(userId)).forUpdate().executeTakeFirst();
  const profile = { ...(await readProfile(trx, keyRing, userId)), ...changes };
  const sealed_profile = await sealProfile(keyRing, await getAccountKey(trx, userId), profile);
  await trx.updateTable('users').set({ sealed_profile }).where('id', '=', String(userId)).execute();
  return profile;
}
