import { sql, type Kysely } from 'kysely';
import type { UnreadComments } from '#core/comments/comment.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';

/** How many comments of recipients the owner has not seen, of each of their documents that has any. */
export async function countUnread({ db }: { db: Kysely<Database> }, actor: Actor): Promise<UnreadComments> {
  const { rows } = await sql<{ number: string; count: string }>`
    select documents.number, count(*)
    from documents
    join comments on comments.ticket = documents.ticket and not comments.is_owners
    left join comment_readings as reading on reading.ticket = documents.ticket and reading.share_id is null
    where documents.owner = ${ownerOf(actor)} and documents.deleted_at is null and documents.number is not null
      and comments.id > coalesce(reading.last_seen, 0)
    group by documents.number order by documents.number`.execute(db);
  return rows.map(({ number, count }) => ({ documentId: Number(number), count: Number(count) }));
}
