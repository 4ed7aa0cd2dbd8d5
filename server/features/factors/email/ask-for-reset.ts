import type { Transaction } from 'kysely';
import { checkEmail } from '#core/accounts/check-email.ts';
import type { Database } from '#server/db/database.ts';
import { readProfile } from '../../accounts/account-key.ts';
import type { Afterwards } from '../../accounts/afterwards.ts';
import { resetPasswordWords } from '../../mail/mail-texts.ts';
import { requireMail } from '../../mail/plan-mail.ts';
import type { FactorDeps } from '../factor-deps.ts';
import { countMail } from './count-mail.ts';
import { drawToken, keepToken, linkWith } from './mail-tokens.ts';

/** `origin` is where the link leads, where there is a safe place for it. */
type Asked = { email: string; origin: string | undefined };

/**
 * Sends a link to choose a new password, where the address is confirmed. The look-up comes after the answer, which is the same and as quick
 * for every address. Throws AppError('account.mail_unavailable' | 'server.address_unknown' | 'account.email_unusable' | 'auth.too_many_tries'),
 * alike for all.
 */
export async function askForReset(
  deps: FactorDeps & { afterwards: Afterwards },
  { email, ...mailing }: Asked,
): Promise<void> {
  const origin = requireMail(deps.outbox, mailing.origin);
  const { key } = checkEmail(email);
  await countMail(deps, { scope: 'reset', emailKey: key });
  deps.afterwards.start(() => deps.db.transaction().execute((trx) => sendReset(trx, deps, { key, origin })));
}

async function sendReset(
  trx: Transaction<Database>,
  deps: FactorDeps,
  { key, origin }: { key: string; origin: string },
): Promise<void> {
  const holder = await trx
    .selectFrom('users')
    .select(['id', 'username'])
    .where('email_index', '=', deps.blindIndex('email', key))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (holder === undefined) return;

  const userId = Number(holder.id);
  // As it was confirmed, not as it was typed in: letters of another case may be somebody else's box.
  const { email } = await readProfile(trx, deps.keyRing, userId);
  if (email === null) return;
  const token = drawToken();
  await keepToken(trx, deps, { token, userId, purpose: 'reset_password', email });
  const words = resetPasswordWords(linkWith(origin, 'reset_password', token), holder.username);
  await deps.outbox.send(trx, { userId, kind: 'reset_password', to: email, ...words });
}
