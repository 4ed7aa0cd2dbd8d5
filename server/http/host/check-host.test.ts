import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { foreignHosts, malformedHosts } from '#tests/support/hostile-hosts.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import { success } from '../answer.ts';
import type { ApiRoutes } from '../api-routes.ts';
import { errorMessages } from '../error-messages.ts';
import { ownNames } from './own-names.ts';

const registerRoutes = (routes: ApiRoutes) => {
  routes.get('/api/site', async ({ site }) => success(site));
  routes.post('/api/notes', async () => success(null));
  routes.get('/api/open', { config: { isAnonymous: true, isOpenToAll: true } }, async () => success(null));
};

const places = [
  ['GET', '/api/site'],
  ['POST', '/api/notes'],
  ['GET', '/api/open'],
  ['OPTIONS', '/api/open'],
  ['GET', '/api/health/live'],
  ['GET', '/api/health/ready'],
  ['GET', '/api/unknown'],
  ['GET', '/'],
  ['HEAD', '/documents'],
  ['GET', '/assets/x.js'],
] as const;

async function setup(options: Parameters<typeof createTestServer>[0] = {}) {
  const names = { publicUrl: options.publicUrl, host: 'localhost', allowedHosts: ['nas.fritz.box'] };
  const { server } = await createTestServer({
    registerRoutes,
    ownNames: ownNames({ ...names, machineName: 'test-machine' }),
    ...options,
  });
  const ask = (host: string, headers: Record<string, string> = {}) =>
    server.inject({ url: '/api/site', headers: { host, ...headers } });
  return { server, ask };
}

describe('the server answers', () => {
  test.each([
    'localhost:80',
    'LOCALHOST:3000',
    'app.localhost',
    '127.0.0.1:49152',
    '10.0.12.7:3000',
    '203.0.113.7',
    '[fd00::1]:3000',
    'test-machine:3000',
    'test-machine.local',
    'nas.fritz.box:8080',
    'readback.example',
    'READBACK.example:8443',
  ])('to %s', async (host) => {
    const { ask } = await setup({ publicUrl: 'https://readback.example' });
    expect((await ask(host)).statusCode).toBe(200);
  });

  test('and its routes are told where, once and for all', async () => {
    const { ask } = await setup();
    const answer = await ask('NAS.fritz.box:8080');
    expect(answer.json().data).toEqual({ protocol: 'http', hostname: 'nas.fritz.box', port: 8080, isLiteral: false });
  });
});

