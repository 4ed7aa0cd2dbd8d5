import { sql, type Transaction } from 'kysely';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { SmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { linkState } from './link-rules.ts';
import { presentOwnLink, type PresentLinksDeps } from './present-links.ts';

export type EndLinkDeps = PresentLinksDeps & { audit: AuditTrail };

type LinkRef = { linkId: string };

/** Ends a link at once; one that was revoked before stays as it is. Throws AppError('health_link.not_found'), also for another's. */
export const revokeLink = (
  { db, keyRing, audit }: EndLinkDeps,
  user: User,
  { linkId }: LinkRef,
): Promise<SmartHealthLink> =>
  db.transaction().execute(async (trx) => {
    const { ticket, state } = await holdOwnLink(trx, user, linkId);
    if (state !== 'revoked') {
      await trx
        .updateTable('smart_health_links')
        .set({ revoked_at: sql`now()` })
        .where('id', '=', linkId)
        .execute();
    }
    const revoked = await presentOwnLink({ db: trx, keyRing }, ownerOf(user), linkId);
    if (state !== 'revoked') {
      const fields = { link: Number(linkId) };
      await audit.record(trx, ownerEvent(user, { action: 'health_link.revoked', ticket, fields }));
    }
    return revoked;
  });

/**
 * Takes a link that has ended out of the list. Throws AppError('health_link.not_found'), also for another's, and 'share.not_revoked' for one
 * that is open.
 */
export const deleteLink = ({ db }: EndLinkDeps, user: User, { linkId }: LinkRef): Promise<{ id: number }> =>
  db.transaction().execute(async (trx) => {
    const { state } = await holdOwnLink(trx, user, linkId);
    if (state === 'active') throw new AppError('share.not_revoked');
    await trx.deleteFrom('smart_health_links').where('id', '=', linkId).execute();
    return { id: Number(linkId) };
  });

/** Keeps others from changing a link until the transaction ends. */
async function holdOwnLink(
  trx: Transaction<Database>,
  user: User,
  linkId: string,
): Promise<{ ticket: string; state: SmartHealthLink['state'] }> {
  const row = await trx
    .selectFrom('smart_health_links')
    .innerJoin('documents', 'documents.ticket', 'smart_health_links.ticket')
    .select(['smart_health_links.ticket', linkState.as('state')])
    .where('smart_health_links.id', '=', linkId)
    .where('documents.owner', '=', ownerOf(user))
    .where('documents.deleted_at', 'is', null)
    .forUpdate('smart_health_links')
    .executeTakeFirst();
  if (row === undefined) throw new AppError('health_link.not_found');
  return row;
}
