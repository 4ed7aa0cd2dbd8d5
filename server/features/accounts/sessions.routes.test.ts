import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cookiesOf, createDocumentServer } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { endOverSessions } from './end-sessions.ts';
import { hashOfToken } from './find-user.ts';

const database = await createTestDatabase();
const { db } = database;
const users = '/api/users';

async function setup({ keepSignedIn = false } = {}) {
  const server = await createDocumentServer(database);
  const ana = await server.meetUser();
  const login = { username: ana.username, password: ana.password };
  const signIn = async (cookies: Record<string, string> = {}, more: object = {}) => {
    const browser = server.openBrowser(cookies, ana.remoteAddress);
    const answer = await browser.ask({ method: 'POST', url: `${users}/login`, payload: { ...login, ...more } });
    return { answer, ...server.openBrowser({ ...cookies, ...cookiesOf(answer) }, ana.remoteAddress) };
  };
  const session = keepSignedIn ? await signIn(ana.cookies, { keepSignedIn }) : ana;
  /** As if nothing had happened for so long since the last request, and so long since signing in. */
  const pass = ({ idle = 0, since = idle }: { idle?: number; since?: number }) =>
    db
      .updateTable('sessions')
      .set({
        seen_at: sql`now() - make_interval(secs => ${idle * 60})`,
        created_at: sql`now() - make_interval(secs => ${since * 60})`,
      })
      .where('user_id', '=', String(ana.user.id))
      .execute();
  const seenAt = async () =>
    (
      await db
        .selectFrom('sessions')
        .select('seen_at')
        .where('user_id', '=', String(ana.user.id))
        .executeTakeFirstOrThrow()
    ).seen_at.getTime();
  const signedOutAt = async () => {
    const ofAna = db.selectFrom('users').where('id', '=', String(ana.user.id));
    return (await ofAna.select('signed_out_at').executeTakeFirstOrThrow()).signed_out_at;
  };
  const whys = async () => {
    const lines = db.selectFrom('audit_events').where('owner', '=', ana.owner).orderBy('number');
    const rows = await lines.select(['action', 'fields']).execute();
    return rows.filter(({ action }) => /session|signed_out/.test(action)).map(({ fields }) => JSON.parse(fields).why);
  };
  return { ...server, ana, login, signIn, session, pass, seenAt, signedOutAt, whys };
}

const minutes = 60_000;
const day = 24 * 60;

describe('a session ends', () => {
  test.each([
    ['after 29 minutes without a request: not yet', false, { idle: 29 }, 200],
    ['after 30 minutes without a request', false, { idle: 30 }, 401],
    ['after a day of requests: not before', false, { idle: 0, since: day - 1 }, 200],
    ['after a day, whatever is done', false, { idle: 0, since: day }, 401],
    ['kept, after 29 days: not yet', true, { idle: 29 * day }, 200],
    ['kept, after 30 days', true, { idle: 30 * day }, 401],
    ['kept, 30 days after it began, whatever is done', true, { idle: 0, since: 30 * day }, 401],
  ])('%s', async (_when, keepSignedIn, times, status) => {
    const { session, pass } = await setup({ keepSignedIn });
    await pass(times);
    expect((await session.get(`${users}/me`)).statusCode).toBe(status);
  });

  test('for good: its cookie is taken away, its row is gone, and when it ended is known', async () => {
    const { ana, pass, signedOutAt, whys } = await setup();
    await pass({ idle: 50 });

    const answer = await ana.get(`${users}/me`);

    expect(answer.headers['set-cookie']).toMatch(
      /^readback-session=; .*Max-Age=0|readback-session=; .*Expires=Thu, 01 Jan 1970/,
    );
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', String(ana.user.id)).execute()).toEqual(
      [],
    );
    const agoMinutes = (Date.now() - Number(await signedOutAt())) / minutes;
    expect(Math.round(agoMinutes)).toBe(20); // it ended when the thirty minutes were over
    expect(await whys()).toEqual(['over']);
  });

  test('also when nobody asks for it again', async () => {
    const { ana, pass, signedOutAt, whys, parts } = await setup();
    const other = await setup();
    await pass({ idle: 31 });

    await endOverSessions(parts);

    expect(await signedOutAt()).not.toBeNull();
    expect(await whys()).toEqual(['over']);
    expect((await ana.get(`${users}/me`)).statusCode).toBe(401);
    expect(await other.signedOutAt()).toBeNull();
    expect((await other.ana.get(`${users}/me`)).statusCode).toBe(200);
  });

  test('once, of fifty requests that find it over', async () => {
    const { ana, pass, whys } = await setup();
    await pass({ idle: 31 });

    const answers = await Promise.all(Array.from({ length: 50 }, () => ana.get(`${users}/me`)));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect(await whys()).toEqual(['over']);
  });
});

describe('that somebody is there', () => {
  test('is written down once a minute at most', async () => {
    const { ana, pass, seenAt } = await setup();
    await pass({ idle: 0.9 });
    const before = await seenAt();
    await ana.get(`${users}/me`);
    expect(await seenAt()).toBe(before);

    await pass({ idle: 1.1 });
    await ana.get(`${users}/me`);
    expect(Date.now() - (await seenAt())).toBeLessThan(0.9 * minutes);
  });

  test('is not concluded from what the page asks for by itself', async () => {
    const { ana, pass, seenAt } = await setup();
    await pass({ idle: 20 });
    const before = await seenAt();

    const state = (await ana.get(`${users}/session`)).json().data;

    expect(await seenAt()).toBe(before);
    expect(Math.round((Date.parse(state.endsAt) - Date.now()) / minutes)).toBe(10);
  });

  test('may be said', async () => {
    const { ana, pass } = await setup();
    await pass({ idle: 29 });

    const state = (await ana.ask({ method: 'POST', url: `${users}/session` })).json().data;

    expect(Math.round((Date.parse(state.endsAt) - Date.now()) / minutes)).toBe(30);
    expect(Math.round((Date.parse(state.endsForGoodAt) - Date.now()) / minutes)).toBe(day - 29);
    expect(state).toMatchObject({ user: ana.user, isKept: false });
  });

  test('does not bring back what is over', async () => {
    const { ana, pass } = await setup();
    await pass({ idle: 31 });
    expect((await ana.ask({ method: 'POST', url: `${users}/session` })).statusCode).toBe(401);
  });
});

