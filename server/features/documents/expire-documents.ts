import { sql, type Kysely, type Transaction } from 'kysely';
import { guestOwner, userOwner } from '#core/kernel/actor.ts';
import { guestPlan } from '#core/plans/plans.ts';
import { removalOf } from '#core/plans/retention.ts';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { keepingsOf } from '../plans/keeping-of.ts';
import { isPerhapsDue, listPerhapsDue } from '../plans/list-perhaps-due.ts';
import { restoreMinutes } from './document-changes.ts';
import { eraseDocumentQueue } from './document-queues.ts';
import { announceProgress } from './document-query.ts';

export type ExpireDocumentsDeps = { db: Kysely<Database>; audit: AuditTrail; jobs: Jobs; batchSize?: number };

type Due = { ticket: string; owner: string };

/** Ends what may be kept no longer, by the rules of core/plans/retention. Gives how many documents there were. */
export async function expireDocuments(deps: ExpireDocumentsDeps, signal?: AbortSignal): Promise<number> {
  return (await expireOfGuests(deps, signal)) + (await expireOfUsers(deps, signal));
}

async function expireOfGuests(deps: ExpireDocumentsDeps, signal: AbortSignal | undefined): Promise<number> {
  const { db, batchSize = 100 } = deps;
  let expired = 0;
  for (let found = batchSize; found === batchSize && signal?.aborted !== true; expired += found) {
    found = await db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('documents')
        .select(['ticket', 'owner'])
        .where('owner', 'like', guestOwner('%'))
        .where('deleted_at', 'is', null)
        .where('uploaded_at', '<=', sql<Date>`now() - make_interval(hours => ${guestPlan.keptHours}::int)`)
        .orderBy('uploaded_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked()
        .execute();
      await expire(trx, deps, due);
      return due.length;
    });
  }
  return expired;
}

async function expireOfUsers(deps: ExpireDocumentsDeps, signal: AbortSignal | undefined): Promise<number> {
  const { db, batchSize = 100 } = deps;
  let expired = 0;
  for (let after = '0', found = batchSize; found === batchSize && signal?.aborted !== true;) {
    const userIds = await listPerhapsDue(db, { after, limit: batchSize });
    for (const userId of await whoHasDue(db, userIds)) expired += await expireOfUser(deps, userId, signal);
    found = userIds.length;
    after = userIds.at(-1) ?? after;
  }
  return expired;
}

async function whoHasDue(db: Kysely<Database>, userIds: readonly string[]): Promise<string[]> {
  const due = await dueOf(db, userIds);
  return [...new Set(due.map(({ userId }) => userId))];
}

/**
 * Signing in waits for this, or this for the signing in: the row of the account is held, and what its documents are kept by is read after
 * that.
 */
async function expireOfUser(
  deps: ExpireDocumentsDeps,
  userId: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { db, batchSize = 100 } = deps;
  let expired = 0;
  for (let found = batchSize; found === batchSize && signal?.aborted !== true; expired += found) {
    found = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const due = (await dueOf(trx, [userId])).slice(0, batchSize);
      await expire(trx, deps, due);
      return due.length;
    });
  }
  return expired;
}

async function dueOf(db: Kysely<Database>, userIds: readonly string[]): Promise<(Due & { userId: string })[]> {
  if (userIds.length === 0) return [];
  const owners = new Map(
    (await keepingsOf(db, userIds)).map((kept) => [userOwner(Number(kept.userId)), kept] as const),
  );
  const documents = await db
    .selectFrom('users')
    .innerJoin('documents', (join) => join.on('documents.owner', '=', sql<string>`'user:' || users.id`))
    .select(['ticket', 'owner', 'uploaded_at'])
    .where('users.id', 'in', userIds)
    .where('deleted_at', 'is', null)
    .where(isPerhapsDue)
    .execute();
  return documents.flatMap(({ ticket, owner, uploaded_at }) => {
    const kept = owners.get(owner);
    const removedAt = kept && removalOf(kept.keeping, uploaded_at);
    return kept && removedAt && removedAt <= kept.now ? [{ ticket, owner, userId: kept.userId }] : [];
  });
}

/** From here on nothing opens: the keys go with the audit's line, the files follow by the job that erases what was deleted. */
async function expire(trx: Transaction<Database>, { audit, jobs }: ExpireDocumentsDeps, due: readonly Due[]) {
  if (due.length === 0) return;
  const tickets = due.map(({ ticket }) => ticket);
  await trx.deleteFrom('document_keys').where('ticket', 'in', tickets).execute();
  await trx
    .updateTable('documents')
    .set({ deleted_at: sql`now() - make_interval(mins => ${restoreMinutes}::int)` })
    .where('ticket', 'in', tickets)
    .execute();
  for (const { ticket, owner } of due) {
    await audit.record(trx, { owner, actor: 'program', action: 'document.expired', ticket });
    await jobs.send(eraseDocumentQueue, { ticket }, { within: trx });
    await announceProgress(trx, ticket);
  }
}
