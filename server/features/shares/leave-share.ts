import type { Kysely } from 'kysely';
import type { Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { announceProgress } from '../documents/document-query.ts';
import { topicOfShare } from './end-visits.ts';

/**
 * Ends somebody's visit to a document, by whichever shares they see it. Throws AppError('document.not_found') for whoever is not there by
 * way of a share.
 */
export async function leaveShare({ db }: { db: Kysely<Database> }, reader: Reader): Promise<null> {
  if (reader.kind !== 'recipient') throw new AppError('document.not_found');
  const { visitId, ticket } = reader;
  await db.transaction().execute(async (trx) => {
    const left = await trx
      .deleteFrom('share_visits')
      .where('token_hash', '=', (where) =>
        where.selectFrom('share_visits').select('token_hash').where('id', '=', String(visitId)),
      )
      .where('share_id', 'in', (where) => where.selectFrom('shares').select('id').where('ticket', '=', ticket))
      .returning('share_id')
      .execute();
    for (const { share_id } of left) await announceProgress(trx, topicOfShare(share_id));
  });
  return null;
}
