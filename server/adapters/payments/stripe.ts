import Stripe from 'stripe';
import { AppError } from '#core/kernel/app-error.ts';
import type { PaidInterval, PaidPlan, Payments, Subscription } from '../../ports/payments.ts';

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  prices: Readonly<Record<PaidPlan, Record<PaidInterval, string>>>;
  /** Where Stripe is reached, when not at its own address. */
  apiUrl: string | undefined;
};

const timeoutMs = 10_000;
/** As long as Stripe's own libraries take a signature for a fresh one. */
const signatureSeconds = 300;
// While a payment is tried again the plan stays: Stripe ends the subscription when it gives up.
const activeStatuses: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

export function createStripePayments({ secretKey, webhookSecret, prices, apiUrl }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, { timeout: timeoutMs, telemetry: false, ...addressOf(apiUrl) });
  return {
    async openCheckout({ userId, customer, plan, interval, returnTo }) {
      const hour = Math.floor(Date.now() / 3_600_000);
      const session = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            line_items: [{ price: prices[plan][interval], quantity: 1 }],
            success_url: `${returnTo}?paid=yes`,
            cancel_url: `${returnTo}?paid=no`,
            client_reference_id: String(userId),
            subscription_data: { metadata: { userId: String(userId) } },
            ...(customer !== undefined && { customer }),
          },
          // Pressing twice opens one checkout.
          { idempotencyKey: `checkout ${userId} ${plan} ${interval} ${returnTo} ${hour}` },
        ),
      );
      if (session.url === null) throw new AppError('payment.unavailable');
      return { url: session.url };
    },

    async openPortal({ customer, returnTo }) {
      const { url } = await asked(() => stripe.billingPortal.sessions.create({ customer, return_url: returnTo }));
      return { url };
    },

    async readEvent(body, signature) {
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, webhookSecret, signatureSeconds)
        .catch((cause: unknown) => {
          throw new AppError('payment.event_refused', { cause });
        });
      const happenedAt = new Date(event.created * 1000);
      return { id: event.id, kind: event.type, happenedAt, subscription: subscriptionOf(event) };
    },

    async findSubscription(id) {
      const found = await asked(() => stripe.subscriptions.retrieve(id)).catch(undefinedWhenMissing);
      return found && toSubscription(found, prices);
    },

    async cancel(id) {
      await asked(() => stripe.subscriptions.cancel(id)).catch(undefinedWhenMissing);
    },
  };
}

function addressOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isSecure = protocol === 'https:';
  return { protocol: isSecure ? 'https' : 'http', host: hostname, port: port === '' ? (isSecure ? 443 : 80) : port };
}

function subscriptionOf(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return event.data.object.id;
    case 'checkout.session.completed':
      return idOf(event.data.object.subscription);
    default:
      return undefined;
  }
}

function toSubscription(found: Stripe.Subscription, prices: StripeSettings['prices']): Subscription | undefined {
  const [item] = found.items.data;
  const bought = item && planOf(item.price.id, prices);
  if (item === undefined || bought === undefined) return undefined;
  const userId = Number(found.metadata['userId']);
  return {
    id: found.id,
    customer: idOf(found.customer) ?? '',
    userId: Number.isSafeInteger(userId) && userId > 0 ? userId : undefined,
    ...bought,
    isActive: activeStatuses.has(found.status),
    status: found.status,
    periodEndsAt: new Date(item.current_period_end * 1000),
    endsAtPeriodEnd: found.cancel_at_period_end,
  };
}

const paidPlans: readonly PaidPlan[] = ['basic', 'premium'];
const intervals: readonly PaidInterval[] = ['monthly', 'yearly'];

function planOf(price: string, prices: StripeSettings['prices']) {
  for (const plan of paidPlans) {
    for (const interval of intervals) if (prices[plan][interval] === price) return { plan, interval };
  }
  return undefined;
}

const idOf = (thing: string | { id: string } | null): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

class Missing extends Error {}

/** Nothing of what Stripe says of a failure goes further than its being the cause. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === 'resource_missing')
      throw new Missing();
    throw new AppError('payment.unavailable', { cause });
  }
}

function undefinedWhenMissing(error: unknown): undefined {
  if (error instanceof Missing) return undefined;
  throw error;
}
