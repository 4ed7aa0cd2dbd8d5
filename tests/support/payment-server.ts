import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';

export const webhookSecret = 'whsec_test_only';

export const prices = {
  basic: { monthly: 'price_bm', yearly: 'price_by' },
  premium: { monthly: 'price_pm', yearly: 'price_py' },
};

/** A subscription as Stripe sends it, as far as anybody looks. */
export type WireSubscription = {
  id: string;
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  metadata: Record<string, string>;
  items: { data: { price: { id: string }; current_period_end: number }[] };
};

/** A server that speaks as Stripe does: it opens pages, keeps subscriptions, and signs what it tells. */
export async function startPaymentServer() {
  const subscriptions = new Map<string, WireSubscription>();
  const requests: { method: string; path: string; form: Record<string, string>; idempotencyKey: string | undefined }[] =
    [];
  let isDown = false;

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const { method = '', url = '' } = request;
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const key = request.headers['idempotency-key'];
    requests.push({ method, path: url, form, idempotencyKey: typeof key === 'string' ? key : undefined });
    if (isDown) return { status: 500, body: { error: { type: 'api_error', message: 'CANARY of the provider' } } };
    if (url === '/v1/checkout/sessions')
      return { status: 200, body: { id: 'cs_1', url: 'https://pay.example/checkout' } };
    if (url === '/v1/billing_portal/sessions')
      return { status: 200, body: { id: 'bps_1', url: 'https://pay.example/portal' } };
    const found = subscriptions.get(url.split('/').at(-1) ?? '');
    if (found === undefined) {
      return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
    }
    if (method === 'DELETE') found.status = 'canceled';
    return { status: 200, body: { object: 'subscription', ...found } };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    subscriptions,
    goDown: () => void (isDown = true),
  };
}

let events = 0;

/** A message about a subscription and the header that signs it. `seconds` is when it was made. */
export function signedEvent(
  type: string,
  object: object,
  { secret = webhookSecret, seconds = Math.floor(Date.now() / 1000), id = `evt_${(events += 1)}` } = {},
) {
  const payload = JSON.stringify({ id, object: 'event', type, created: seconds, data: { object } });
  const header = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds });
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': header } };
}
