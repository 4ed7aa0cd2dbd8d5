import { checkEmail } from '#core/accounts/check-email.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { User } from '#core/kernel/actor.ts';
import { readProfile } from '../../accounts/account-key.ts';
import { requireMail } from '../../mail/plan-mail.ts';
import { recordOwn, type FactorDeps } from '../factor-deps.ts';
import { claimEmail, leaveEmail, sendVerification } from './claim-email.ts';
import { countMail } from './count-mail.ts';

/** `origin` is where the link leads, where there is a safe place for it. */
type Mailing = { origin: string | undefined };

/**
 * Sets an address, and sends it the link that confirms it. The present one, when it is confirmed, stays as it is. Throws
 * AppError('account.mail_unavailable' | 'server.address_unknown' | 'account.email_unusable' | 'auth.too_many_tries').
 */
export async function setEmail(
  deps: FactorDeps,
  { userId }: User,
  { email: raw, ...mailing }: Mailing & { email: string },
): Promise<void> {
  const origin = requireMail(deps.outbox, mailing.origin);
  const email = checkEmail(raw);
  const { isVerified, current } = await findEmail(deps, userId);
  if (isVerified && current?.key === email.key) return;

  await countMail(deps, { scope: 'verification', emailKey: email.key, userId });
  await deps.db.transaction().execute((trx) => claimEmail(trx, deps, { userId, email, origin }));
}

/** Sends the link once more; the older ones still work. Nothing is sent to an address that is confirmed. */
export async function resendVerification(deps: FactorDeps, { userId }: User, mailing: Mailing): Promise<void> {
  const origin = requireMail(deps.outbox, mailing.origin);
  const { isVerified, current: email } = await findEmail(deps, userId);
  if (isVerified) return;
  if (email === undefined) throw new AppError('account.email_unusable');

  await countMail(deps, { scope: 'verification', emailKey: email.key, userId });
  await deps.db.transaction().execute((trx) => sendVerification(trx, deps, { userId, email, origin }));
}

/** From now on no mail goes out for this account. The address that was confirmed is told once. */
export async function removeEmail(deps: FactorDeps, { userId }: User): Promise<void> {
  if ((await findEmail(deps, userId)).current === undefined) return;
  await deps.db.transaction().execute(async (trx) => {
    await leaveEmail(trx, deps, userId, null);
    await recordOwn(trx, deps.audit, userId, { action: 'account.email_changed', fields: { removed: true } });
  });
}

async function findEmail({ db, keyRing }: FactorDeps, userId: number) {
  const { email } = await readProfile(db, keyRing, userId);
  const row = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', String(userId))
    .executeTakeFirst();
  const isVerified = row !== undefined && row.email_verified_at !== null;
  return { isVerified, current: email === null ? undefined : checkEmail(email) };
}
