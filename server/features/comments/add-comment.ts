import type { Kysely, Transaction } from 'kysely';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { commentLimits, type Comment, type NewCommentBody } from '#core/comments/comment.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey, KeyRing } from '#server/ports/key-ring.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { DocumentRepository } from '../documents/documents.repository.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import { conversationOf } from './comment-query.ts';
import { findComment } from './find-comment.ts';
import { findSaidJustNow } from './find-said-just-now.ts';
import { holdConversations } from './hold-conversations.ts';
import { nameOfAuthor } from './name-of-author.ts';
import { openCommentOrDamage, presentComment } from './present-comment.ts';
import { sealComment, type SealedComment } from './sealed-comment.ts';

export type ChangeCommentsDeps = {
  db: Kysely<Database>;
  documents: DocumentRepository;
  keyRing: KeyRing;
  audit: AuditTrail;
};

/**
 * Says something about a document: the owner to all who may read comments, or to whom they answer; a recipient to the owner. The same words
 * sent again at once are one comment. Throws AppError('document.not_found'), 'comment.not_found' where it answers nothing that can be
 * read, and 'comment.too_many'.
 */
export async function addComment(
  { db, documents, keyRing, audit }: ChangeCommentsDeps,
  reader: Reader,
  { ref, ...body }: NewCommentBody & { ref: DocumentRef },
): Promise<Comment> {
  const { ticket, key } = await getOwnRecord(documents, reader, ref);
  const name = await nameOfAuthor(db, keyRing, { reader, key });
  return db.transaction().execute(async (trx) => {
    await holdConversations(trx, reader, ticket);
    const { target, ...place } = await placeOf(trx, keyRing, { reader, ticket, key, body });
    const comment = { text: body.text, target, name };
    const said = { ticket, is_owners: reader.kind !== 'recipient', ...place };
    const present = { reader, lastSeen: 0 };

    const before = await findSaidJustNow(trx, keyRing, { key, said, comment });
    if (before !== undefined) return presentComment(before, comment, present);
    await mustHaveRoom(trx, ticket);
    const row = await trx
      .insertInto('comments')
      .values({ ...said, sealed_comment: await sealComment(keyRing, key, said, comment) })
      .returningAll()
      .executeTakeFirstOrThrow();
    const fields = { comment: Number(row.id) };
    await audit.record(trx, ownerEvent(reader, { action: 'comment.added', ticket, fields }));
    return presentComment(row, comment, present);
  });
}

type Asked = { reader: Reader; ticket: string; key: DocumentKey; body: NewCommentBody };
type Place = { share_id: string | null; answers: string | null; target: SealedComment['target'] };

/** Where a comment belongs. An answer goes to whoever is in the conversation, and is about the same. */
async function placeOf(
  trx: Transaction<Database>,
  keyRing: KeyRing,
  { reader, ticket, key, body: { answers, target } }: Asked,
): Promise<Place> {
  if (answers === null || answers === undefined) return { share_id: conversationOf(reader), answers: null, target };
  const answered = await findComment(trx, reader, { ticket, id: answers });
  const opened = await openCommentOrDamage(keyRing, key, answered);
  return {
    share_id: conversationOf(reader) ?? answered.share_id,
    answers: answered.answers ?? answered.id,
    target: opened.target,
  };
}

async function mustHaveRoom(trx: Transaction<Database>, ticket: string): Promise<void> {
  const { count } = await trx
    .selectFrom('comments')
    .where('ticket', '=', ticket)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= commentLimits.ofDocument) throw new AppError('comment.too_many');
}
