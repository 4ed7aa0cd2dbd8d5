import { describe, expect, test } from 'vitest';
import { cookiesOf, createDocumentServer } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const users = '/api/users';
let asked = 0;
const setup = () => createDocumentServer(database);
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;
const rowOf = (id: number) => db.selectFrom('users').selectAll().where('id', '=', String(id)).executeTakeFirstOrThrow();

describe('the profile', () => {
  test('is changed in what is given alone', async () => {
    const { meetUser } = await setup();
    const ana = await meetUser();
    const put = async (payload: object) => (await ana.ask({ method: 'PUT', url: `${users}/me`, payload })).json().data;
    const readingSettings = { textSize: 130, theme: 'dark' };

    await put({ name: ' Ana López ' });
    await put({ readingSettings });
    const account = await put({ timeZone: 'America/Bogota' });

    expect(account).toMatchObject({ name: 'Ana López', readingSettings, timeZone: 'America/Bogota' });
    expect(await put({ name: '' })).toMatchObject({ name: null, readingSettings });
  });

  test('changed twice at once keeps both', async () => {
    const { meetUser } = await setup();
    const ana = await meetUser();
    const readingSettings = { textSize: 150, theme: 'contrast', spacing: 'wide', level: 'simple', shortcuts: 'off' };
    const changes = [{ name: 'Ana' }, { readingSettings }, { timeZone: 'Asia/Tokyo' }];
    await Promise.all(changes.map((payload) => ana.ask({ method: 'PUT', url: `${users}/me`, payload })));

    const account = (await ana.get(`${users}/me`)).json().data;
    expect(account).toMatchObject({ name: 'Ana', readingSettings, timeZone: 'Asia/Tokyo' });
  });

  test.each([
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+01:00' },
    { name: 'x'.repeat(101) },
    { readingSettings: { textSize: 7 } },
    { readingSettings: { textSize: 100, theme: 'light', level: 'expert' } },
  ])('does not take %j', async (payload) => {
    const { meetUser } = await setup();
    const ana = await meetUser();
    expect(codeOf(await ana.ask({ method: 'PUT', url: `${users}/me`, payload }))).toBe('request.invalid');
  });

  test('keeps the name sealed', async () => {
    const { meetUser, log } = await setup();
    const ana = await meetUser();
    await ana.ask({ method: 'PUT', url: `${users}/me`, payload: { name: 'Canary Feathers' } });
    const row = await rowOf(ana.user.id);
    const lines = await db.selectFrom('audit_events').selectAll().where('owner', '=', ana.owner).execute();
    expect(JSON.stringify([row, row.sealed_profile.toString('latin1'), lines, log.lines])).not.toContain('Canary');
  });
});

describe('changes to the account', () => {
  const newPassword = 'blood orange marmalade';
  const change = { method: 'PUT', url: `${users}/password`, payload: { newPassword } } as const;

  async function withOldSession() {
    const server = await setup();
    const ana = await server.meetUser();
    const age = () =>
      db
        .updateTable('sessions')
        .set({ authenticated_at: new Date(Date.now() - 11 * 60_000) })
        .where('user_id', '=', String(ana.user.id))
        .execute();
    const login = async (secret: string) => {
      const payload = { username: ana.username, password: secret };
      const remoteAddress = `10.2.0.${(asked += 1) & 255}`;
      const answer = await server.server.inject({ method: 'POST', url: `${users}/login`, payload, remoteAddress });
      return { answer, ...server.openBrowser(cookiesOf(answer)) };
    };
    const showAgain = (body: object) => ana.ask({ method: 'POST', url: `${users}/reauthenticate`, payload: body });
    return { ...server, ana, age, login, showAgain };
  }

  test('need the password of the last ten minutes', async () => {
    const { ana, age, showAgain } = await withOldSession();
    await age();
    expect((await ana.get(`${users}/me`)).json().data.isRecent).toBe(false);
    expect(codeOf(await ana.ask(change))).toBe('auth.not_recent');

    expect(codeOf(await showAgain({ password: 'not the one' }))).toBe('auth.wrong_credentials');
    expect(codeOf(await ana.ask(change))).toBe('auth.not_recent');
    expect((await showAgain({ password: ana.password })).statusCode).toBe(200);

    expect((await ana.ask(change)).statusCode).toBe(200);
  });

  test('guessing at a page left open is limited, and locks nobody out elsewhere', async () => {
    const { showAgain, login, ana } = await withOldSession();
    const guesses = await Promise.all(Array.from({ length: 15 }, () => showAgain({ password: 'not the one' })));
    expect(guesses.filter((answer) => codeOf(answer) === 'auth.wrong_credentials')).toHaveLength(10);
    expect((await login(ana.password)).answer.statusCode).toBe(200);
  });

  test('a new password ends every other session, and the old one is good for nothing', async () => {
    const { ana, login } = await withOldSession();
    const others = [await login(ana.password), await login(ana.password)];

    await ana.ask(change);

    expect((await ana.get(`${users}/me`)).statusCode).toBe(200);
    for (const other of others) expect((await other.get(`${users}/me`)).statusCode).toBe(401);
    expect(codeOf((await login(ana.password)).answer)).toBe('auth.wrong_credentials');
    expect((await login(newPassword)).answer.statusCode).toBe(200);
  });

  test('a sign-in by the old password that is under way while it is changed leaves no session', async () => {
    const { ana, login, parts } = await withOldSession();
    const { passwords } = parts;
    const { verify } = passwords;
    passwords.verify = async (hash, secret) => {
      const isRight = await verify(hash, secret);
      await ana.ask(change);
      return isRight;
    };

    const late = await login(ana.password);

    expect(codeOf(late.answer)).toBe('auth.wrong_credentials');
    expect(
      await db.selectFrom('sessions').select('id').where('user_id', '=', String(ana.user.id)).execute(),
    ).toHaveLength(1);
  });

  test('a new password is held to the same rules', async () => {
    const { ana } = await withOldSession();
    const refusals = await Promise.all(
      ['short', 'Password123!', ana.username, 'x'.repeat(257)].map(async (secret) =>
        codeOf(await ana.ask({ ...change, payload: { newPassword: secret } })),
      ),
    );
    expect(refusals).toEqual([
      'account.password_too_short',
      'account.password_common',
      'account.password_common',
      'account.password_too_long',
    ]);
  });

  test('each is written down', async () => {
    const { ana } = await withOldSession();
    await ana.ask(change);
    const rows = await db
      .selectFrom('audit_events')
      .select('action')
      .where('owner', '=', ana.owner)
      .orderBy('number')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'account.created',
      'account.signed_in',
      'account.password_changed',
    ]);
  });
});
