import type { Kysely } from 'kysely';
import type { Comment } from '#core/comments/comment.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Reader } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import { mapInTurns } from '#server/map-in-turns.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from '../documents/view-own-record.ts';
import { lastSeen, selectComments } from './comment-query.ts';
import { openCommentOrDamage, presentComment } from './present-comment.ts';

export type ListCommentsDeps = ViewOwnRecordDeps & { db: Kysely<Database>; keyRing: KeyRing };

/** What a reader may read of the comments on a document, oldest first. Throws AppError('document.not_found'). */
export async function listComments(
  deps: ListCommentsDeps,
  reader: Reader,
  { ref }: { ref: DocumentRef },
): Promise<Comment[]> {
  const { db, keyRing } = deps;
  const { ticket, key } = await viewOwnRecord(deps, reader, { ref });
  // Before the comments: what is written in between is unread.
  const seen = { reader, lastSeen: await lastSeen(db, reader, ticket) };
  const rows = await selectComments(db, reader, ticket).orderBy('id').execute();
  return mapInTurns(rows, async (row) => presentComment(row, await openCommentOrDamage(keyRing, key, row), seen));
}
