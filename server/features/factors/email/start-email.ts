import type { Email } from '#core/accounts/check-email.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { FactorDeps } from '../factor-deps.ts';
import { claimEmail } from './claim-email.ts';
import { countMail } from './count-mail.ts';

/**
 * Gives a new account the address that was typed in with it, and sends the link. Gives whether a mail is on its way: where none can be sent,
 * or the address got too many, the account goes without one.
 */
export async function startEmail(
  deps: FactorDeps,
  claim: { userId: number; email: Email; origin: string },
): Promise<boolean> {
  if (!deps.outbox.canSend) return false;
  try {
    await countMail(deps, { scope: 'verification', emailKey: claim.email.key });
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth.too_many_tries') return false;
    throw error;
  }
  await deps.db.transaction().execute((trx) => claimEmail(trx, deps, claim));
  return true;
}
