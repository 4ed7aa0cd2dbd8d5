import { sql, type Transaction } from 'kysely';
import { isSameTarget } from '#core/comments/comment-target.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey, KeyRing } from '#server/ports/key-ring.ts';
import type { CommentRow } from './comment-query.ts';
import { openCommentOrDamage } from './present-comment.ts';
import type { SealedComment } from './sealed-comment.ts';

/** Seconds in which the same words from the same person are a second press of the button, or a request sent again. */
const momentSeconds = 30;

type Said = {
  key: DocumentKey;
  said: { ticket: string; is_owners: boolean; share_id: string | null; answers: string | null };
  comment: SealedComment;
};

/** The last comment of the same person in the same place, where it says the same and was written just now. */
export async function findSaidJustNow(
  trx: Transaction<Database>,
  keyRing: KeyRing,
  { key, said, comment }: Said,
): Promise<CommentRow | undefined> {
  const row = await trx
    .selectFrom('comments')
    .selectAll()
    .where('ticket', '=', said.ticket)
    .where('is_owners', '=', said.is_owners)
    .where(sql<boolean>`share_id is not distinct from ${said.share_id}::bigint`)
    .where(sql<boolean>`answers is not distinct from ${said.answers}::bigint`)
    .where(sql<boolean>`created_at > now() - make_interval(secs => ${momentSeconds}::int)`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { text, target } = await openCommentOrDamage(keyRing, key, row);
  return text === comment.text && isSameTarget(target, comment.target) ? row : undefined;
}
