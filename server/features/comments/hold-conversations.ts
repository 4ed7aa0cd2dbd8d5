import type { Transaction } from 'kysely';
import { ownerOf, type Reader, type Recipient } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { selectDocuments } from '../documents/document-query.ts';
import { isVisitOpen } from '../shares/share-rules.ts';

/**
 * Lets those who write on one document do so one after the other, until the transaction ends: so the numbers of comments are in the order in
 * which they can be seen. Throws AppError('document.not_found') when the document, or the share by which somebody writes, is gone by now.
 */
export async function holdConversations(trx: Transaction<Database>, reader: Reader, ticket: string): Promise<void> {
  const document = await selectDocuments(trx)
    .where('documents.ticket', '=', ticket)
    .where('owner', '=', ownerOf(reader))
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate('documents')
    .executeTakeFirst();
  const isThere = document !== undefined && (reader.kind !== 'recipient' || (await holdShare(trx, reader)));
  if (!isThere) throw new AppError('document.not_found');
}

/** Keeps a share from being revoked until the transaction ends; false where it was, or where the visit to it is over. */
async function holdShare(trx: Transaction<Database>, { visitId }: Recipient): Promise<boolean> {
  const share = await trx
    .selectFrom('share_visits')
    .innerJoin('shares', 'shares.id', 'share_visits.share_id')
    .innerJoin('documents', 'documents.ticket', 'shares.ticket')
    .select('shares.id')
    .where('share_visits.id', '=', String(visitId))
    .where(isVisitOpen)
    .forShare('shares')
    .executeTakeFirst();
  return share !== undefined;
}