describe('a host that is not its own', () => {
  // An empty one is asked for over a connection below.
  const hosts = [...foreignHosts, ...malformedHosts.filter((host) => host !== '')];

  test.each(places)('is refused at %s %s', async (method, url) => {
    const { server } = await setup({ publicUrl: 'https://readback.example' });
    const statusOf = async (host: string) => (await server.inject({ method, url, headers: { host } })).statusCode;
    const answers = await Promise.all(hosts.map(async (host) => [host, await statusOf(host)]));
    expect(answers).toEqual(hosts.map((host) => [host, 400]));
  });

  test('is told why, to programs and to people, and sets nothing', async () => {
    const { server, ask } = await setup();
    const ofApi = await ask('evil.example');
    expect(ofApi.json()).toEqual({
      success: false,
      code: 'request.wrong_host',
      message: errorMessages['request.wrong_host'],
    });
    const ofPage = await server.inject({ url: '/documents', headers: { host: 'evil.example' } });
    expect([ofPage.body, ofPage.headers['content-type']]).toEqual([
      errorMessages['request.wrong_host'],
      'text/plain; charset=utf-8',
    ]);
    for (const { headers } of [ofApi, ofPage]) {
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect(errorMessages['request.wrong_host']).toMatch(/PUBLIC_URL.*ALLOWED_HOSTS/);
  });

  test('gives a website nothing whose name was made to lead here', async () => {
    const { server } = await setup();
    const rebound = { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' };
    const answers = [
      await server.inject({ method: 'POST', url: '/api/notes', headers: rebound, payload: {} }),
      await server.inject({ url: '/api/site', headers: rebound }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(['request.wrong_host', 'request.wrong_host']);
  });

  test('never makes an error of ours, whatever it is', async () => {
    const { server } = await setup();
    const near = fc.oneof(fc.domain(), fc.webAuthority({ withUserInfo: true, withPort: true }), fc.webUrl());
    const addresses = fc.oneof(
      fc.ipV4Extended(),
      fc.ipV6().map((address) => `[${address}]`),
    );
    const below = fc.string({ maxLength: 20 }).map((name) => `${name}.localhost`);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(anyText, near, addresses, below),
        fc.constantFrom(...places),
        async (host, [method, url]) => {
          const { statusCode } = await server.inject({ method, url, headers: { host } });
          // The screens are not built here.
          expect(statusCode < 500 || (statusCode === 503 && !url.startsWith('/api'))).toBe(true);
        },
      ),
    );
  });
});

describe('a forwarded host', () => {
  const forwarded = (host: string) => ({ 'x-forwarded-host': host, 'x-forwarded-for': '192.0.2.1' });

  test('of somebody who is not trusted is as good as none', async () => {
    const { ask } = await setup({ publicUrl: 'https://readback.example' });
    expect((await ask('evil.example', forwarded('readback.example'))).statusCode).toBe(400);
    expect((await ask('localhost', forwarded('evil.example'))).json().data.hostname).toBe('localhost');
  });

  test.each([true, 1, '127.0.0.1'])('of a trusted proxy (%s) is what counts', async (trustProxy) => {
    const { ask } = await setup({ publicUrl: 'https://readback.example', trustProxy });
    expect((await ask('web-1:3000', forwarded('readback.example'))).json().data.hostname).toBe('readback.example');
    expect((await ask('localhost', forwarded('evil.example'))).statusCode).toBe(400);
    expect((await ask('localhost', forwarded('readback.example, evil.example'))).statusCode).toBe(400);
    expect((await ask('localhost', forwarded('readback.example,'))).statusCode).toBe(400);
  });

  test('comes with a protocol that is one', async () => {
    const { ask } = await setup({ trustProxy: true });
    expect((await ask('nas.fritz.box', { 'x-forwarded-proto': 'https' })).json().data.protocol).toBe('https');
    for (const protocol of ['javascript', 'http:', 'ht tp', 'https,', '//']) {
      expect((await ask('nas.fritz.box', { 'x-forwarded-proto': protocol })).json().code).toBe('request.invalid');
    }
  });
});

describe('over a connection', () => {
  async function send(head: string) {
    const { server } = await setup();
    const { port, hostname } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(`${head}Connection: close\r\n\r\n`);
    return text(socket);
  }

  test.each([
    ['no host', 'GET /api/site HTTP/1.1\r\n'],
    ['no host, as old programs ask', 'GET /api/site HTTP/1.0\r\n'],
    ['an empty host', 'GET /api/site HTTP/1.1\r\nHost:\r\n'],
    ['a foreign host after ours', 'GET /api/site HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n'],
    ['our host twice', 'GET /api/site HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n'],
    ['our host after a foreign one', 'GET /api/site HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\n'],
  ])('a request with %s is refused', async (_what, head) => {
    expect(await send(head)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*"code":"request\.wrong_host"/);
  });

  test.each([
    ['a host folded over lines', 'GET /api/site HTTP/1.1\r\nHost: localhost\r\n evil.example\r\n'],
    ['a host with a control character', 'GET /api/site HTTP/1.1\r\nHost: local\x01host\r\n'],
    ['a foreign host behind our address', 'GET http://localhost/api/site HTTP/1.1\r\nHost: evil.example\r\n'],
  ])('a request with %s is not answered either', async (_what, head) => {
    expect(await send(head)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });

  test('a request with our host is answered', async () => {
    expect(await send('GET /api/site HTTP/1.1\r\nHost: localhost\r\n')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });
});
