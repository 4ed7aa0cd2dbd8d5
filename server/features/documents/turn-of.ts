import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Turn } from '#server/jobs/jobs.ts';

/** The turn of a document that was just added: behind those of the same owner that wait to be read. */
export async function turnOf(transaction: Transaction<Database>, owner: string): Promise<Turn> {
  const { unread } = await transaction
    .selectFrom('documents')
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where('stage', 'not in', ['explained', 'unreadable'])
    .select(({ fn }) => fn.countAll<string>().as('unread'))
    .executeTakeFirstOrThrow();
  return { of: owner, behind: Math.max(0, Number(unread) - 1) };
}
