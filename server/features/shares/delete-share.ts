import type { Kysely } from 'kysely';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { endVisits } from './end-visits.ts';
import { holdOwnShare } from './hold-own-share.ts';

export type DeleteShareDeps = { db: Kysely<Database>; audit: AuditTrail };

/** Takes a share that has ended off the list. Throws AppError('share.not_found'), and 'share.not_revoked' while it is good. */
export const deleteShare = (
  { db, audit }: DeleteShareDeps,
  user: User,
  { shareId }: { shareId: string },
): Promise<{ id: number }> =>
  db.transaction().execute(async (trx) => {
    const { ticket, isOpen } = await holdOwnShare(trx, ownerOf(user), shareId);
    if (isOpen) throw new AppError('share.not_revoked');
    await endVisits(trx, shareId);
    await trx.deleteFrom('shares').where('id', '=', shareId).execute();
    const id = Number(shareId);
    await audit.record(trx, ownerEvent(user, { action: 'share.deleted', ticket, fields: { share: id } }));
    return { id };
  });
