import fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTestServer } from '#tests/support/test-server.ts';
import { watchBodies } from './watch-bodies.ts';

/** A server that looks every 100 ms, and a sender of one body. */
async function setup({ maxBytes = 100_000 } = {}) {
  const server = fastify({ bodyLimit: 10_000_000 });
  onTestFinished(() => server.close());
  watchBodies(server, { everyMs: 100, bytesPerLook: 20, maxBytes });
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post('/', async ({ body }) => ({ size: Buffer.isBuffer(body) ? body.length : 0 }));
  await server.listen({ port: 0, host: '127.0.0.1' });

  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = (length: number) =>
    socket.write(
      `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: a/b\r\nContent-Length: ${length}\r\n\r\n`,
    );
  const drip = async (bytes: number, times: number) => {
    for (let count = 0; count < times && !socket.destroyed; count += 1) {
      socket.write('x'.repeat(bytes));
      await pause(25);
    }
  };
  return { socket, head, drip, answer: text(socket).catch(() => '') };
}

test('a slow body that keeps coming is taken, however long it takes', async () => {
  const { head, drip, answer } = await setup();

  head(2_000);
  await drip(50, 40);

  expect(await answer).toContain('{"size":2000}');
});

test('a body that drips to hold the connection is cut', async () => {
  const { head, drip, answer } = await setup();

  head(2_000);
  await drip(1, 20);

  expect(await answer).toBe('');
});

test('a body that falls silent is cut', async () => {
  const { head, drip, answer } = await setup();

  head(2_000);
  await drip(1_000, 1);

  expect(await answer).toBe('');
});

test('a body without an end is cut, however fast it comes', async () => {
  const { head, drip, answer } = await setup({ maxBytes: 10_000 });

  head(1_000_000);
  await drip(5_000, 20);

  expect(await answer).toBe('');
});

test('the server waits long for a body that comes, and not for headers that do not', async () => {
  const { server } = await createTestServer();

  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = server.server;

  expect({ headersTimeout, timeout, keepAliveTimeout }).toEqual({
    headersTimeout: 15_000,
    timeout: 75_000,
    keepAliveTimeout: 10_000,
  });
  expect(requestTimeout).toBeGreaterThan(60 * 60 * 1000);
});
