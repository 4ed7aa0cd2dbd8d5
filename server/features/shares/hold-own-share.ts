import type { Transaction } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { isShareOpen } from './share-rules.ts';

export type HeldShare = { id: string; ticket: string; isOpen: boolean; isRevoked: boolean };

/** Keeps others from changing a share of an owner until the transaction ends. Throws AppError('share.not_found'), also for another's. */
export async function holdOwnShare(trx: Transaction<Database>, owner: string, shareId: string): Promise<HeldShare> {
  const row = await trx
    .selectFrom('shares')
    .innerJoin('documents', 'documents.ticket', 'shares.ticket')
    .select(['shares.id', 'shares.ticket', 'shares.revoked_at', isShareOpen.as('is_open')])
    .where('shares.id', '=', shareId)
    .where('documents.owner', '=', owner)
    .where('documents.deleted_at', 'is', null)
    .forUpdate('shares')
    .executeTakeFirst();
  if (row === undefined) throw new AppError('share.not_found');
  return { id: row.id, ticket: row.ticket, isOpen: row.is_open, isRevoked: row.revoked_at !== null };
}
