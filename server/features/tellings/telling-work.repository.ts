import type { Kysely, UpdateObject } from 'kysely';
import type { Engine } from '#core/documents/explanation.ts';
import type { WhyNoModel } from '#core/documents/telling.ts';
import type { Database } from '#server/db/database.ts';
import { announceProgress, selectDocuments, toRecord } from '../documents/document-query.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { changed, fresh, isTelling } from './telling-query.ts';
import type { TellingRef } from './telling-queue.ts';

/** A telling and the one run that may write it. */
export type TellingRun = TellingRef & { run: string };

/** What was read and explained of a document, sealed: all of one moment. */
export type SealedReading = {
  sealedText: Uint8Array;
  sealedLayout: Uint8Array | null;
  sealedExplanation: Uint8Array;
};

export type ToTell = { record: DocumentRecord; reading: SealedReading };

export type TellingEnd =
  | { stage: 'done'; engine: Engine; model: string; fits: Uint8Array; sealedTold: Uint8Array }
  | { stage: 'failed' | 'none'; reason: WhyNoModel | null };

export type TellingWorkRepository = ReturnType<typeof createTellingWorkRepository>;

/** For background work only: it acts for the owner of a ticket, and nothing of it is reachable from a request. */
export function createTellingWorkRepository(db: Kysely<Database>) {
  /** Changes what this run still holds, and wakes those who follow it; false when somebody else took it over. */
  const change = (run: TellingRun, values: UpdateObject<Database, 'tellings'>): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('tellings')
        .where(isTelling(run))
        .where('run', '=', run.run)
        .set({ ...values, ...changed })
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await announceProgress(trx, run.ticket);
      return numUpdatedRows > 0n;
    });

  return {
    /** Takes a telling over from any earlier run, to write it from the start. False when it is not waiting for anybody. */
    claim: (run: TellingRun): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('tellings')
          .where(isTelling(run))
          .where('stage', 'in', ['waiting', 'writing'])
          .set({ ...fresh, run: run.run, stage: 'waiting', ...changed })
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await announceProgress(trx, run.ticket);
        return numUpdatedRows > 0n;
      }),

    /** Undefined when the document is gone, or is being read anew. */
    async findToTell(ticket: string): Promise<ToTell | undefined> {
      const row = await selectDocuments(db)
        .innerJoin('document_texts', 'document_texts.ticket', 'documents.ticket')
        .innerJoin('interpretations', 'interpretations.ticket', 'documents.ticket')
        .where('documents.ticket', '=', ticket)
        .where('documents.deleted_at', 'is', null)
        .where('documents.stage', '=', 'explained')
        .select([
          'sealed_text as sealedText',
          'sealed_layout as sealedLayout',
          'sealed_explanation as sealedExplanation',
        ])
        .executeTakeFirst();
      return row && { record: toRecord(row), reading: row };
    },

    /** A model begins: whatever another one wrote before is gone. */
    enter: (run: TellingRun, { engine, model }: { engine: Engine; model: string }): Promise<boolean> =>
      change(run, { ...fresh, run: run.run, stage: 'writing', engine, model }),

    keep: (run: TellingRun, sealedTold: Uint8Array): Promise<boolean> =>
      change(run, { sealed_told: Buffer.from(sealedTold) }),

    end: (run: TellingRun, end: TellingEnd): Promise<boolean> => change(run, columnsOf(end)),

    /** Ends what no run holds any more, whoever held it last. */
    giveUp: async (ref: TellingRef, reason: WhyNoModel): Promise<void> => {
      await db
        .updateTable('tellings')
        .where(isTelling(ref))
        .where('stage', 'in', ['waiting', 'writing'])
        .set({ ...fresh, stage: 'failed', reason, ...changed })
        .execute();
      await announceProgress(db, ref.ticket);
    },

    /** Whether this run may still write: nobody took the telling over, and the document is there. */
    async isHeld(run: TellingRun): Promise<boolean> {
      const row = await db
        .selectFrom('tellings')
        .innerJoin('documents', 'documents.ticket', 'tellings.ticket')
        .where(isTelling(run))
        .where('run', '=', run.run)
        .where('deleted_at', 'is', null)
        .select('run')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

const columnsOf = (end: TellingEnd): UpdateObject<Database, 'tellings'> =>
  end.stage === 'done'
    ? {
        ...fresh,
        stage: end.stage,
        engine: end.engine,
        model: end.model,
        fits: Buffer.from(end.fits),
        sealed_told: Buffer.from(end.sealedTold),
      }
    : { ...fresh, stage: end.stage, reason: end.reason };
