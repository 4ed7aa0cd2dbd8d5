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
  const { own, impatient } = await transaction
    .selectFrom('documents')
    .where('deleted_at', 'is', null)
    .where('stage', 'not in', ['explained', 'unreadable'])
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('owner', '=', owner).as('own'),
      fn
        .countAll<string>()
        .filterWhere('stage', '=', 'waiting')
        .filterWhere('uploaded_at', '<', sql<Date>`now() - make_interval(secs => ${patienceSeconds}::int)`)
        .as('impatient'),
    ])
    .executeTakeFirstOrThrow();
  const behind = Math.max(0, Number(own) - 1);
  return { of: owner, behind: hasPriority && Number(impatient) === 0 ? behind - 1 : behind };
}
