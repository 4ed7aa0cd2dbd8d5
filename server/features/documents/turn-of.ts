import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Turn } from '#server/jobs/jobs.ts';

// Whoever has waited for so long is not overtaken by anybody who comes now.
const patienceSeconds = 60;

/**
 * The turn of a document that was just added: behind those of the same owner that wait to be read. With priority one place before, as long
 * as nobody has waited long: however many come with priority, everybody gets their turn.
 */
export async function turnOf(transaction: Transaction<Database>, owner: string, hasPriority: boolean): Promise<Turn> {
  // One after the other: of several that come at once, each would count itself alone.
  await sql`select pg_advisory_xact_lock(hashtext(${`turn ${owner}`}))`.execute(transaction);
  const unread = transaction
    .selectFrom('documents')
    .where('deleted_at', 'is', null)
    .where('stage', 'not in', ['explained', 'unreadable']);
  const { own } = await unread
    .where('owner', '=', owner)
    .select(({ fn }) => fn.count<string>('ticket').as('own'))
    .executeTakeFirstOrThrow();
  const behind = Math.max(0, Number(own) - 1);
  if (!hasPriority) return { of: owner, behind };

  // One who has waited is enough: they are not counted, since there may be many.
  const impatient = await unread
    .where('stage', '=', 'waiting')
    .where('uploaded_at', '<', sql<Date>`now() - make_interval(secs => ${patienceSeconds}::int)`)
    .select('ticket')
    .limit(1)
    .executeTakeFirst();
  return { of: owner, behind: impatient === undefined ? behind - 1 : behind };
}
