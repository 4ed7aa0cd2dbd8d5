import { sql, type Transaction } from 'kysely';
import { ownerEvent } from '#core/audit/owner-event.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import type { ChangeCommentsDeps } from './add-comment.ts';
import { isOwn } from './comment-query.ts';
import { findComment } from './find-comment.ts';
import { holdConversations } from './hold-conversations.ts';

/**
 * Takes a comment away: a recipient one of their own, the owner of the document any. What others answered stays. Throws
 * AppError('document.not_found'), and 'comment.not_found' also for what is somebody else's to delete.
 */
export async function deleteComment(
  { db, documents, audit }: Pick<ChangeCommentsDeps, 'db' | 'documents' | 'audit'>,
  reader: Reader,
  { ref, id }: { ref: DocumentRef; id: number },
): Promise<{ id: number }> {
  const { ticket } = await getOwnRecord(documents, reader, ref);
  await db.transaction().execute(async (trx) => {
    await holdConversations(trx, reader, ticket);
    const row = await findComment(trx, reader, { ticket, id });
    if (reader.kind === 'recipient' && !isOwn(reader, row)) throw new AppError('comment.not_found');
    await passOnAnswers(trx, row.id);
    await trx.deleteFrom('comments').where('id', '=', row.id).execute();
    await audit.record(trx, ownerEvent(reader, { action: 'comment.deleted', ticket, fields: { comment: id } }));
  });
  return { id };
}

/** The oldest answer begins the conversation from now on: with each recipient, one of its own. */
async function passOnAnswers(trx: Transaction<Database>, id: string): Promise<void> {
  await sql`
    update comments set answers = nullif(oldest.id, comments.id)
    from (select share_id, min(id) as id from comments where answers = ${id} group by share_id) as oldest
    where comments.answers = ${id} and comments.share_id is not distinct from oldest.share_id`.execute(trx);
}
