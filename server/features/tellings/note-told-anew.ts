import type { Kysely } from 'kysely';
import { ownerEvent } from '#core/audit/owner-event.ts';
import type { Reader } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';

export type NoteToldAnewDeps = { db: Kysely<Database>; audit: AuditTrail };

/** Writes down that somebody has a document explained again that is shared with them: first, so that nothing is begun without. */
export async function noteToldAnew({ db, audit }: NoteToldAnewDeps, reader: Reader): Promise<void> {
  if (reader.kind !== 'recipient') return;
  const event = ownerEvent(reader, { action: 'document.told_anew' });
  await db.transaction().execute((trx) => audit.recordView(trx, { ...event, ticket: reader.ticket }));
}
