import { describe, expect, test } from 'vitest';
import { cookiesOf, uploadForm } from '#tests/support/document-server.ts';
import { prepareLogins } from '#tests/support/prepare-logins.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { hashOfToken } from './find-user.ts';

const database = await createTestDatabase();
const { db } = database;
const users = '/api/users';
const setup = () => prepareLogins(database);
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;

describe('signing in', () => {
  test('answers with who it is, and nothing else of the account', async () => {
    const { ana, login } = await setup();
    const answer = await login({ username: `  ${ana.username.toUpperCase()} ` });

    expect(answer.json()).toEqual({ success: true, message: 'OK', data: ana.user });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is written down with how and by what device', async () => {
    const { login, linesOf } = await setup();
    await login({}, {}, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

    expect((await linesOf('account.signed_in')).map(({ fields }) => JSON.parse(fields))).toContainEqual({
      device: 'Firefox on Linux',
      how: 'password',
    });
  });

  test('does not take a session that somebody else has planted', async () => {
    const { ana, login, openBrowser } = await setup();
    const planted = 'a'.repeat(43);

    const answer = await login({}, { 'readback-session': planted });

    expect(cookiesOf(answer)['readback-session']).not.toBe(planted);
    expect(cookiesOf(answer)['readback-session']).toMatch(/^[\w-]{43}$/);
    expect((await openBrowser({ 'readback-session': planted }).get(`${users}/me`)).statusCode).toBe(401);
    expect((await ana.get(`${users}/me`)).statusCode).toBe(200);
  });

  test('ends the session that this browser had, whoever’s it was', async () => {
    const { ana, meetUser, login, openBrowser } = await setup();
    const ben = await meetUser();

    const again = await login({}, ana.cookies);
    const over = await login({}, ben.cookies);

    expect(cookiesOf(again)['readback-session']).not.toBe(ana.cookies['readback-session']);
    expect([again.statusCode, over.statusCode]).toEqual([200, 200]);
    for (const old of [ana, ben]) expect((await old.get(`${users}/me`)).statusCode).toBe(401);
    expect((await openBrowser({ ...ana.cookies, ...cookiesOf(again) }).get(`${users}/me`)).statusCode).toBe(200);
  });

  test('of eight clicks at once leaves no session that was there before', async () => {
    const { ana, login, openBrowser } = await setup();
    const answers = await Promise.all(Array.from({ length: 8 }, () => login({}, ana.cookies)));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const last = answers.at(-1);
    const mine = openBrowser(last ? cookiesOf(last) : {});
    expect((await mine.get(`${users}/me`)).json().data).toMatchObject(ana.user);
    expect((await ana.get(`${users}/me`)).statusCode).toBe(401);
  });

  test.each([
    ['another website', { origin: 'https://evil.example' }],
    ['a page that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ])('cannot be asked for by %s, nor signing out', async (_what, headers) => {
    const { ana, login, evaluated } = await setup();
    const answers = [
      await login({}, ana.cookies, headers),
      await ana.ask({ method: 'POST', url: `${users}/logout`, headers }),
    ];

    expect(answers.map(codeOf)).toEqual(['request.forbidden_origin', 'request.forbidden_origin']);
    expect(evaluated.count).toBe(0);
    expect((await ana.get(`${users}/me`)).statusCode).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot be sent as %s, which any form can send',
    async (type) => {
      const { login, ana } = await setup();
      const body = JSON.stringify({ username: ana.username, password: ana.password });
      const answer = await ana.ask({
        method: 'POST',
        url: `${users}/login`,
        payload: body,
        headers: { 'content-type': type },
      });
      expect(answer.statusCode).toBe(415);
      expect((await login()).statusCode).toBe(200);
    },
  );
});

describe('the time zone of whoever signs in', () => {
  const zoneOf = async (id: number) =>
    (await db.selectFrom('users').select('time_zone').where('id', '=', String(id)).executeTakeFirstOrThrow()).time_zone;

  test('is learned once, and not moved by a journey', async () => {
    const { ana, login } = await setup();
    const zones: string[] = [];
    for (const timeZone of ['Mars/Olympus', 'Europe/Madrid', 'Asia/Tokyo']) {
      await login({ timeZone });
      zones.push(await zoneOf(ana.user.id));
    }
    expect(zones).toEqual(['UTC', 'Europe/Madrid', 'Europe/Madrid']);
  });
});

describe('signing out', () => {
  test('ends the session and takes its cookie away', async () => {
    const { ana, linesOf } = await setup();
    const answer = await ana.ask({ method: 'POST', url: `${users}/logout` });

    expect(answer.json()).toEqual({ success: true, message: 'OK', data: null });
    expect([answer.headers['set-cookie'] ?? []].flat().join()).toMatch(/^readback-session=;/);
    expect(await linesOf('account.signed_out')).toHaveLength(1);
  });

  test('leaves a copied cookie good for nothing', async () => {
    const { ana, openBrowser } = await setup();
    await ana.upload(uploadForm());
    const thief = openBrowser(ana.cookies);
    expect((await thief.get('/api/medical-documents')).json().data).toHaveLength(1);

    await ana.ask({ method: 'POST', url: `${users}/logout` });

    expect((await thief.get(`${users}/me`)).statusCode).toBe(401);
    expect((await thief.get('/api/medical-documents')).json().data).toEqual([]);
  });

  test('without a session does no harm', async () => {
    const { server } = await setup();
    expect((await server.inject({ method: 'POST', url: `${users}/logout` })).statusCode).toBe(200);
  });

  test('at once with a request leaves no session behind', async () => {
    const { ana } = await setup();
    const logout = { method: 'POST', url: `${users}/logout` } as const;
    await Promise.all([ana.ask(logout), ana.get(`${users}/me`), ana.ask(logout), ana.get(`${users}/session`)]);
    const token = hashOfToken(String(ana.cookies['readback-session']));
    expect(await db.selectFrom('sessions').select('id').where('token_hash', '=', token).execute()).toEqual([]);
  });
});
