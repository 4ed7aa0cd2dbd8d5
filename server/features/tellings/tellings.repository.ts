import { sql, type Kysely, type Transaction } from 'kysely';
import type { Engine } from '#core/documents/explanation.ts';
import type { TellingStage, WhyNoModel } from '#core/documents/telling.ts';
import type { Database } from '#server/db/database.ts';
import { announceProgress } from '../documents/document-query.ts';
import { changed, fresh, isTelling } from './telling-query.ts';
import type { TellingRef } from './telling-queue.ts';

export type StoredTelling = {
  stage: TellingStage;
  revision: number;
  engine: Engine | null;
  model: string | null;
  fits: Uint8Array | null;
  sealedTold: Uint8Array | null;
  reason: WhyNoModel | null;
  /** Whether it has changed within the last minute. */
  isRecent: boolean;
};

export type TellingRepository = ReturnType<typeof createTellingRepository>;

/** What models tell of one owner's documents. */
export function createTellingRepository(db: Kysely<Database>) {
  return {
    async find(owner: string, ref: TellingRef): Promise<StoredTelling | undefined> {
      const row = await db
        .selectFrom('tellings')
        .innerJoin('documents', 'documents.ticket', 'tellings.ticket')
        .where('documents.owner', '=', owner)
        .where('documents.deleted_at', 'is', null)
        .where(isTelling(ref))
        .select(['tellings.stage', 'revision', 'engine', 'model', 'fits', 'sealed_told as sealedTold', 'reason'])
        .select(sql<boolean>`tellings.changed_at > now() - interval '1 minute'`.as('isRecent'))
        .executeTakeFirst();
      return row;
    },
  };
}

// Longer than any run takes: whatever has waited this long has lost its job.
const lostSince = sql<Date>`now() - interval '30 minutes'`;

/** Within a transaction that also queues its job. False when the telling runs already. */
export async function putToStart(trx: Transaction<Database>, ref: TellingRef): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('tellings')
    .values({ ...ref, ...fresh, stage: 'waiting' })
    .onConflict((conflict) =>
      conflict
        .columns(['ticket', 'level', 'language'])
        .doUpdateSet({ ...fresh, stage: 'waiting', ...changed })
        .where((row) =>
          row.or([row('tellings.stage', 'not in', ['waiting', 'writing']), row('tellings.changed_at', '<', lostSince)]),
        ),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await announceProgress(trx, ref.ticket);
  return true;
}
