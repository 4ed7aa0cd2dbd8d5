import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestServer } from '#tests/support/test-server.ts';
import type { ApiRoutes } from './api-routes.ts';
import { sendEvents } from './send-events.ts';
import { whenLeft } from './when-left.ts';

const soon = { timeout: 5_000, interval: 10 };

/** Routes that note what becomes of them. `/late` looks whether anybody is there only after a while. */
async function setup() {
  const seen: string[] = [];
  async function* words(name: string) {
    try {
      for (;;) {
        yield `data: ${'x'.repeat(1_000)}\n\n`;
        await pause(5);
      }
    } finally {
      seen.push(`${name} ended`);
    }
  }
  const registerRoutes = (routes: ApiRoutes) => {
    routes.get('/api/late', async (_request, reply) => {
      seen.push('asked');
      await pause(100);
      seen.push(whenLeft(reply).signal.aborted ? 'left' : 'there');
      return {};
    });
    routes.get('/api/late-file', async (_request, reply) => {
      seen.push('asked');
      await pause(100);
      const { signal } = whenLeft(reply);
      return reply.type('image/webp').send(Readable.from(words('file'), { objectMode: false, signal }));
    });
    routes.get('/api/events', async (_request, reply) => {
      const { signal } = whenLeft(reply);
      signal.addEventListener('abort', () => seen.push('left'));
      if (signal.aborted) seen.push('left');
      return sendEvents(reply, words('events'));
    });
    routes.get('/api/late-events', async (_request, reply) => {
      seen.push('asked');
      await pause(100);
      return sendEvents(reply, words('events'));
    });
  };
  const { server, log } = await createTestServer({ registerRoutes });
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  const ask = async (path: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    return socket;
  };
  return { seen, log, ask, isServing: async () => (await server.inject('/api/health/live')).statusCode === 200 };
}

describe('whoever leaves', () => {
  test.each(['destroy', 'resetAndDestroy'] as const)('before anybody looks has left (%s)', async (how) => {
    const { seen, ask } = await setup();
    const socket = await ask('/api/late');
    await vi.waitUntil(() => seen.includes('asked'), soon);

    socket[how]();

    await vi.waitFor(() => expect(seen).toEqual(['asked', 'left']), soon);
  });

  test('and whoever stays are told apart', async () => {
    const { seen, ask } = await setup();

    await once(await ask('/api/late'), 'data');

    expect(seen).toEqual(['asked', 'there']);
  });

  test.each(['/api/late-file', '/api/late-events'])('before %s is sent costs nothing but this answer', async (path) => {
    const { seen, ask, isServing } = await setup();
    const socket = await ask(path);
    await vi.waitUntil(() => seen.includes('asked'), soon);

    socket.resetAndDestroy();
    await pause(300);

    expect(await isServing()).toBe(true);
    expect(seen.filter((what) => what.endsWith('ended')).length).toBeLessThanOrEqual(1);
  });

  test.each(['destroy', 'resetAndDestroy'] as const)('in the middle of events ends them (%s)', async (how) => {
    const { seen, ask, isServing } = await setup();
    const many = await Promise.all(Array.from({ length: 20 }, () => ask('/api/events')));
    await Promise.all(many.map((socket) => once(socket, 'data')));

    for (const [index, socket] of many.entries()) setTimeout(() => socket[how](), index * 3);

    const counted = () => seen.toSorted().join();
    await vi.waitFor(
      () => expect(counted()).toBe([...Array(20).fill('events ended'), ...Array(20).fill('left')].join()),
      soon,
    );
    expect(await isServing()).toBe(true);
  });

  test('before events were sent is counted as gone, too', async () => {
    const { seen, log, ask } = await setup();
    const socket = await ask('/api/late-events');
    await vi.waitUntil(() => seen.includes('asked'), soon);

    socket.resetAndDestroy();

    const streams = () => log.lines.map(({ event }) => event).filter((event) => event.startsWith('stream.'));
    await vi.waitFor(() => expect(streams()).toEqual(['stream.opened', 'stream.closed']), soon);
  });
});
