import { expect, test } from 'vitest';
import type { Reader, Recipient, User } from '#core/kernel/actor.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import type { ApiRoutes } from './api-routes.ts';
import type { ServerOptions } from './build-server.ts';

const ana: User = { kind: 'user', userId: 7, username: 'ana', sessionId: 's', isAdmin: false, isRecent: true };
const ben: Recipient = {
  kind: 'recipient',
  owner: 'user:7',
  ticket: 'one',
  shareId: 1,
  level: 'comment',
  expiresAt: null,
  visitId: 1,
  sessionId: null,
};
const token = 'v'.repeat(43);
const session = 's'.repeat(43);
const temporary = 'temp-00000000-0000-4000-8000-000000000000';

async function setup(options: Partial<ServerOptions> = {}) {
  const asked: [string, string, boolean][] = [];
  const readers: Reader[] = [];
  const registerRoutes = (routes: ApiRoutes) => {
    const config = { forRecipients: 'comment' } as const;
    const note = async ({ reader }: { reader: Reader }) => (readers.push(reader), {});
    routes.get('/api/own/:ref', note);
    routes.get('/api/read/:ref', { config: { forRecipients: 'view' } }, note);
    routes.get('/api/comment/:ref', { config }, note);
    routes.get('/api/file/:ref', { config: { forRecipients: 'download' } }, note);
    routes.get('/api/stream/:ref', { config: { ...config, isBackground: true } }, note);
    routes.post('/api/body', { config }, note);
    routes.post('/api/open', async (_request, reply) => reply.giveShareVisit(token) ?? {});
  };
  const findRecipient: ServerOptions['findRecipient'] = async (given, { ref, isBackground }) => {
    asked.push([given, ref, isBackground]);
    return given === token && ref === '12' ? ben : undefined;
  };
  const findUser: ServerOptions['findUser'] = async (given) => (given === session ? ana : undefined);
  const { server } = await createTestServer({ registerRoutes, findRecipient, findUser, ...options });
  const visit = async (url: string, cookie = `readback-visit=${token}`, body?: object) => {
    readers.length = 0;
    const headers = { cookie };
    const answer = await server.inject({ url, headers, ...(body && { method: 'POST', payload: body }) });
    return { status: answer.statusCode, kind: readers.at(-1)?.kind };
  };
  return { server, asked, visit };
}

test('the cookie of a visit makes whoever shows it the recipient of the document', async () => {
  const { visit, asked } = await setup();

  expect(await visit('/api/read/12')).toEqual({ status: 200, kind: 'recipient' });
  expect(await visit('/api/comment/12')).toEqual({ status: 200, kind: 'recipient' });
  expect(asked).toEqual([
    [token, '12', false],
    [token, '12', false],
  ]);
});

test('what a share does not give looks as if it were not there', async () => {
  const { visit } = await setup();
  expect(await visit('/api/file/12')).toEqual({ status: 404, kind: undefined });
});

test('a route that says nothing of recipients knows none', async () => {
  const { visit, asked } = await setup();
  expect(await visit('/api/own/12')).toEqual({ status: 200, kind: 'guest' });
  expect(asked).toEqual([]);
});

test.each([
  ['another document', '/api/read/13', undefined],
  ['another token', '/api/read/12', `readback-visit=${'w'.repeat(43)}`],
  ['no token', '/api/read/12', 'other=1'],
])('for %s, the reader is whoever asks', async (_what, url, cookie) => {
  const { visit } = await setup();
  expect(await visit(url, cookie)).toEqual({ status: 200, kind: 'guest' });
});

test.each(['', 'x', `${token}v`, `${token.slice(1)}!`])('the token %j is not even looked up', async (value) => {
  const { visit, asked } = await setup();
  expect((await visit('/api/read/12', `readback-visit=${encodeURIComponent(value)}`)).kind).toBe('guest');
  expect(asked).toEqual([]);
});

test.each([
  [{ documentId: 12 }, '12'],
  [{ documentId: '12' }, '12'],
  [{ documentId: temporary }, temporary],
])('a document is named by the body %j too', async (body, ref) => {
  const { visit, asked } = await setup();
  await visit('/api/body', undefined, body);
  expect(asked).toEqual([[token, ref, false]]);
});

test.each([
  {},
  [],
  { documentId: null },
  { documentId: 1.5 },
  { documentId: [12] },
  { documentId: { toString: '12' } },
  { documentid: 12 },
])('the body %j names none', async (body) => {
  const { visit } = await setup();
  expect(await visit('/api/body', undefined, body)).toMatchObject({ kind: 'guest' });
});

test('the owner of a document stays its owner, whatever visit their browser shows', async () => {
  const { visit } = await setup();
  const cookies = `readback-visit=${token}; readback-session=${session}`;
  expect(await visit('/api/file/12', cookies)).toEqual({ status: 200, kind: 'user' });
});

test('what the page asks for by itself is told apart', async () => {
  const { visit, asked } = await setup();
  await visit('/api/stream/12');
  expect(asked).toEqual([[token, '12', true]]);
});

test('over HTTPS the cookie belongs to this host alone, and no other counts', async () => {
  const { server, visit } = await setup({ publicUrl: 'https://readback.example/' });
  const headers = { origin: 'https://readback.example' };
  const given = (await server.inject({ method: 'POST', url: '/api/open', headers })).headers['set-cookie'];

  expect([given].flat().join('\n')).toContain(`__Host-readback-visit=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`);
  expect((await visit('/api/read/12')).kind).toBe('guest');
  expect((await visit('/api/read/12', `__Host-readback-visit=${token}`)).kind).toBe('recipient');
});

test('a database that is away is said, and nobody is shown anything meanwhile', async () => {
  const away = Object.assign(new Error('Connection terminated unexpectedly'), {});
  const { visit } = await setup({ findRecipient: () => Promise.reject(away) });
  expect(await visit('/api/read/12')).toEqual({ status: 503, kind: undefined });
});

test('a call without a body names no document', async () => {
  const { server, asked } = await setup();

  const answer = await server.inject({
    method: 'POST',
    url: '/api/body',
    headers: { cookie: `readback-visit=${token}` },
  });

  expect([answer.statusCode, asked]).toEqual([200, []]);
});
