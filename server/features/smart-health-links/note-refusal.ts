import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { FoundLink } from './find-link.ts';

export type NoteRefusalDeps = { db: Kysely<Database>; audit: AuditTrail };

/** Writes down that a wrong passcode was tried. With the last one the link closes, and its owner is told. */
export const noteRefusal = (
  { db, audit }: NoteRefusalDeps,
  { id, owner, ticket }: FoundLink,
  { isLast }: { isLast: boolean },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const event = { owner, actor: 'unknown', ticket, fields: { link: Number(id) } } as const;
    await audit.record(trx, { ...event, action: 'health_link.refused' });
    if (!isLast) return;
    const number = await audit.record(trx, { ...event, action: 'health_link.locked' });
    await trx
      .insertInto('owner_notices')
      .values({ owner, number: String(number) })
      .execute();
  });
