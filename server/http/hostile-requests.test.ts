import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestServer } from '#tests/support/test-server.ts';
import { success } from './answer.ts';
import type { ApiRoutes } from './api-routes.ts';

const registerRoutes = (routes: ApiRoutes) => {
  const body = z.strictObject({ name: z.string().max(20) });
  routes.post('/api/notes', { schema: { body } }, async () => success({ saved: true }));
  routes.get('/api/notes', async () => success([]));
  routes.delete('/api/notes/:id', async () => success({ deleted: true }));
  routes.post('/api/files', { config: { acceptsMultipart: true } }, async () => success({ saved: true }));
};

const setup = (options = {}) => createTestServer({ registerRoutes, ...options });
const note = { method: 'POST', url: '/api/notes', payload: { name: 'Ana' } } as const;

describe('another website', () => {
  test.each([
    ['its origin', { origin: 'https://evil.example' }],
    ['no origin to speak of', { origin: 'null' }],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }],
    ['the browser saying so', { 'sec-fetch-site': 'cross-site' }],
    ['our host on another port', { origin: 'http://localhost:8080' }],
    ['our host over another scheme', { origin: 'https://localhost:80' }],
  ])('is refused by %s', async (_what, headers) => {
    const { server } = await setup();

    const answers = [
      await server.inject({ ...note, headers }),
      await server.inject({ method: 'DELETE', url: '/api/notes/1', headers }),
    ];

    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'request.forbidden_origin' });
    }
  });

  test.each([
    ['its own page', { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }],
    ['a program that is no browser', {}],
  ])('is told apart from %s', async (_what, headers) => {
    const { server } = await setup();
    expect((await server.inject({ ...note, headers })).statusCode).toBe(200);
  });

  test('behind a proxy the public address counts', async () => {
    const { server } = await setup({ publicUrl: 'https://readback.example/' });
    const ask = (origin: string) => server.inject({ ...note, headers: { origin } });

    expect((await ask('https://readback.example')).statusCode).toBe(200);
    expect((await ask('https://readback.example.evil.example')).statusCode).toBe(403);
  });

  test('may not be shown inside one, nor run anything of its own in ours', async () => {
    const { server } = await setup();

    const { headers } = await server.inject('/api/health/live');

    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' blob: data:;connect-src 'self';" +
        "font-src 'self';worker-src 'self' blob:;manifest-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'self'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
});

describe('a body', () => {
  test.each([
    ['as a form', 'application/x-www-form-urlencoded', 'name=Ana'],
    ['as text, which any website may send', 'text/plain', '{"name":"Ana"}'],
    ['as multipart where no file is expected', 'multipart/form-data; boundary=x', '--x--'],
    ['as XML', 'application/xml', '<name/>'],
  ])('%s is refused', async (_what, type, payload) => {
    const { server } = await setup();
    const answer = await server.inject({ ...note, headers: { 'content-type': type }, payload });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'request.unsupported_type' });
  });

  test.each([
    ['broken JSON', '{"name":'],
    ['the wrong type', '{"name":1}'],
    ['a field nobody asked for', '{"name":"Ana","role":"admin"}'],
    ['a prototype', '{"name":"Ana","__proto__":{"role":"admin"}}'],
    ['a constructor', '{"name":"Ana","constructor":{"prototype":{"x":1}}}'],
    ['nothing', ''],
    ['a number beyond numbers', '{"name":1e400}'],
    ['deep nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ])('of %s is refused without being repeated', async (_what, payload) => {
    const { server } = await setup();
    const answer = await server.inject({ ...note, headers: { 'content-type': 'application/json' }, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'request.invalid' });
    expect(answer.body).not.toContain('admin');
  });

  test('larger than any form is refused', async () => {
    const { server } = await setup();
    const answer = await server.inject({ ...note, payload: { name: 'x'.repeat(100_000) } });
    expect(answer.json()).toMatchObject({ code: 'request.too_large' });
  });

  test('of multipart is taken where a file is expected', async () => {
    const { server } = await setup();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await server.inject({ method: 'POST', url: '/api/files', headers, payload: '--x--\r\n' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('an address', () => {
  test.each(['/api/unknown', '/api/', '/api', '/api/notes/1/2'])(
    'of the API that is unknown, %s, answers in the envelope',
    async (url) => {
      const { server } = await setup();
      const answer = await server.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, code: 'route.not_found' });
    },
  );

  test.each(['/api/%zz', '/%E0%A4%A'])('that cannot be decoded, %s, is refused', async (url) => {
    const { server } = await setup();
    expect((await server.inject(url)).json()).toMatchObject({ code: 'request.invalid' });
  });
});

test('too many requests from one address are told to wait', async () => {
  const { server } = await setup({ rateLimit: 3 });
  const ask = (remoteAddress: string) => server.inject({ url: '/api/notes', remoteAddress });

  for (let count = 0; count < 3; count += 1) await ask('192.0.2.1');

  const refused = await ask('192.0.2.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'request.too_many' });
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
  expect((await server.inject({ url: '/api/health/live', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
});

test('another spelling of an address is limited and kept from caches like the plain one', async () => {
  const { server } = await setup({ rateLimit: 1 });
  const ask = () => server.inject('/%61pi/notes');

  const first = await ask();

  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await ask()).statusCode).toBe(429);
});

test('one household of IPv6 addresses counts as one, and forwarded addresses count only when trusted', async () => {
  const { server } = await setup({ rateLimit: 2 });
  const ask = (remoteAddress: string, forwarded: string) =>
    server.inject({ url: '/api/notes', remoteAddress, headers: { 'x-forwarded-for': forwarded } });

  await ask('2001:db8::1', '192.0.2.1');
  await ask('2001:db8::2', '192.0.2.2');

  expect((await ask('2001:db8::3', '192.0.2.3')).statusCode).toBe(429);
});

test('what is not HTTP gets an answer in the envelope and the line is closed', async () => {
  const { server } = await setup();
  const url = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));

  const socket = connect({ host: url.hostname, port: Number(url.port) });
  socket.write('NONSENSE\r\n\r\n');

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*"code":"request\.invalid"/);
});
