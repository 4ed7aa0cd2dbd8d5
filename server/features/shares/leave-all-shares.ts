import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { hashOfToken } from '../accounts/find-user.ts';
import { announceProgress } from '../documents/document-query.ts';
import { topicOfShare } from './end-visits.ts';

/** Ends every visit of a browser, and closes its pages: whoever signs out on a shared computer leaves nothing open. */
export async function leaveAllShares({ db }: { db: Kysely<Database> }, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const left = await trx
      .deleteFrom('share_visits')
      .where('token_hash', '=', hashOfToken(token))
      .returning('share_id')
      .execute();
    for (const { share_id } of left) await announceProgress(trx, topicOfShare(share_id));
  });
}
