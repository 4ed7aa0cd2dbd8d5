import type { CheckoutBody } from '#core/plans/allowance.ts';
import type { User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { requireLinkOrigin } from '#server/http/host/origins.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { PaymentRepository } from './payments.repository.ts';

export type OpenPaymentPagesDeps = { payments: Payments | undefined; repository: PaymentRepository };

/** `origin` is where the provider sends people back to, where there is a safe place for it. */
type Back = { origin: string | undefined };

/**
 * Where a plan is paid for. Whoever has a subscription changes that one: a second one would be paid twice. Throws
 * AppError('payment.not_configured' | 'server.address_unknown').
 */
export async function openCheckout(
  { payments, repository }: OpenPaymentPagesDeps,
  { userId }: User,
  { plan, interval, origin }: CheckoutBody & Back,
): Promise<{ url: string }> {
  if (payments === undefined) throw new AppError('payment.not_configured');
  const returnTo = profileAt(origin);
  const payer = await repository.findPayer(userId);
  if (payer?.isActive === true) return payments.openPortal({ customer: payer.customer, returnTo });
  return payments.openCheckout({ userId, customer: payer?.customer, plan, interval, returnTo });
}

/**
 * Where a subscription is changed or ended. Throws AppError('plan.no_change') for somebody who never had one, and as `openCheckout` does.
 */
export async function openPortal(
  { payments, repository }: OpenPaymentPagesDeps,
  { userId }: User,
  { origin }: Back,
): Promise<{ url: string }> {
  if (payments === undefined) throw new AppError('payment.not_configured');
  const payer = await repository.findPayer(userId);
  if (payer === undefined) throw new AppError('plan.no_change');
  return payments.openPortal({ customer: payer.customer, returnTo: profileAt(origin) });
}

const profileAt = (origin: string | undefined): string => `${requireLinkOrigin(origin)}/profile`;
