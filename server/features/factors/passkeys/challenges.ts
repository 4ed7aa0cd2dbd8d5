import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

const minutes = 5;

/** `userId` is whose new passkey it is for; undefined for signing in. */
type Whose = { userId: number | undefined };

/** Keeps a challenge for one answer, and gives its id. Those that nobody answered in time go. */
export async function keepChallenge(
  db: Kysely<Database>,
  { challenge, userId }: Whose & { challenge: string },
): Promise<string> {
  const id = randomUUID();
  await db
    .deleteFrom('passkey_challenges')
    .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${minutes}::int)`)
    .execute();
  await db
    .insertInto('passkey_challenges')
    .values({ id, challenge, user_id: userId === undefined ? null : String(userId) })
    .execute();
  return id;
}

/** Takes a challenge, right answer or not: it is there for one. */
export async function takeChallenge(
  db: Kysely<Database>,
  { id, userId }: Whose & { id: string },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where('user_id', userId === undefined ? 'is' : '=', userId === undefined ? null : String(userId))
    .where('created_at', '>=', sql<Date>`now() - make_interval(mins => ${minutes}::int)`)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge;
}
