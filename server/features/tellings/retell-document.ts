import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { announceProgress } from '../documents/document-query.ts';
import { changed, fresh, isTelling } from './telling-query.ts';
import { tellDocumentQueue } from './telling-queue.ts';

// Who corrects one word often corrects the next one too.
const afterSeconds = 5;

/**
 * Of a text that was corrected, nothing that was told holds any more. What was told last is told anew, and the rest when somebody asks
 * for it. Runs that are under way find out that they hold nothing any more.
 */
export const retellDocument =
  (jobs: Jobs) =>
  async (trx: Transaction<Database>, ticket: string): Promise<void> => {
    const rows = await trx
      .selectFrom('tellings')
      .where('ticket', '=', ticket)
      .select(['ticket', 'level', 'language', 'stage'])
      .orderBy('changed_at', 'desc')
      .forUpdate()
      .execute();
    if (rows.length === 0) return;
    const last = rows.find(({ stage }) => stage !== 'none' && stage !== 'failed');
    await trx
      .updateTable('tellings')
      .where('ticket', '=', ticket)
      .set({ ...fresh, stage: 'none', ...changed })
      .execute();
    if (last !== undefined) {
      const { stage: _stage, ...ref } = last;
      await trx.updateTable('tellings').where(isTelling(ref)).set({ stage: 'waiting' }).execute();
      await jobs.send(tellDocumentQueue, ref, { within: trx, afterSeconds });
    }
    await announceProgress(trx, ticket);
  };
