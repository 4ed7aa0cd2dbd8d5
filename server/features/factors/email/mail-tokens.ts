import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import { getAccountKey } from '../../accounts/account-key.ts';

export type TokenPurpose = 'verify_email' | 'reset_password';
export type TokenDeps = { keyRing: KeyRing; blindIndex: BlindIndex };

/** Minutes for which a link works. */
const lifetime: Readonly<Record<TokenPurpose, number>> = { verify_email: 3 * 24 * 60, reset_password: 60 };
const paths: Readonly<Record<TokenPurpose, string>> = {
  verify_email: 'verify-email',
  reset_password: 'reset-password',
};

const partOf = (purpose: TokenPurpose) => ({ part: 'mail-token', purpose });
const hashOf = (blindIndex: BlindIndex, token: string): Buffer => blindIndex('token', token);

/** The token stands behind the `#`, which no browser sends to a server and no proxy writes down. */
export const linkWith = (origin: string, purpose: TokenPurpose, token: string): string =>
  `${origin}/${paths[purpose]}#${token}`;

export const drawToken = (): string => randomBytes(32).toString('base64url');

/** Keeps the hash of a token that was drawn for an address. Links whose time is over go. */
export async function keepToken(
  trx: Transaction<Database>,
  { keyRing, blindIndex }: TokenDeps,
  { token, userId, purpose, email }: { token: string; userId: number; purpose: TokenPurpose; email: string },
): Promise<void> {
  const key = await getAccountKey(trx, userId);
  const sealed_email = Buffer.from(await keyRing.encrypt(key, partOf(purpose), Buffer.from(email)));
  await trx
    .deleteFrom('mail_tokens')
    .where('user_id', '=', String(userId))
    .where('purpose', '=', purpose)
    .where((where) => where.not(isGood(purpose)))
    .execute();
  await trx
    .insertInto('mail_tokens')
    .values({ token_hash: hashOf(blindIndex, token), user_id: String(userId), purpose, sealed_email })
    .execute();
}

/** Whose link it is, as long as it works. */
export async function findToken(
  db: Kysely<Database>,
  blindIndex: BlindIndex,
  { token, purpose }: { token: string; purpose: TokenPurpose },
): Promise<{ userId: number; username: string; usernameKey: string } | undefined> {
  const row = await db
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select(['users.id', 'users.username', 'users.username_key'])
    .where('token_hash', '=', hashOf(blindIndex, token))
    .where('purpose', '=', purpose)
    .where(isGood(purpose))
    .executeTakeFirst();
  return row && { userId: Number(row.id), username: row.username, usernameKey: row.username_key };
}

/** Uses a link up: of many that come with it at once, one is told whose it is, and the address that it was sent to. */
export async function takeToken(
  trx: Transaction<Database>,
  { keyRing, blindIndex }: TokenDeps,
  { token, purpose }: { token: string; purpose: TokenPurpose },
): Promise<{ userId: number; email: string } | undefined> {
  const row = await trx
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', hashOf(blindIndex, token))
    .where('purpose', '=', purpose)
    .where(isGood(purpose))
    .returning(['user_id', 'sealed_email'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const userId = Number(row.user_id);
  const email = await keyRing.decrypt(await getAccountKey(trx, userId), partOf(purpose), row.sealed_email);
  return { userId, email: Buffer.from(email).toString() };
}

/** Links to addresses that the account no longer has work no longer. */
export const dropTokens = (trx: Transaction<Database>, userId: number) =>
  trx.deleteFrom('mail_tokens').where('user_id', '=', String(userId)).execute();

const isGood = (purpose: TokenPurpose) =>
  sql<boolean>`mail_tokens.created_at > now() - make_interval(mins => ${lifetime[purpose]}::int)`;
