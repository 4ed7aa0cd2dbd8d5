import { expect, test } from 'vitest';
import { createTestServer } from '#tests/support/test-server.ts';

async function setup() {
  const { server } = await createTestServer({
    rateLimit: 6,
    registerRoutes: (routes) => {
      const config = { rateLimit: { max: 2, timeWindow: '1 minute' } };
      routes.get('/api/many', async () => 'given');
      routes.get('/api/few', { config }, async () => 'given');
      routes.get('/api/other-few', { config }, async () => 'given');
      routes.get('/api/few/:id', { config }, async () => 'given');
    },
  });
  return async (...urls: string[]) => {
    const codes: number[] = [];
    for (const url of urls) codes.push((await server.inject(url)).statusCode);
    return codes;
  };
}

test('a route with a limit of its own counts its own requests alone', async () => {
  const ask = await setup();
  await ask('/api/many', '/api/many', '/api/many', '/api/other-few');

  expect(await ask('/api/few', '/api/few', '/api/few')).toEqual([200, 200, 429]);
  expect(await ask('/api/other-few', '/api/other-few')).toEqual([200, 429]);
});

test('what is asked of a route with a limit of its own leaves that of all others as it was', async () => {
  const ask = await setup();
  await ask('/api/few', '/api/few', '/api/few');

  expect(await ask(...Array<string>(7).fill('/api/many'))).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test('all addresses of one route count together', async () => {
  const ask = await setup();

  expect(await ask('/api/few/1', '/api/few/2', '/api/few/3')).toEqual([200, 200, 429]);
});
