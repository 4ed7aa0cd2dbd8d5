import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { takeTurn } from '../accounts/hold-account.ts';

/** Minutes in which a link may be used. */
export const linkMinutes = 15;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A link of 32 random bytes, of which the hash alone is kept. It takes the place of those that were made before. */
export async function makeExportLink(
  trx: Transaction<Database>,
  userId: number,
): Promise<{ token: string; endsAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const user_id = String(userId);
  await takeTurn(trx, userId);
  await trx.deleteFrom('export_links').where('user_id', '=', user_id).execute();
  const { endsAt } = await trx
    .insertInto('export_links')
    .values({ user_id, token_hash: hashOf(token) })
    .returning(sql<Date>`created_at + make_interval(mins => ${linkMinutes})`.as('endsAt'))
    .executeTakeFirstOrThrow();
  return { token, endsAt };
}

/** Uses a link up, in one statement: of many who come at once one is first. False for what was used, is too old or is another's. */
export async function takeExportLink(
  db: Kysely<Database>,
  { userId, token }: { userId: number; token: string },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('export_links')
    .where('token_hash', '=', hashOf(token))
    .where('user_id', '=', String(userId))
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${linkMinutes})`)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}
