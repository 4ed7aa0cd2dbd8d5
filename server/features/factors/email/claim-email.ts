import type { Transaction } from 'kysely';
import type { Email } from '#core/accounts/check-email.ts';
import type { Database } from '#server/db/database.ts';
import { changeProfile } from '../../accounts/account-key.ts';
import { emailChangedWords, emailInUseWords, verifyEmailWords } from '../../mail/mail-texts.ts';
import { tellOwner } from '../../mail/tell-owner.ts';
import { recordOwn, type FactorDeps } from '../factor-deps.ts';
import { drawToken, dropTokens, keepToken, linkWith } from './mail-tokens.ts';

type EmailClaim = { userId: number; email: Email; origin: string };

/** Gives an account an address that counts for nothing until its link is opened. The address that was confirmed before is told. */
export async function claimEmail(
  trx: Transaction<Database>,
  deps: FactorDeps,
  { userId, email, origin }: EmailClaim,
): Promise<void> {
  await leaveEmail(trx, deps, userId, email.address);
  await recordOwn(trx, deps.audit, userId, { action: 'account.email_changed', fields: { removed: false } });
  await sendVerification(trx, deps, { userId, email, origin });
}

/** Takes the address of an account away, or puts another one in its place. */
export async function leaveEmail(
  trx: Transaction<Database>,
  deps: FactorDeps,
  userId: number,
  next: string | null,
): Promise<void> {
  await tellOwner(trx, deps, userId, { kind: 'email_changed', ...emailChangedWords() });
  await changeProfile(trx, deps.keyRing, userId, { email: next });
  await trx
    .updateTable('users')
    .set({ email_index: null, email_verified_at: null })
    .where('id', '=', String(userId))
    .execute();
  await dropTokens(trx, userId);
}

/** Sends the link. An address that belongs to another account is told so itself, and whoever typed it in learns nothing. */
export async function sendVerification(
  trx: Transaction<Database>,
  deps: FactorDeps,
  { userId, email: { address: to, key }, origin }: EmailClaim,
): Promise<void> {
  const { outbox, blindIndex } = deps;
  const holder = await trx
    .selectFrom('users')
    .select('id')
    .where('email_index', '=', blindIndex('email', key))
    .where('id', '<>', String(userId))
    .executeTakeFirst();
  if (holder !== undefined) {
    await outbox.send(trx, { userId, kind: 'email_in_use', to, ...emailInUseWords() });
    return;
  }
  const token = drawToken();
  await keepToken(trx, deps, { token, userId, purpose: 'verify_email', email: to });
  const link = linkWith(origin, 'verify_email', token);
  await outbox.send(trx, { userId, kind: 'verify_email', to, ...verifyEmailWords(link) });
}
