import { sql, type Kysely } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';

/** `scope` is what is tried, such as `login`; `subject` is whose secret it is. Neither the subject nor an address is stored as it is. */
export type Attempt = { scope: string; subject: string; limit?: number };

const usualLimit = 10;
const longestWaitMinutes = 60;
const triesOfNetwork = 20;

/** Minutes to wait after the limit was reached so many times before: 1, 2, 4 … 60. */
const waitOf = sql`make_interval(mins => least(${longestWaitMinutes}::int, (2 ^ least(attempts.rounds, 10))::int))`;
const isWaitOver = sql<boolean>`attempts.since + ${waitOf} <= now()`;
const isForgotten = sql<boolean>`attempts.since < now() - interval '1 day'`;

/**
 * Counts a try before its secret is looked at. Throws AppError('auth.too_many_tries'), and counts nothing, while there were too many: ten
 * tries, a minute's wait, ten tries, two minutes … A day without tries starts anew.
 */
export async function reserveAttempt(
  db: Kysely<Database>,
  blindIndex: BlindIndex,
  { scope, subject, limit = usualLimit }: Attempt,
): Promise<void> {
  const row = { scope, subject: blindIndex('attempt', subject) };
  // One statement: of many at once, exactly as many get through as are left.
  const reserved = await sql`
    insert into attempts (scope, subject, tries) values (${row.scope}, ${row.subject}, 1)
    on conflict (scope, subject) do update set
      tries = case when ${isForgotten} or attempts.tries >= ${limit} then 1 else attempts.tries + 1 end,
      rounds = case
        when ${isForgotten} then 0
        when attempts.tries >= ${limit} then attempts.rounds + 1
        else attempts.rounds
      end,
      since = now()
    where attempts.tries < ${limit} or ${isWaitOver} or ${isForgotten}
    returning 1`.execute(db);
  if (reserved.rows.length > 0) return;

  throw new AppError('auth.too_many_tries', { values: { minutes: await minutesLeft(db, row) } });
}

async function minutesLeft(db: Kysely<Database>, row: { scope: string; subject: Buffer }): Promise<number> {
  const rows = await db
    .selectFrom('attempts')
    .select(sql<number>`ceil(extract(epoch from attempts.since + ${waitOf} - now()) / 60)::int`.as('minutes'))
    .where('scope', '=', row.scope)
    .where('subject', '=', row.subject)
    .execute();
  return Math.max(1, ...rows.map(({ minutes }) => minutes));
}

/** After the right secret: the tries before it are forgotten. */
export async function clearAttempts(
  db: Kysely<Database>,
  blindIndex: BlindIndex,
  { scope, subject }: Omit<Attempt, 'limit'>,
): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('scope', '=', scope)
    .where('subject', '=', blindIndex('attempt', subject))
    .execute();
}

/** Counts a request of a network at a route that checks a secret. Throws AppError('request.too_many') from the 21st of a minute on. */
export const createTryCounter =
  ({ db, blindIndex }: { db: Kysely<Database>; blindIndex: BlindIndex }) =>
  async (name: string, network: string): Promise<void> => {
    const isNewMinute = sql`attempts.since < now() - interval '1 minute'`;
    const { rows } = await sql<{ tries: number }>`
      insert into attempts (scope, subject, tries)
      values (${`address ${name}`}, ${blindIndex('address', network)}, 1)
      on conflict (scope, subject) do update set
        tries = case when ${isNewMinute} then 1 else least(attempts.tries + 1, ${triesOfNetwork + 1}) end,
        since = case when ${isNewMinute} then now() else attempts.since end
      returning tries`.execute(db);
    if (rows.some(({ tries }) => tries > triesOfNetwork)) throw new AppError('request.too_many');
  };

/** What nobody has tried for a day counts for nothing any more. */
export async function forgetAttempts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('attempts').where(isForgotten).execute();
}
