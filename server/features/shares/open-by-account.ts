import { sql, type Kysely } from 'kysely';
import type { User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { selectSharedWith } from './shared-with.ts';
import { startVisit, type StartedVisit } from './start-visit.ts';

export type OpenByAccountDeps = { db: Kysely<Database>; audit: AuditTrail };

/**
 * Lets somebody in without a code whose confirmed address a document is shared with. Throws AppError('share.not_found') alike for what is
 * shared with others, has ended or never was.
 */
export async function openByAccount(
  { db, audit }: OpenByAccountDeps,
  user: User,
  { shareId, token }: { shareId: string; token: string | undefined },
): Promise<StartedVisit> {
  const visit = await db.transaction().execute(async (trx) => {
    const shared = await selectSharedWith(trx, user)
      .select(sql<number>`1`.as('is_there'))
      .where('shares.id', '=', shareId)
      .executeTakeFirst();
    return shared && startVisit(trx, audit, { visitor: { actor: user, token }, how: 'account', shareId });
  });
  if (visit === undefined) throw new AppError('share.not_found');
  return visit;
}
