import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { FindRecipient } from '#server/http/identify-reader.ts';
import { hashOfToken } from '../accounts/find-user.ts';
import { isRef } from '../documents/document-query.ts';
import { isVisitOpen, isVisitOver, isVisitSeenLongAgo } from './share-rules.ts';

/** Whom a visit shows one document to. One query; another one when nobody was seen there for a minute. */
export const createRecipientFinder =
  ({ db }: { db: Kysely<Database> }): FindRecipient =>
  async (token, { ref, isBackground }) => {
    const row = await db
      .selectFrom('share_visits')
      .innerJoin('shares', 'shares.id', 'share_visits.share_id')
      .innerJoin('documents', 'documents.ticket', 'shares.ticket')
      .select(['shares.id', 'shares.level', 'shares.expires_at', 'documents.owner', 'documents.ticket'])
      .select(['share_visits.id as visit_id', 'share_visits.session_id'])
      .select(isVisitSeenLongAgo.as('is_seen_long_ago'))
      .where('share_visits.token_hash', '=', hashOfToken(token))
      .where(isRef(ref))
      .where(isVisitOpen)
      // One visit may have come to the same document by two shares: the one that gives most counts.
      .orderBy(sql`array_position(array['full_access', 'comment', 'read'], shares.level)`)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    if (row.is_seen_long_ago && !isBackground) await keepVisitAlive(db, row.visit_id);
    const { owner, ticket, level, expires_at: expiresAt, session_id: sessionId } = row;
    const ids = { shareId: Number(row.id), visitId: Number(row.visit_id), sessionId };
    return { kind: 'recipient', owner, ticket, level, expiresAt, ...ids };
  };

/** Says that somebody is there. A visit that is over stays so. */
async function keepVisitAlive(db: Kysely<Database>, visitId: string): Promise<void> {
  await db
    .updateTable('share_visits')
    .set({ seen_at: sql`now()` })
    .where('id', '=', visitId)
    .where(sql<boolean>`not ${isVisitOver}`)
    .execute();
}
