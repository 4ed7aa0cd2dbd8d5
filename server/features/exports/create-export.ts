import type { Kysely } from 'kysely';
import type { User } from '#core/kernel/actor.ts';
import type { ExportTicket } from '#core/taking-along/export.ts';
import type { Database } from '#server/db/database.ts';
import { makeExportLink } from './export-links.ts';

/** An address that gives everything of an account, once, within some minutes and to its owner alone. */
export async function createExport({ db }: { db: Kysely<Database> }, { userId }: User): Promise<ExportTicket> {
  const { token, endsAt } = await db.transaction().execute((trx) => makeExportLink(trx, userId));
  return { address: `/api/exports/${token}`, endsAt: endsAt.toISOString() };
}
