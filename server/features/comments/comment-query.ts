import { sql, type Kysely } from 'kysely';
import type { Reader } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';

/** The share whose conversation a reader is in; null for the owner of the document. */
export const conversationOf = (reader: Reader): string | null =>
  reader.kind === 'recipient' ? String(reader.shareId) : null;

/** Whether a reader wrote a comment themselves. */
export const isOwn = (reader: Reader, row: Pick<CommentRow, 'share_id' | 'is_owners'>): boolean =>
  reader.kind === 'recipient' ? !row.is_owners && row.share_id === conversationOf(reader) : row.is_owners;

/** What a reader may read of the comments on one document: the owner all, a recipient their conversation and what is said to all. */
export const selectComments = (db: Kysely<Database>, reader: Reader, ticket: string) =>
  db
    .selectFrom('comments')
    .selectAll()
    .where('ticket', '=', ticket)
    .$if(reader.kind === 'recipient', (query) =>
      query.where((where) => where.or([where('share_id', '=', conversationOf(reader)), where('share_id', 'is', null)])),
    );

export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['executeTakeFirstOrThrow']>>;

/** Up to which comment a reader has seen them. */
export async function lastSeen(db: Kysely<Database>, reader: Reader, ticket: string): Promise<number> {
  const row = await db
    .selectFrom('comment_readings')
    .select('last_seen')
    .where('ticket', '=', ticket)
    .where(sql<boolean>`share_id is not distinct from ${conversationOf(reader)}::bigint`)
    .executeTakeFirst();
  return Number(row?.last_seen ?? 0);
}
