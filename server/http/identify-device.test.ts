import { expect, test } from 'vitest';
import { createTestServer } from '#tests/support/test-server.ts';
import type { ApiRoutes } from './api-routes.ts';

const registerRoutes = (routes: ApiRoutes) => {
  routes.get('/api/me', async ({ actor }) => ({ ...actor }));
  routes.get('/api/open', { config: { isAnonymous: true } }, async () => ({}));
};

async function setup(options = {}) {
  const { server } = await createTestServer({ registerRoutes, ...options });
  const visit = async (cookie?: string, headers = {}) => {
    const answer = await server.inject({ url: '/api/me', headers: { ...(cookie && { cookie }), ...headers } });
    const [given] = [answer.headers['set-cookie'] ?? []].flat();
    return { deviceId: answer.json<{ deviceId: string }>().deviceId, given, cookie: given?.split(';')[0] };
  };
  return { server, visit };
}

test('a new device gets a cookie that scripts cannot read and other sites cannot send', async () => {
  const { visit } = await setup();

  const { given } = await visit();

  expect(given).toMatch(/^readback-device=[\w-]{22}\.[\w%+/-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('a device is known again, and gets no second cookie', async () => {
  const { visit } = await setup();
  const first = await visit();

  const second = await visit(first.cookie);

  expect(second.deviceId).toBe(first.deviceId);
  expect(second.given).toBeUndefined();
});

test('two devices are two', async () => {
  const { visit } = await setup();
  expect((await visit()).deviceId).not.toBe((await visit()).deviceId);
});

test('over HTTPS the cookie belongs to this host alone', async () => {
  const { visit } = await setup({ trustProxy: true });
  const { given } = await visit(undefined, { 'x-forwarded-proto': 'https' });
  expect(given).toMatch(/^__Host-readback-device=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test.each([
  ['without a signature', (id: string) => `readback-device=${id}`],
  ['with a signature of its own making', (id: string) => `readback-device=${id}.AAAA`],
  ['with nothing in it', () => 'readback-device='],
  ['twice', (id: string) => `readback-device=${id}; readback-device=${id}`],
])('a cookie %s makes nobody somebody else', async (_what, forge) => {
  const { visit } = await setup();
  const { deviceId } = await visit();

  const forged = await visit(forge(deviceId));

  expect(forged.deviceId).not.toBe(deviceId);
});

test('a cookie signed by another installation is not believed', async () => {
  const elsewhere = await setup({ cookieKey: Buffer.alloc(32, 8) });
  const { visit } = await setup();
  const stranger = await elsewhere.visit();
  expect((await visit(stranger.cookie)).deviceId).not.toBe(stranger.deviceId);
});

test('what is the same for everybody gives no cookie', async () => {
  const { server } = await setup();
  expect((await server.inject('/api/open')).headers['set-cookie']).toBeUndefined();
});
