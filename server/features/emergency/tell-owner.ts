import type { Transaction } from 'kysely';
import type { AuditAction, AuditFields } from '#core/audit/audit-event.ts';
import { userIdOf } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import { readProfile } from '../accounts/account-key.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { emergencyAccessWords } from '../mail/mail-texts.ts';
import type { Outbox } from '../mail/outbox.ts';

export type TellOwnerDeps = {
  audit: AuditTrail;
  keyRing: KeyRing;
  /** Undefined where no mail can be sent. */
  outbox: Outbox | undefined;
};

type ToTell = {
  owner: string;
  ticket: string;
  action: Extract<AuditAction, `emergency.${string}`>;
  fields: AuditFields;
};

/** Writes down what an operator does with somebody's document, and sees to it that they learn of it: all of it, or none. */
export async function writeAndTell(trx: Transaction<Database>, deps: TellOwnerDeps, told: ToTell): Promise<void> {
  await sendMail(trx, deps, told);
  const number = await deps.audit.record(trx, { ...told, actor: 'operator' });
  await trx
    .insertInto('owner_notices')
    .values({ owner: told.owner, number: String(number) })
    .execute();
}

/** To an address that was confirmed, where there is one. The page tells everybody. */
async function sendMail(
  trx: Transaction<Database>,
  { keyRing, outbox }: TellOwnerDeps,
  { owner, action }: ToTell,
): Promise<void> {
  const userId = userIdOf(owner);
  if (userId === undefined || outbox?.canSend !== true) return;
  const verified = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', String(userId))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (verified === undefined) return;
  const { email } = await readProfile(trx, keyRing, userId);
  if (email === null) return;
  await outbox.send(trx, { userId, kind: 'emergency_access', to: email, ...emergencyAccessWords(action) });
}
