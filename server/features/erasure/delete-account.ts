import { sql, type Kysely, type Transaction } from 'kysely';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { readUsername } from '#core/accounts/check-username.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { restoreMinutes } from '../documents/document-changes.ts';
import { eraseDocumentQueue } from '../documents/document-queues.ts';
import { progressChannel } from '../documents/document-query.ts';
import { cancelSubscriptionQueue } from '../payments/cancel-subscription.job.ts';

export type DeleteAccountDeps = { db: Kysely<Database>; jobs: Jobs; audit: AuditTrail };

/**
 * Erases an account in one transaction: from its end on nothing of it opens, whoever has the master key and every file. What is left is
 * noise, and goes by the jobs that are queued with it; the audit log stays, and names nobody. Throws AppError('account.name_differs') and
 * 'account.last_admin'.
 */
export const deleteAccount = (deps: DeleteAccountDeps, user: User, { username }: { username: string }): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    await lockAccount(trx, user, username);
    const owner = ownerOf(user);
    const tickets = await eraseDocumentKeys(trx, owner);
    for (const ticket of tickets) await deps.jobs.send(eraseDocumentQueue, { ticket }, { within: trx });
    await endSubscription(deps, trx, user);
    await dropPlainRows(trx, owner);
    // With it go its key, sessions, factors, mails, links, subscription and health profile.
    await trx.deleteFrom('users').where('id', '=', String(user.userId)).execute();
    await deps.audit.record(
      trx,
      ownerEvent(user, { action: 'account.deleted', fields: { documents: tickets.length } }),
    );
  });

/** Waits for whoever holds the account, such as an upload that is just being kept, and keeps everybody else waiting. */
async function lockAccount(trx: Transaction<Database>, { userId }: User, username: string): Promise<void> {
  const row = await trx
    .selectFrom('users')
    .select(['username_key', 'is_admin'])
    .where('id', '=', String(userId))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('auth.required');
  if (readUsername(username)?.key !== row.username_key) throw new AppError('account.name_differs');
  if (row.is_admin && (await isOnlyAdmin(trx))) throw new AppError('account.last_admin');
}

/** Two administrators who leave at once wait for each other. */
async function isOnlyAdmin(trx: Transaction<Database>): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(trx);
  const admins = await trx.selectFrom('users').select('id').where('is_admin', '=', true).limit(2).execute();
  return admins.length < 2;
}

/** Nobody can undo it, and whoever follows one of them is told. */
async function eraseDocumentKeys(trx: Transaction<Database>, owner: string): Promise<string[]> {
  const documents = await trx
    .updateTable('documents')
    .set({ deleted_at: sql<Date>`least(deleted_at, now() - make_interval(mins => ${restoreMinutes}))` })
    .where('owner', '=', owner)
    .returning('ticket')
    .execute();
  const tickets = documents.map(({ ticket }) => ticket);
  await sql`delete from document_keys using documents
    where documents.ticket = document_keys.ticket and documents.owner = ${owner}`.execute(trx);
  await sql`select pg_notify(${progressChannel}, ticket::text) from documents where owner = ${owner}`.execute(trx);
  return tickets;
}

/** Nobody goes on paying for an account that is gone. */
async function endSubscription(
  { jobs }: DeleteAccountDeps,
  trx: Transaction<Database>,
  { userId }: User,
): Promise<void> {
  const row = await trx
    .selectFrom('subscriptions')
    .select('subscription')
    .where('user_id', '=', String(userId))
    .executeTakeFirst();
  const subscription = row?.subscription ?? null;
  if (subscription !== null) await jobs.send(cancelSubscriptionQueue, { subscription }, { within: trx });
}

/** What is about somebody without being sealed. */
async function dropPlainRows(trx: Transaction<Database>, owner: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('owner', '=', owner).execute();
  // With their keys; the next start of the program removes the noise.
  await trx.deleteFrom('uploads').where('owner', '=', owner).execute();
  await trx.deleteFrom('feedback').where('person', '=', owner).execute();
  await trx.deleteFrom('consents').where('person', '=', owner).execute();
  await trx.deleteFrom('upload_counts').where('owner', '=', owner).execute();
  await trx.deleteFrom('owner_notices').where('owner', '=', owner).execute();
}
