import { userIdOf, type Reader, type Recipient } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { SeenByShare } from '#core/sharing/share.ts';
import { findSharer, type FindSharerDeps } from './find-sharer.ts';

export type SeenByShareDeps = FindSharerDeps;

/**
 * What stands with a document for whoever sees it by way of a share; nothing for its owner. Throws AppError('document.not_found') when the
 * share is gone by then.
 */
export const seenByShare = async (deps: SeenByShareDeps, reader: Reader): Promise<{ share?: SeenByShare }> =>
  reader.kind === 'recipient' ? { share: await describeShare(deps, reader) } : {};

async function describeShare(deps: SeenByShareDeps, recipient: Recipient): Promise<SeenByShare> {
  const { owner, shareId, level, expiresAt } = recipient;
  const userId = userIdOf(owner);
  const row = await deps.db
    .selectFrom('shares')
    .select('expires_on')
    .where('id', '=', String(shareId))
    .executeTakeFirst();
  if (row === undefined || userId === undefined) throw new AppError('document.not_found');
  const { name: sharedBy } = await findSharer(deps, userId);
  return {
    shareId,
    sharedBy,
    accessLevel: level,
    expirationDate: row.expires_on,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
