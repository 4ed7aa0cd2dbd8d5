import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Lets codes be tried by the number of a document again: whoever gets a new code can use it, whatever strangers have tried before. */
export async function openNumberDoor(trx: Transaction<Database>, ticket: string): Promise<void> {
  await trx.deleteFrom('share_doors').where('ticket', '=', ticket).execute();
}
