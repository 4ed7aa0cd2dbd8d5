import { sql, type Transaction } from 'kysely';
import { guestOwner, userOwner } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { holdAccount } from './hold-account.ts';

/**
 * Hands what the guest of a device has to an account: documents with what was asked for and thought of them, and what the guest agreed to
 * where the account has not decided itself. Gives how many documents there are to be seen.
 */
export async function claimGuestDocuments(
  trx: Transaction<Database>,
  audit: AuditTrail,
  { deviceId, userId }: { deviceId: string; userId: number },
): Promise<number> {
  await holdAccount(trx, userId);
  const [guest, owner] = [guestOwner(deviceId), userOwner(userId)];
  const documents = await trx
    .updateTable('documents')
    .set({ owner })
    .where('owner', '=', guest)
    .returning('deleted_at')
    .execute();
  const claimed = documents.filter(({ deleted_at }) => deleted_at === null).length;
  await claimRequests(trx, guest, owner);
  await trx.updateTable('uploads').set({ owner }).where('owner', '=', guest).execute();
  await claimOpinions(trx, guest, owner);
  await claimConsents(trx, guest, owner);
  if (documents.length > 0) {
    await audit.record(trx, { owner, actor: 'owner', action: 'account.claimed', fields: { documents: claimed } });
  }
  return claimed;
}

/** The account's own request under the same name stays what it is. */
async function claimRequests(trx: Transaction<Database>, guest: string, owner: string): Promise<void> {
  await sql`
    update idempotency_keys set owner = ${owner}
    where owner = ${guest}
      and not exists (select from idempotency_keys mine where mine.owner = ${owner} and mine.key = idempotency_keys.key)
  `.execute(trx);
  await trx.deleteFrom('idempotency_keys').where('owner', '=', guest).execute();
}

async function claimOpinions(trx: Transaction<Database>, guest: string, owner: string): Promise<void> {
  await trx.updateTable('feedback').set({ person: owner }).where('person', '=', guest).execute();
}

/** One agreement at most stands for a provider: the account's own. The history comes along. */
async function claimConsents(trx: Transaction<Database>, guest: string, owner: string): Promise<void> {
  await sql`
    update consents set revoked_at = now()
    where person = ${guest} and revoked_at is null
      and exists (select from consents mine where mine.person = ${owner} and mine.engine = consents.engine)
  `.execute(trx);
  await trx.updateTable('consents').set({ person: owner }).where('person', '=', guest).execute();
}
