import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '#core/kernel/app-error.ts';
import { createLog } from '#server/adapters/log/pino-log.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import { success } from './answer.ts';
import type { ApiRoutes } from './api-routes.ts';

let number = 0;
const canary = (where: string) => `CANARY-${where}-${(number += 1)}`;

const registerRoutes = (routes: ApiRoutes) => {
  const schema = { body: z.object({ title: z.string() }) };
  routes.post('/api/notes/:id', { schema }, async () => success({ text: canary('answer') }));
  routes.post('/api/broken/:id', async ({ body }) => {
    throw new Error(`provider said ${JSON.stringify(body)}`, { cause: new Error(canary('cause')) });
  });
};

function setup() {
  const written: string[] = [];
  const log = createLog('debug', { destination: { write: (line) => void written.push(line) } });
  return { log, written };
}

test('a line of the log names the route and nothing a person has sent', async () => {
  const { log, written } = setup();
  const { server } = await createTestServer({ registerRoutes, log });
  const headers = () => ({
    cookie: `readback-device=${canary('cookie')}`,
    'user-agent': canary('agent'),
    referer: `http://localhost/${canary('referer')}`,
    'idempotency-key': canary('key'),
    'x-forwarded-for': canary('forwarded'),
  });
  const send = (url: string, payload: object) =>
    server.inject({ method: 'POST', url: `${url}?q=${canary('query')}`, headers: headers(), payload });

  await send(`/api/notes/${canary('id')}`, { title: canary('title') });
  await send(`/api/notes/${canary('id')}`, { [canary('field')]: canary('value') });
  await send(`/api/broken/${canary('id')}`, { title: canary('title') });
  await send(`/api/${canary('unknown')}`, {});
  await server.inject(`/${canary('page')}`);
  await server.inject(`/%zz${canary('undecodable')}`);

  expect(written.length).toBeGreaterThanOrEqual(6);
  expect(written.join('')).not.toContain('CANARY');
  expect(written.map((line) => JSON.parse(line))).toContainEqual({
    level: 'info',
    time: expect.any(String),
    event: 'request.done',
    request: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'POST',
    route: '/api/notes/:id',
    status: 200,
    ms: expect.any(Number),
  });
});

describe('the id of a request', () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.1', 'x-request-id': 'b2f1c0de4a5b4c6d8e9fa0b1c2d3e4f5' };

  async function idOf(headers: Record<string, string>, trustProxy = true) {
    const { server, log } = await createTestServer({ registerRoutes, trustProxy });
    await server.inject({ method: 'POST', url: '/api/notes/1', headers, payload: { title: 'Blood' } });
    return log.lines.find(({ event }) => event === 'request.done')?.['request'];
  }

  test('is the one that a trusted proxy gave it', async () => {
    expect(await idOf(forwarded)).toBe(forwarded['x-request-id']);
  });

  test('is our own where nobody is trusted, or no proxy has passed it on', async () => {
    const own = expect.stringMatching(/^[\da-f]{8}-/);
    expect(await idOf(forwarded, false)).toEqual(own);
    expect(await idOf({ 'x-request-id': forwarded['x-request-id'] })).toEqual(own);
  });

  test('is never made of words', async () => {
    const words = { ...forwarded, 'x-request-id': 'ana-has-anaemia-and-more' };
    expect(await idOf(words)).toMatch(/^[\da-f-]{36}$/);
  });
});

test('an event stream is told when it opens and when its reader leaves', async () => {
  const { server, log } = await createTestServer({
    registerRoutes: (routes) =>
      void routes.get('/api/notes/:id/events', async (_request, reply) =>
        reply.type('text/event-stream').send(Readable.from(forEver())),
      ),
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  await fetch(`${url}/api/notes/1/events`, { signal: leaving.signal });
  const streams = () => log.lines.filter(({ event }) => event.startsWith('stream.')).map(({ event }) => event);
  expect(streams()).toEqual(['stream.opened']);

  leaving.abort();

  await vi.waitFor(() => expect(streams()).toEqual(['stream.opened', 'stream.closed']));
});

async function* forEver() {
  for (;;) {
    yield ': unchanged\n\n';
    await setTimeout(20);
  }
}

test('what is refused for now is told with the code of the limit', async () => {
  const { server, log } = await createTestServer({
    registerRoutes: (routes) =>
      void routes.get('/api/notes', async () => {
        throw new AppError('request.too_many');
      }),
  });

  await server.inject('/api/notes');

  const told = { level: 'debug', event: 'request.refused', route: '/api/notes', code: 'request.too_many' };
  expect(log.lines).toContainEqual(expect.objectContaining(told));
});
