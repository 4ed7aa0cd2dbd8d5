import { describe, expect, test } from 'vitest';
import { createStripePayments } from '#server/adapters/payments/stripe.ts';
import { createDocumentServer } from '#tests/support/document-server.ts';
import {
  prices,
  signedEvent,
  startPaymentServer,
  webhookSecret,
  type WireSubscription,
} from '#tests/support/payment-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { cancelSubscriptionQueue } from './cancel-subscription.job.ts';

const database = await createTestDatabase();
const { db } = database;
let count = 0;

async function setup({ isConfigured = true } = {}) {
  const provider = await startPaymentServer();
  const settings = { secretKey: 'sk_test', webhookSecret, prices, apiUrl: provider.url };
  const program = await createDocumentServer(database, {
    payments: isConfigured ? createStripePayments(settings) : undefined,
    accountRules: { defaultPlan: 'free' },
    publicOrigin: 'https://readback.example',
  });
  count += 1;
  const user = await program.meetUser();
  const { id } = user.user;
  const subscription: WireSubscription = {
    id: `sub_${count}`,
    customer: `cus_${count}`,
    status: 'active',
    cancel_at_period_end: false,
    metadata: { userId: String(id) },
    items: {
      data: [{ price: { id: prices.basic.monthly }, current_period_end: Math.floor(Date.now() / 1000) + 86_400 }],
    },
  };
  provider.subscriptions.set(subscription.id, subscription);
  const tell = (type: string, options = {}) => {
    const { payload, headers } = signedEvent(type, subscription, options);
    return program.server.inject({ method: 'POST', url: '/api/payments/webhook', payload, headers });
  };
  const plan = () =>
    db
      .selectFrom('users')
      .select(['plan', 'next_plan', 'next_plan_at'])
      .where('id', '=', String(id))
      .executeTakeFirstOrThrow();
  const checkout = () =>
    user.ask({ method: 'POST', url: '/api/payments/checkout', payload: { plan: 'basic', interval: 'yearly' } });
  return { ...program, provider, user, subscription, tell, plan, checkout };
}

