import { sql, type Kysely, type Transaction } from 'kysely';
import type { Engine } from '#core/documents/explanation.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '#server/features/audit/audit-trail.ts';
import type { ModelPurpose, RunOutcome } from './model-runs.table.ts';

export type RunToBegin = {
  ticket: string;
  purpose: ModelPurpose;
  engine: Engine;
  model: string;
  /** What sending it takes at most. */
  inputTokens: number;
  /** Of the prompt, in UTF-8. */
  bytes: number;
  /** For all runs of one day (UTC) together; 0 for no limit. */
  dailyTokens: number;
};

export type RunEnd = {
  ms: number;
  bytesSent: number;
  inputTokens: number;
  outputTokens: number;
  isEstimate: boolean;
  costMicros: number | null;
  status: number | null;
  outcome: RunOutcome;
};

export type ModelRunRepository = ReturnType<typeof createModelRunRepository>;

/** What models were asked, for operators, for the limit of a day and, in the audit log, for whoever owns the document. */
export function createModelRunRepository(db: Kysely<Database>, audit: AuditTrail) {
  return {
    /** Notes a run before anything is sent: what cannot be noted is not sent. Undefined, with nothing noted, when the tokens of the day do not suffice for it. */
    begin: ({ dailyTokens, bytes, ...run }: RunToBegin): Promise<string | undefined> =>
      db.transaction().execute(async (trx) => {
        if (dailyTokens > 0 && (await spentToday(trx)) + run.inputTokens > dailyTokens) return undefined;
        const { id } = await trx
          .insertInto('model_runs')
          .values({
            ticket: run.ticket,
            purpose: run.purpose,
            engine: run.engine,
            model: run.model,
            bytes_sent: 0,
            input_tokens: run.inputTokens,
            output_tokens: 0,
            is_estimate: true,
            outcome: 'running',
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const { ticket, engine, model } = run;
        const fields = { engine, model, bytes };
        const owner = await ownerOf(trx, ticket);
        await audit.record(trx, { owner, actor: 'program', action: 'document.sent_to_ai', ticket, fields });
        return id;
      }),

    async end(id: string, end: RunEnd): Promise<void> {
      await db
        .updateTable('model_runs')
        .set({
          ms: end.ms,
          bytes_sent: end.bytesSent,
          input_tokens: end.inputTokens,
          output_tokens: end.outputTokens,
          is_estimate: end.isEstimate,
          cost_micros: end.costMicros === null ? null : String(end.costMicros),
          status: end.status,
          outcome: end.outcome,
        })
        .where('id', '=', id)
        .execute();
    },
  };
}

async function ownerOf(trx: Transaction<Database>, ticket: string): Promise<string> {
  const { owner } = await trx
    .selectFrom('documents')
    .select('owner')
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  return owner;
}

/** One after another, so that two who ask at once do not both take what is left. */
async function spentToday(trx: Transaction<Database>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('model_runs of a day'))`.execute(trx);
  const { tokens } = await trx
    .selectFrom('model_runs')
    .where('started_at', '>=', sql<Date>`date_trunc('day', now(), 'UTC')`)
    .select(sql<string | null>`sum(input_tokens + output_tokens)`.as('tokens'))
    .executeTakeFirstOrThrow();
  return Number(tokens ?? 0);
}
