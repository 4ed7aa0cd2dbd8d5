import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Counts one more; false, with nothing counted, where the limit is reached. One statement: of many at once, as many pass as are left. */
export async function countUpload(
  trx: Transaction<Database>,
  { owner, period, limit }: { owner: string; period: string; limit: number },
): Promise<boolean> {
  if (limit === 0) return false;
  const counted = await trx
    .insertInto('upload_counts')
    .values({ owner, period, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'period'])
        .doUpdateSet({ used: sql`upload_counts.used + 1` })
        .where(limit === Infinity ? sql.lit(true) : sql<boolean>`upload_counts.used < ${limit}`),
    )
    .returning('used')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function findUsed(
  db: Kysely<Database>,
  { owner, period }: { owner: string; period: string },
): Promise<number> {
  const row = await db
    .selectFrom('upload_counts')
    .select('used')
    .where('owner', '=', owner)
    .where('period', '=', period)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Gives back what an upload was counted for, once: it cost something, and turned out to be of no use. */
export async function refundUpload(trx: Transaction<Database>, ticket: string): Promise<void> {
  await sql`
    with counted as (
      select ticket, owner, counted_in from documents where ticket = ${ticket} and counted_in is not null for update
    ), cleared as (
      update documents set counted_in = null from counted where documents.ticket = counted.ticket
    )
    update upload_counts set used = used - 1 from counted
    where upload_counts.owner = counted.owner and period = counted.counted_in and used > 0`.execute(trx);
}