describe('a message of the payment provider', () => {
  test('gives the plan that was paid for', async () => {
    const { tell, plan } = await setup();

    const answer = await tell('customer.subscription.created');

    expect(answer.statusCode).toBe(200);
    expect(await plan()).toEqual({ plan: 'basic', next_plan: null, next_plan_at: null });
  });

  test('that comes fifty times at once counts once', async () => {
    const { tell, user } = await setup();
    const { id } = user.user;

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => tell('customer.subscription.updated', { id: `evt_same_${id}` })),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    const lines = await db
      .selectFrom('audit_events')
      .select('fields')
      .where('owner', '=', `user:${id}`)
      .where('action', '=', 'account.plan_changed')
      .execute();
    expect(lines).toEqual([{ fields: '{"by":"payment","plan":"basic"}' }]);
  });

  test('that is older than the present state changes nothing', async () => {
    const { tell, plan, subscription } = await setup();
    await tell('customer.subscription.updated');
    subscription.status = 'canceled';
    await tell('customer.subscription.deleted');

    await tell('customer.subscription.created', { seconds: Math.floor(Date.now() / 1000) - 60 });

    expect(await plan()).toMatchObject({ plan: 'free' });
  });

  test('changes the plan with the next period, and takes the change back', async () => {
    const { tell, plan, subscription } = await setup();
    const [item] = subscription.items.data;
    await tell('customer.subscription.created');
    if (item) item.price.id = prices.premium.monthly;
    await tell('customer.subscription.updated');
    expect(await plan()).toMatchObject({ plan: 'basic', next_plan: 'premium' });

    if (item) item.price.id = prices.basic.yearly;
    await tell('customer.subscription.updated');

    expect(await plan()).toMatchObject({ plan: 'basic', next_plan: null });
  });

  test('finds the plan as it counts at this moment, though a change was not written down yet', async () => {
    const { tell, plan, subscription, user } = await setup();
    const [item] = subscription.items.data;
    await tell('customer.subscription.created');
    await db
      .updateTable('users')
      .set({ next_plan: 'premium', next_plan_at: new Date(Date.now() - 1000) })
      .where('id', '=', String(user.user.id))
      .execute();

    if (item) item.price.id = prices.basic.yearly;
    await tell('customer.subscription.updated');

    expect(await plan()).toMatchObject({ plan: 'premium', next_plan: 'basic' });
  });

  test.each([
    ['another secret', { secret: 'whsec_other' }],
    ['a signature of long ago', { seconds: Math.floor(Date.now() / 1000) - 3600 }],
  ])('with %s is refused', async (_what, options) => {
    const { tell, plan } = await setup();

    const answer = await tell('customer.subscription.created', options);

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'payment.event_refused']);
    expect(await plan()).toMatchObject({ plan: 'free' });
  });

  test('whose bytes were changed is refused', async () => {
    const { server, subscription } = await setup();
    const { payload, headers } = signedEvent('customer.subscription.created', subscription);

    const answer = await server.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload: payload.replace('active', 'actiue'),
      headers,
    });

    expect(answer.json().code).toBe('payment.event_refused');
  });

  test('is to be sent again when the provider cannot be asked, and counts then', async () => {
    const { tell, plan, provider, log } = await setup();
    provider.goDown();

    const answer = await tell('customer.subscription.created', { id: 'evt_again' });

    expect(answer.statusCode).toBe(503);
    expect(JSON.stringify(log.lines) + answer.body).not.toContain('CANARY');
    expect(await plan()).toMatchObject({ plan: 'free' });
    expect(await db.selectFrom('payment_events').select('id').where('id', '=', 'evt_again').execute()).toEqual([]);
  });

  test('about something else, or about nobody here, is taken and changes nothing', async () => {
    const { tell, plan, subscription } = await setup();
    expect((await tell('invoice.paid')).statusCode).toBe(200);
    subscription.metadata = { userId: '999999' };

    expect((await tell('customer.subscription.created')).statusCode).toBe(200);

    expect(await plan()).toMatchObject({ plan: 'free' });
  });
});

describe('a checkout', () => {
  test('is opened for the plan that was chosen, once however often it is pressed', async () => {
    const { checkout, provider, user } = await setup();

    const answers = [await checkout(), await checkout()];

    expect(answers.map((answer) => answer.json().data)).toEqual(Array(2).fill({ url: 'https://pay.example/checkout' }));
    expect(provider.requests[0]?.form).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': prices.basic.yearly,
      'subscription_data[metadata][userId]': String(user.user.id),
    });
    expect(provider.requests[0]?.idempotencyKey).toBe(provider.requests[1]?.idempotencyKey);
  });

  test('of somebody who pays already leads to where the subscription is changed', async () => {
    const { checkout, tell } = await setup();
    await tell('customer.subscription.created');

    expect((await checkout()).json().data).toEqual({ url: 'https://pay.example/portal' });
  });

  test('is not there where nobody takes payments', async () => {
    const { checkout } = await setup({ isConfigured: false });

    expect((await checkout()).json()).toMatchObject({ code: 'payment.not_configured' });
  });

  test('says so when the provider cannot be reached', async () => {
    const { checkout, provider } = await setup();
    provider.goDown();

    expect((await checkout()).json()).toMatchObject({ code: 'payment.unavailable' });
  });
});

test('the place where a subscription is changed is for those who have one', async () => {
  const { user, tell } = await setup();
  const open = () => user.ask({ method: 'POST', url: '/api/payments/portal' });
  expect((await open()).json().code).toBe('plan.no_change');
  await tell('customer.subscription.created');

  expect((await open()).json().data).toEqual({ url: 'https://pay.example/portal' });
});

test('a subscription whose account goes is ended, and ending it twice is no error', async () => {
  const { kept, provider, subscription } = await setup();
  await kept.jobs.send(cancelSubscriptionQueue, { subscription: subscription.id });
  await kept.jobs.send(cancelSubscriptionQueue, { subscription: 'sub_unknown' });

  await kept.runAll();

  expect(provider.subscriptions.get(subscription.id)?.status).toBe('canceled');
});
