import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';

// A cookie is easily thrown away: from one address come no more documents of guests in a day than so many devices may have.
const devicesPerAddress = 10;

export const addressLimit = (guestDocuments: number): number => devicesPerAddress * guestDocuments;

const today = sql<string>`(now() at time zone 'UTC')::date`;

/** Counts one more; false, with nothing counted, where the day's budget of the address is spent. */
export async function countAddress(trx: Transaction<Database>, address: Buffer, limit: number): Promise<boolean> {
  const counted = await trx
    .insertInto('guest_addresses')
    .values({ address, day: today, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['address', 'day'])
        .doUpdateSet({ used: sql`guest_addresses.used + 1` })
        .where('guest_addresses.used', '<', limit),
    )
    .returning('used')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function isAddressSpent(db: Kysely<Database>, address: Buffer, limit: number): Promise<boolean> {
  const row = await db
    .selectFrom('guest_addresses')
    .select('used')
    .where('address', '=', address)
    .where('day', '=', today)
    .where('used', '>=', limit)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was counted on other days is of no use any more. */
export async function forgetAddresses(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('guest_addresses').where('day', '<', today).execute();
}
