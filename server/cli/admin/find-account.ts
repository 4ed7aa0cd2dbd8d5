import type { Kysely } from 'kysely';
import { readUsername } from '#core/accounts/check-username.ts';
import type { Database } from '#server/db/database.ts';
import { UsageError } from '../usage-error.ts';

export type FoundAccount = { id: number; username: string; isAdmin: boolean };

/** The account of a name as somebody would sign in with it; undefined when there is none. */
export async function findAccount(db: Kysely<Database>, username: string): Promise<FoundAccount | undefined> {
  const key = readUsername(username)?.key;
  if (key === undefined) return undefined;
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'is_admin'])
    .where('username_key', '=', key)
    .executeTakeFirst();
  return row && { id: Number(row.id), username: row.username, isAdmin: row.is_admin };
}

/** Throws UsageError when there is no account of this name. */
export async function getAccount(db: Kysely<Database>, username: string): Promise<FoundAccount> {
  const account = await findAccount(db, username);
  if (account === undefined) throw new UsageError('There is no account of this name.');
  return account;
}
