import { sql, type Kysely, type Transaction } from 'kysely';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { isRef } from '../documents/document-query.ts';
import { markRevoked, recordRevoked } from './revoke-share.ts';
import { isShareOpen } from './share-rules.ts';

export type EndSharesDeps = { db: Kysely<Database>; audit: AuditTrail };

/**
 * Ends everything by which others can see a document of an owner, or all of them: shares and SMART Health Links. Gives how many there were.
 * Throws AppError('document.not_found'), also for another's.
 */
export const endShares = (
  { db, audit }: EndSharesDeps,
  user: User,
  { ref }: { ref?: DocumentRef } = {},
): Promise<{ ended: number }> =>
  db.transaction().execute(async (trx) => {
    const tickets = await ownTickets(trx, ownerOf(user), ref);
    if (tickets.length === 0) return { ended: 0 };
    const shares = await openShares(trx, tickets);
    for (const { id } of shares) await markRevoked(trx, id);
    const links = await revokeLinks(trx, tickets);

    for (const { id: shareId, ticket } of shares) await recordRevoked(trx, audit, user, { ticket, shareId });
    for (const { id, ticket } of links) {
      await audit.record(
        trx,
        ownerEvent(user, { action: 'health_link.revoked', ticket, fields: { link: Number(id) } }),
      );
    }
    return { ended: shares.length + links.length };
  });

async function ownTickets(trx: Transaction<Database>, owner: string, ref?: DocumentRef): Promise<string[]> {
  const rows = await trx
    .selectFrom('documents')
    .select('ticket')
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .$if(ref !== undefined, (query) => query.where(isRef(ref ?? '')))
    .execute();
  if (ref !== undefined && rows.length === 0) throw new AppError('document.not_found');
  return rows.map(({ ticket }) => ticket);
}

/** Held in the order of their numbers, so that two who end them all never wait for each other. */
const openShares = (
  trx: Transaction<Database>,
  tickets: readonly string[],
): Promise<{ id: string; ticket: string }[]> =>
  trx
    .selectFrom('shares')
    .select(['id', 'ticket'])
    .where('ticket', 'in', tickets)
    .where(isShareOpen)
    .orderBy('id')
    .forUpdate()
    .execute();

async function revokeLinks(
  trx: Transaction<Database>,
  tickets: readonly string[],
): Promise<{ id: string; ticket: string }[]> {
  const links = await trx
    .selectFrom('smart_health_links')
    .select(['id', 'ticket'])
    .where('ticket', 'in', tickets)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`now()`)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (links.length === 0) return [];
  const ids = links.map(({ id }) => id);
  await trx
    .updateTable('smart_health_links')
    .set({ revoked_at: sql`now()` })
    .where('id', 'in', ids)
    .execute();
  return links;
}
