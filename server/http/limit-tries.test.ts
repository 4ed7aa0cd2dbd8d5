import { expect, test } from 'vitest';
import { AppError } from '#core/kernel/app-error.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import type { ApiRoutes } from './api-routes.ts';
import type { ServerOptions } from './build-server.ts';

async function setup(options: Partial<ServerOptions> = {}) {
  const counted: [string, string][] = [];
  const registerRoutes = (routes: ApiRoutes) => {
    routes.post('/api/login', { config: { checksSecret: 'login' } }, async () => ({}));
    routes.post('/api/own', { config: { checksSecret: 'own', needs: 'use_account' } }, async () => ({}));
    routes.post('/api/other', async () => ({}));
  };
  const countTry: ServerOptions['countTry'] = async (name, network) => {
    counted.push([name, network]);
    if (counted.length > 2) throw new AppError('request.too_many');
  };
  const { server } = await createTestServer({ registerRoutes, countTry, ...options });
  const ask = (url: string, remoteAddress: string, headers = {}) =>
    server.inject({ method: 'POST', url, remoteAddress, headers });
  return { ask, counted };
}

test('every request to a route that checks a secret is counted for its network, and no other', async () => {
  const { ask, counted } = await setup();
  await ask('/api/login', '192.0.2.1');
  await ask('/api/other', '192.0.2.1');
  await ask('/api/login', '2001:db8:1:2:3::4');

  expect(counted).toEqual([
    ['login', '192.0.2.1'],
    ['login', '2001:db8:1:2::/64'],
  ]);
  const refused = await ask('/api/login', '192.0.2.1');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many']);
});

test('what another website asks for, or somebody who may not, is not counted', async () => {
  const { ask, counted } = await setup();
  await ask('/api/login', '192.0.2.1', { origin: 'https://evil.example' });
  await ask('/api/own', '192.0.2.1');
  expect(counted).toEqual([]);
});

test.each<[boolean | number, string]>([
  [false, '192.0.2.1'],
  [true, '198.51.100.1'],
  [1, '203.0.113.9'],
])('with a trust of %s in proxies the address is %s', async (trustProxy, address) => {
  const { ask, counted } = await setup({ trustProxy });
  await ask('/api/login', '192.0.2.1', { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' });
  expect(counted).toEqual([['login', address]]);
});
