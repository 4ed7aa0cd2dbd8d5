import type { CheckoutBody } from '#core/plans/allowance.ts';
import type { User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { PaymentRepository } from './payments.repository.ts';

export type OpenPaymentPagesDeps = { payments: Payments | undefined; repository: PaymentRepository };

/** Where a plan is paid for. Whoever has a subscription changes that one: a second one would be paid twice. */
export async function openCheckout(
  { payments, repository }: OpenPaymentPagesDeps,
  { userId }: User,
  { plan, interval, origin }: CheckoutBody & { origin: string },
): Promise<{ url: string }> {
  if (payments === undefined) throw new AppError('payment.not_configured');
  const payer = await repository.findPayer(userId);
  if (payer?.isActive === true) return payments.openPortal({ customer: payer.customer, returnTo: `${origin}/profile` });
  return payments.openCheckout({ userId, customer: payer?.customer, plan, interval, returnTo: `${origin}/profile` });
}

/** Where a subscription is changed or ended. Throws AppError('plan.no_change') for somebody who never had one. */
export async function openPortal(
  { payments, repository }: OpenPaymentPagesDeps,
  { userId }: User,
  { origin }: { origin: string },
): Promise<{ url: string }> {
  if (payments === undefined) throw new AppError('payment.not_configured');
  const payer = await repository.findPayer(userId);
  if (payer === undefined) throw new AppError('plan.no_change');
  return payments.openPortal({ customer: payer.customer, returnTo: `${origin}/profile` });
}