describe('the cookie', () => {
  test('goes with the browser, unless somebody asked to be kept signed in', async () => {
    const { signIn } = await setup();
    const cookieOf = async (more: object) =>
      [(await signIn({}, more)).answer.headers['set-cookie'] ?? []].flat().find((line) => /session/.test(line));

    expect(await cookieOf({})).toMatch(/^readback-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookieOf({ keepSignedIn: true })).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('holds what stands nowhere in the database', async () => {
    const { ana } = await setup();
    const token = String(ana.cookies['readback-session']);
    const rows = await db.selectFrom('sessions').selectAll().where('user_id', '=', String(ana.user.id)).execute();

    expect(rows.map(({ token_hash }) => token_hash)).toEqual([hashOfToken(token)]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([
    ['of another’s making', () => randomBytes(32).toString('base64url')],
    ['that is empty', () => ''],
    ['that is cut off', (token: string) => token.slice(1)],
    ['that is too long', (token: string) => `${token}a`],
    ['with a NUL', (token: string) => `${token}%00`],
    ['with quotes', (token: string) => `"${token}'--`],
    ['that is its hash', (token: string) => hashOfToken(token).toString('base64url')],
    ['of 4,000 letters', () => 'a'.repeat(4000)],
    ['with broken escapes', () => '%E0%A4%A'],
  ])('%s makes nobody somebody, and is taken away', async (_what, forge) => {
    const { ana, openBrowser } = await setup();
    const session = forge(String(ana.cookies['readback-session']));

    const answer = await openBrowser({ ...ana.cookies, 'readback-session': session }).get(`${users}/me`);

    expect(answer.json().code).toBe('auth.required');
    expect([answer.headers['set-cookie'] ?? []].flat().join()).toMatch(/^readback-session=;/);
  });

  test('is not given for the picture of a page, and costs no query there', async () => {
    const { ana } = await setup();
    const answer = await ana.get('/some-page');
    expect([answer.headers['set-cookie'] ?? []].flat().join()).not.toContain('session');
  });
});

describe('the list of sessions', () => {
  test('shows where somebody is signed in, and which one this is', async () => {
    const { ana, signIn, openBrowser } = await setup();
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36' };
    const payload = { username: ana.username, password: ana.password, keepSignedIn: true };
    await openBrowser({}).ask({ method: 'POST', url: `${users}/login`, payload, headers });
    await signIn();

    const list = (await ana.get(`${users}/sessions`)).json().data;

    expect(list).toHaveLength(3);
    expect(list.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
    expect(list).toContainEqual(expect.objectContaining({ device: 'Chrome on Android', isKept: true, isThis: false }));
    expect(JSON.stringify(list)).not.toContain('Mozilla');
  });

  test('ends one of them, which nobody can use afterwards', async () => {
    const { ana, signIn, whys } = await setup();
    const phone = await signIn();
    const list: { id: string; isThis: boolean }[] = (await ana.get(`${users}/sessions`)).json().data;
    const other = list.find(({ isThis }) => !isThis);

    const left = await ana.ask({ method: 'DELETE', url: `${users}/sessions/${other?.id}` });

    expect(left.json().data).toMatchObject([{ isThis: true }]);
    expect((await phone.get(`${users}/me`)).statusCode).toBe(401);
    expect((await ana.get(`${users}/me`)).statusCode).toBe(200);
    expect(await whys()).toEqual(['ended_by_owner']);
  });

  test('ends all others at once', async () => {
    const { ana, signIn } = await setup();
    const others = [await signIn(), await signIn(), await signIn()];

    const left = await ana.ask({ method: 'DELETE', url: `${users}/sessions` });

    expect(left.json().data).toMatchObject([{ isThis: true }]);
    for (const other of others) expect((await other.get(`${users}/me`)).statusCode).toBe(401);
  });

  test('ends the own one too, with its cookie', async () => {
    const { ana } = await setup();
    const [own] = (await ana.get(`${users}/sessions`)).json().data;

    const answer = await ana.ask({ method: 'DELETE', url: `${users}/sessions/${own.id}` });

    expect(answer.json().data).toEqual([]);
    expect([answer.headers['set-cookie'] ?? []].flat().join()).toMatch(/^readback-session=;/);
  });

  test('does not end those of somebody else, nor one that is none', async () => {
    const { ana, meetUser } = await setup();
    const ben = await meetUser();
    const [bens] = (await ben.get(`${users}/sessions`)).json().data;

    for (const id of [bens.id, randomUUID()]) {
      const answer = await ana.ask({ method: 'DELETE', url: `${users}/sessions/${id}` });
      expect(answer.json().code).toBe('session.not_found');
    }
    await ana.ask({ method: 'DELETE', url: `${users}/sessions` });
    expect((await ben.get(`${users}/me`)).statusCode).toBe(200);
  });
});
