import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentShare } from '#core/sharing/share.ts';
import { isRef } from '../documents/document-query.ts';
import { presentShares, type PresentSharesDeps } from './present-shares.ts';
import { selectShares } from './share-query.ts';

/** Every share of a document, newest first. Throws AppError('document.not_found'), also for another's. */
export async function listShares(
  deps: PresentSharesDeps,
  user: User,
  { ref }: { ref: DocumentRef },
): Promise<DocumentShare[]> {
  const owner = ownerOf(user);
  const document = await deps.db
    .selectFrom('documents')
    .select('ticket')
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where(isRef(ref))
    .executeTakeFirst();
  if (document === undefined) throw new AppError('document.not_found');
  const rows = await selectShares(deps.db, owner)
    .where('shares.ticket', '=', document.ticket)
    .orderBy('shares.id', 'desc')
    .execute();
  return presentShares(deps, user, rows);
}
