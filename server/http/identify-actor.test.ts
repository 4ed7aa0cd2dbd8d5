import { expect, test } from 'vitest';
import type { User } from '#core/kernel/actor.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import type { ApiRoutes } from './api-routes.ts';
import type { ServerOptions } from './build-server.ts';

const ana: User = { kind: 'user', userId: 7, username: 'ana', sessionId: 's', isAdmin: false, isRecent: true };
const token = 'a'.repeat(43);

async function setup(options: Partial<ServerOptions> = {}) {
  const asked: [string, boolean][] = [];
  const registerRoutes = (routes: ApiRoutes) => {
    routes.get('/api/me', async ({ actor }) => ({ ...actor }));
    routes.get('/api/stream', { config: { isBackground: true } }, async () => ({}));
    routes.get('/api/open', { config: { isAnonymous: true } }, async () => ({}));
    routes.post('/api/in', async (_request, reply) => reply.giveSession({ token, isKept: false }) ?? {});
    routes.post('/api/out', async (_request, reply) => reply.clearSession() ?? {});
  };
  const findUser: ServerOptions['findUser'] = async (given, { isBackground }) => {
    asked.push([given, isBackground]);
    return given === token ? ana : undefined;
  };
  const { server } = await createTestServer({ registerRoutes, findUser, ...options });
  const visit = async (url: string, cookie = `readback-session=${token}`, headers = {}) => {
    const answer = await server.inject({ url, headers: { cookie, ...headers } });
    const given = [answer.headers['set-cookie'] ?? []].flat().find((line) => line.includes('session'));
    return { answer, given };
  };
  return { server, asked, visit };
}

test('the cookie of a session makes its owner the actor', async () => {
  const { visit, asked } = await setup();
  const { answer, given } = await visit('/api/me');

  expect(answer.json()).toEqual(ana);
  expect(given).toBeUndefined();
  expect(asked).toEqual([[token, false]]);
});

test('without one, and with one that counts no longer, the actor is the guest of the device', async () => {
  const { visit, asked } = await setup();
  const none = await visit('/api/me', 'other=1');
  const over = await visit('/api/me', `readback-session=${'b'.repeat(43)}`);

  expect([none, over].map(({ answer }) => answer.json().kind)).toEqual(['guest', 'guest']);
  expect([none.given, over.given?.split(';')[0]]).toEqual([undefined, 'readback-session=']);
  expect(asked).toHaveLength(1);
});

test('what has not the form of a token is not even looked up, and is taken away', async () => {
  const { visit, asked } = await setup();
  for (const value of ['', 'x', 'a'.repeat(44), `${'a'.repeat(42)}%00`, `${'a'.repeat(42)}é`]) {
    expect((await visit('/api/me', `readback-session=${encodeURI(value)}`)).given).toMatch(/^readback-session=;/);
  }
  expect(asked).toEqual([]);
});

test('what the page asks for by itself is told apart', async () => {
  const { visit, asked } = await setup();
  await visit('/api/stream');
  expect(asked).toEqual([[token, true]]);
});

test.each(['/api/open', '/some-page', '/assets/app.js', '/.env'])('nobody is looked up for %s', async (url) => {
  const { visit, asked } = await setup();
  expect((await visit(url)).given).toBeUndefined();
  expect(asked).toEqual([]);
});

test('over HTTPS the cookie belongs to this host alone, and no other counts', async () => {
  const { server, visit } = await setup({ publicUrl: 'https://readback.example/' });
  const headers = { origin: 'https://readback.example' };
  const cookiesOf = async (url: string) =>
    [(await server.inject({ method: 'POST', url, headers })).headers['set-cookie'] ?? []].flat().join('\n');

  expect(await cookiesOf('/api/in')).toContain(
    `__Host-readback-session=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  expect(await cookiesOf('/api/out')).toMatch(/__Host-readback-session=; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax/);
  expect((await visit('/api/me', `readback-session=${token}`)).answer.json().kind).toBe('guest');
  expect((await visit('/api/me', `__Host-readback-session=${token}`)).answer.json().kind).toBe('user');
});

test('a database that is away is said, and nobody is taken for a guest meanwhile', async () => {
  const away = Object.assign(new Error('Connection terminated unexpectedly'), {});
  const { visit } = await setup({ findUser: () => Promise.reject(away) });
  const { answer, given } = await visit('/api/me');

  expect([answer.statusCode, given]).toEqual([503, undefined]);
});
