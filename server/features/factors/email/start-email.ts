import type { Email } from '#core/accounts/check-email.ts';
import type { WhyNoMail } from '#core/accounts/why-no-mail.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { planMail } from '../../mail/plan-mail.ts';
import type { FactorDeps } from '../factor-deps.ts';
import { claimEmail } from './claim-email.ts';
import { countMail } from './count-mail.ts';

/**
 * Gives a new account the address that was typed in with it, and sends the link. Where no mail can be sent, or the address got too many, the
 * account goes without an address, and this gives the reason.
 */
export async function startEmail(
  deps: FactorDeps,
  { userId, email, origin }: { userId: number; email: Email; origin: string | undefined },
): Promise<WhyNoMail | undefined> {
  const plan = planMail(deps.outbox, origin);
  if ('whyNot' in plan) return plan.whyNot;
  try {
    await countMail(deps, { scope: 'verification', emailKey: email.key });
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth.too_many_tries') return 'too_many';
    throw error;
  }
  await deps.db.transaction().execute((trx) => claimEmail(trx, deps, { userId, email, origin: plan.origin }));
  return undefined;
}
