import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { announceProgress } from '../documents/document-query.ts';

/** What is announced when something changes for whoever looks by way of a share. */
export const topicOfShare = (shareId: number | string): string => `share ${shareId}`;

/** Shows out everybody who is in by way of a share, and tells their pages once the transaction is committed. */
export async function endVisits(trx: Transaction<Database>, shareId: string): Promise<void> {
  await trx.deleteFrom('share_visits').where('share_id', '=', shareId).execute();
  await announceProgress(trx, topicOfShare(shareId));
}
