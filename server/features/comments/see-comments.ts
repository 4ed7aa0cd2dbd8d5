import { sql } from 'kysely';
import type { SeenCommentsBody } from '#core/comments/comment.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Reader } from '#core/kernel/actor.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import type { ChangeCommentsDeps } from './add-comment.ts';
import { conversationOf } from './comment-query.ts';
import { holdConversations } from './hold-conversations.ts';

/** Remembers up to which comment somebody has seen them; never less than before. Throws AppError('document.not_found'). */
export async function seeComments(
  { db, documents }: Pick<ChangeCommentsDeps, 'db' | 'documents'>,
  reader: Reader,
  { ref, upTo }: SeenCommentsBody & { ref: DocumentRef },
): Promise<void> {
  const { ticket } = await getOwnRecord(documents, reader, ref);
  await db.transaction().execute(async (trx) => {
    await holdConversations(trx, reader, ticket);
    // Nobody has seen what is not written yet.
    await sql`
      insert into comment_readings (ticket, share_id, last_seen)
      select ${ticket}, ${conversationOf(reader)}::bigint, least(${upTo}::bigint, max(id))
      from comments where ticket = ${ticket} having max(id) is not null
      on conflict (ticket, share_id) do update
      set last_seen = greatest(comment_readings.last_seen, excluded.last_seen)`.execute(trx);
  });
}
