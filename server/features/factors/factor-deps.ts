import type { Kysely, Transaction } from 'kysely';
import { userOwner } from '#core/kernel/actor.ts';
import type { AuditAction, AuditFields } from '#core/audit/audit-event.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { factorsChangedWords, type FactorChange } from '../mail/mail-texts.ts';
import type { Outbox } from '../mail/outbox.ts';
import { tellOwner } from '../mail/tell-owner.ts';

/** What every change of how somebody signs in needs. */
export type FactorDeps = {
  db: Kysely<Database>;
  keyRing: KeyRing;
  blindIndex: BlindIndex;
  passwords: PasswordHasher;
  audit: AuditTrail;
  outbox: Outbox;
};

/** Writes down that somebody changed something of their account. */
export const recordOwn = (
  trx: Transaction<Database>,
  audit: AuditTrail,
  userId: number,
  event: { action: AuditAction; fields?: AuditFields },
): Promise<number> => audit.record(trx, { owner: userOwner(userId), actor: 'owner', ...event });

const eventOf: Readonly<Record<FactorChange, { action: AuditAction; fields?: AuditFields }>> = {
  app_added: { action: 'account.factor_added', fields: { factor: 'app' } },
  app_removed: { action: 'account.factor_removed', fields: { factor: 'app' } },
  passkey_added: { action: 'account.factor_added', fields: { factor: 'passkey' } },
  passkey_removed: { action: 'account.factor_removed', fields: { factor: 'passkey' } },
  recovery_codes_made: { action: 'account.recovery_codes_made' },
};

/** Writes down that factors changed, and tells the owner by mail. */
export async function tellOfChange(
  trx: Transaction<Database>,
  deps: FactorDeps,
  userId: number,
  change: FactorChange,
): Promise<void> {
  await recordOwn(trx, deps.audit, userId, eventOf[change]);
  await tellOwner(trx, deps, userId, { kind: 'factors_changed', ...factorsChangedWords(change) });
}
