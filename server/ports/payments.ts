import type { PlanName } from '#core/plans/plans.ts';

export type PaidPlan = Exclude<PlanName, 'free'>;
export type PaidInterval = 'monthly' | 'yearly';

export type CheckoutRequest = {
  userId: number;
  /** The provider's id of whoever has paid before. */
  customer: string | undefined;
  plan: PaidPlan;
  interval: PaidInterval;
  /** Where the browser comes back to. */
  returnTo: string;
};

/** Where a subscription stands, in our words. */
export type Subscription = {
  id: string;
  customer: string;
  /** Who opened the checkout that it came from. */
  userId: number | undefined;
  plan: PaidPlan;
  interval: PaidInterval;
  /** Whether its plan may be used. */
  isActive: boolean;
  /** In the provider's words. */
  status: string;
  periodEndsAt: Date;
  endsAtPeriodEnd: boolean;
};

/** Something happened; `subscription` is the id of the one that it happened to. */
export type PaymentEvent = { id: string; kind: string; happenedAt: Date; subscription: string | undefined };

/** Somebody who takes payments. Throws AppError('payment.unavailable') where the provider cannot be asked. */
export type Payments = {
  openCheckout(request: CheckoutRequest): Promise<{ url: string }>;
  /** Where a subscription is changed and ended, and where bills are. */
  openPortal(request: { customer: string; returnTo: string }): Promise<{ url: string }>;
  /** Throws AppError('payment.event_refused') for what the provider did not sign, or signed long ago. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent>;
  /** As it stands now; undefined for one that is not about a plan of ours. */
  findSubscription(id: string): Promise<Subscription | undefined>;
  /** Ends it at once. Ending what has ended is not an error. */
  cancel(id: string): Promise<void>;
};
