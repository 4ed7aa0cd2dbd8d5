import { sql, type Kysely, type Transaction } from 'kysely';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import type { DocumentShare } from '#core/sharing/share.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { endVisits } from './end-visits.ts';
import { holdOwnShare } from './hold-own-share.ts';
import { presentShare } from './present-shares.ts';

export type RevokeShareDeps = { db: Kysely<Database>; keyRing: KeyRing; audit: AuditTrail };

/** Ends a share for good, and shows out whoever is in by it. Twice is the same as once. Throws AppError('share.not_found'). */
export const revokeShare = (
  deps: RevokeShareDeps,
  user: User,
  { shareId }: { shareId: string },
): Promise<DocumentShare> =>
  deps.db.transaction().execute(async (trx) => {
    const { ticket, isRevoked } = await holdOwnShare(trx, ownerOf(user), shareId);
    if (!isRevoked) await markRevoked(trx, shareId);
    const share = await presentShare({ ...deps, db: trx }, user, shareId);
    if (!isRevoked) await recordRevoked(trx, deps.audit, user, { ticket, shareId });
    return share;
  });

export async function markRevoked(trx: Transaction<Database>, shareId: string): Promise<void> {
  await trx
    .updateTable('shares')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', shareId)
    .execute();
  await endVisits(trx, shareId);
}

export const recordRevoked = (
  trx: Transaction<Database>,
  audit: AuditTrail,
  user: User,
  { ticket, shareId }: { ticket: string; shareId: string },
): Promise<number> =>
  audit.record(trx, ownerEvent(user, { action: 'share.revoked', ticket, fields: { share: Number(shareId) } }));
