import type { Kysely, Transaction } from 'kysely';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { plans } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import { addressLimit, countAddress, isAddressSpent } from './guest-addresses.ts';
import { quotaOf, usedUp } from './quota.ts';
import { countUpload, findUsed } from './upload-counts.ts';

export type ChargeRules = { blindIndex: BlindIndex; guestDocuments: number };

/** Who uploads, and from which IP address. */
export type Uploader = { actor: Actor; address: string };

/** What is known of an upload before any of its bytes is taken. */
export type UploadTerms = {
  maxBytes: number;
  /** Whether it is read before others. */
  hasPriority: boolean;
  /** Why it would be refused. Looking is not taking: what was free when it was looked at may be used up at the end. */
  refusal: AppError | undefined;
};

export async function findUploadTerms(
  db: Kysely<Database>,
  rules: ChargeRules,
  uploader: Uploader,
): Promise<UploadTerms> {
  const quota = await quotaOf(db, uploader.actor, rules.guestDocuments);
  const { plan, maxBytes, limit } = quota;
  const isUsedUp = (await findUsed(db, { owner: ownerOf(uploader.actor), period: quota.period })) >= limit;
  const hasPriority = plan !== null && plans[plan].hasPriority;
  if (isUsedUp) return { maxBytes, hasPriority, refusal: usedUp(quota) };
  const isSpent =
    plan === null && (await isAddressSpent(db, hashOf(rules, uploader), addressLimit(rules.guestDocuments)));
  return { maxBytes, hasPriority, refusal: isSpent ? new AppError('plan.network_used') : undefined };
}

/**
 * Counts an upload in the transaction that keeps the document, as its last step: both are kept or neither. Throws AppError
 * ('plan.uploads_used'), ('plan.guest_used') or ('plan.network_used') where nothing is left.
 */
export async function chargeUpload(
  trx: Transaction<Database>,
  rules: ChargeRules,
  { ticket, ...uploader }: Uploader & { ticket: string },
): Promise<void> {
  const { actor } = uploader;
  const quota = await quotaOf(trx, actor, rules.guestDocuments);
  const { period, limit } = quota;
  if (!(await countUpload(trx, { owner: ownerOf(actor), period, limit }))) throw usedUp(quota);
  if (actor.kind === 'guest') {
    const hasRoom = await countAddress(trx, hashOf(rules, uploader), addressLimit(rules.guestDocuments));
    if (!hasRoom) throw new AppError('plan.network_used');
  }
  await trx.updateTable('documents').set({ counted_in: period }).where('ticket', '=', ticket).execute();
}

const hashOf = ({ blindIndex }: ChargeRules, { address }: Uploader): Buffer =>
  blindIndex('address', networkOf(address));
