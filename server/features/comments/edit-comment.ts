import { sql } from 'kysely';
import { ownerEvent } from '#core/audit/owner-event.ts';
import type { Comment, EditCommentBody } from '#core/comments/comment.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import type { ChangeCommentsDeps } from './add-comment.ts';
import { isOwn } from './comment-query.ts';
import { findComment } from './find-comment.ts';
import { holdConversations } from './hold-conversations.ts';
import { presentComment } from './present-comment.ts';
import { openComment, sealComment } from './sealed-comment.ts';

type Edit = EditCommentBody & { ref: DocumentRef; id: number };

/** Changes one's own words. Throws AppError('document.not_found'), and 'comment.not_found' also for what somebody else wrote. */
export async function editComment(
  { db, documents, keyRing, audit }: ChangeCommentsDeps,
  reader: Reader,
  { ref, id, text }: Edit,
): Promise<Comment> {
  const { ticket, key } = await getOwnRecord(documents, reader, ref);
  return db.transaction().execute(async (trx) => {
    await holdConversations(trx, reader, ticket);
    const row = await findComment(trx, reader, { ticket, id });
    if (!isOwn(reader, row)) throw new AppError('comment.not_found');

    const before = await openComment(keyRing, key, row);
    if (before.text === text) return presentComment(row, before, { reader, lastSeen: 0 });
    const comment = { ...before, text };
    const edited = await trx
      .updateTable('comments')
      .set({ sealed_comment: await sealComment(keyRing, key, row, comment), edited_at: sql`now()` })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit.record(trx, ownerEvent(reader, { action: 'comment.edited', ticket, fields: { comment: id } }));
    return presentComment(edited, comment, { reader, lastSeen: 0 });
  });
}
