import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { prices, webhookSecret } from '#tests/support/payment-server.ts';
import { misdeedNames, misdeeds, startRawPeer } from '#tests/support/raw-peer.ts';
import { createStripePayments } from './stripe.ts';

const whole = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n';

// One that says nothing is given up after ten seconds by Stripe's own library.
test.each(misdeedNames.filter((misdeed) => misdeed !== 'says nothing'))(
  'a provider of payments that %s is not available, and nothing else',
  async (misdeed) => {
    const port = await startRawPeer((socket) => void socket.once('data', () => misdeeds[misdeed](socket, whole)));
    const apiUrl = `http://127.0.0.1:${port}`;
    const payments = createStripePayments({ secretKey: 'sk', webhookSecret, prices, apiUrl });

    const found = payments.findSubscription('sub_1');
    if (misdeed === 'says it twice' || misdeed === 'says half and closes') await found.catch(() => undefined);
    else await expect(found).rejects.toMatchObject({ code: 'payment.unavailable' });
    await pause(20); // what comes late
  },
);
