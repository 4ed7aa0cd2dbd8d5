import { describe, expect, test } from 'vitest';
import { Account, Registered } from '#core/accounts/account.ts';
import { silentModel } from '#tests/support/silent-model.ts';
import { createMailServer } from '#tests/support/mail-readers.ts';
import { cookiesOf, createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const users = '/api/users';
const password = 'kitchen table seven';
let names = 0;
const newName = () => `ana.${Date.now()}.${(names += 1)}`;

type Options = NonNullable<Parameters<typeof createDocumentServer>[1]>;

async function setup(options: Options = {}) {
  const server = await createDocumentServer(database, options);
  const register = (body: object, cookies: Record<string, string> = {}) =>
    server
      .openBrowser(cookies, `10.1.${(names += 1) >> 8}.${names & 255}`)
      .ask({ method: 'POST', url: `${users}/register`, payload: { username: newName(), password, ...body } });
  return { ...server, register };
}

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;
const rowOf = (id: number) => db.selectFrom('users').selectAll().where('id', '=', String(id)).executeTakeFirstOrThrow();

describe('registering', () => {
  test('signs in, and gives ten recovery codes this once', async () => {
    const { register, openBrowser } = await setup();
    const answer = await register({ timeZone: 'Europe/Madrid' });

    const { id, username, recoveryCodes, claimed } = Registered.parse(answer.json().data);
    const me = Account.parse((await openBrowser(cookiesOf(answer)).get(`${users}/me`)).json().data);

    expect(answer.statusCode).toBe(201);
    expect([new Set(recoveryCodes).size, claimed]).toEqual([10, 0]);
    expect(me).toMatchObject({
      ...{ id, username, name: null, email: null, isAdmin: false, plan: 'premium', timeZone: 'Europe/Madrid' },
      ...{ factors: { totp: false, passkeys: 0, recoveryCodesLeft: 10 }, isRecent: true, canSendMail: false },
    });
  });

  test('gives the plan that whoever runs the program has set', async () => {
    const { meetUser } = await setup({ accountRules: { defaultPlan: 'basic' } });
    const { get } = await meetUser();
    expect((await get(`${users}/me`)).json().data.plan).toBe('basic');
  });

  test.each([
    ['a name that is none', { username: 'a b' }, 'account.username_unusable'],
    ['a name with a NUL', { username: 'ana\0lopez' }, 'account.username_unusable'],
    ['a name of two alphabets', { username: 'аna.lopez' }, 'account.username_unusable'],
    ['a short password', { password: 'kV7#pQz' }, 'account.password_too_short'],
    ['a common password', { password: 'Password123!' }, 'account.password_common'],
    ['the name as its password', { username: 'ana.the.first', password: 'ana.the.first' }, 'account.password_common'],
    ['two addresses', { email: 'ana@example.com, eva@example.com' }, 'account.email_unusable'],
    ['a further header in the address', { email: 'ana@example.com\r\nBcc: eva@example.com' }, 'account.email_unusable'],
    ['a name that is no text', { username: ['ana'] }, 'request.invalid'],
    ['no password', { password: undefined }, 'request.invalid'],
  ])('refuses %s', async (_what, body, code) => {
    const { register } = await setup();
    const before = await db.selectFrom('users').select('id').execute();

    expect(codeOf(await register(body))).toBe(code);
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(before.length);
  });

  test('asks for longer passwords where that is set', async () => {
    const { register } = await setup({ accountRules: { passwordMinLength: 20 } });
    const answer = await register({ password: 'kitchen table seven' });
    expect(answer.json()).toMatchObject({ code: 'account.password_too_short', values: { length: 20 } });
    expect(answer.json().message).toContain('20');
  });

  test.each([
    'role',
    'plan',
    'isAdmin',
    'is_admin',
    'emailVerified',
    'id',
    'userId',
    'used',
    'ownerId',
    'passwordHash',
  ])('refuses a body with %s in it, and so do signing in and the profile', async (field) => {
    const { register, meetUser, server } = await setup();
    const ben = await meetUser();
    const more = { [field]: field === 'plan' ? 'premium' : true };
    const login = { username: ben.username, password: ben.password, ...more };

    expect(codeOf(await register(more))).toBe('request.invalid');
    expect(codeOf(await server.inject({ method: 'POST', url: `${users}/login`, payload: login }))).toBe(
      'request.invalid',
    );
    expect(codeOf(await ben.ask({ method: 'PUT', url: `${users}/me`, payload: more }))).toBe('request.invalid');
    expect(await rowOf(ben.user.id)).toMatchObject({ is_admin: false, email_verified_at: null });
  });

  test('with a prototype in the body makes nobody an administrator', async () => {
    const { server } = await setup();
    const payload = `{"username":"${newName()}","password":"${password}","__proto__":{"isAdmin":true}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await server.inject({ method: 'POST', url: `${users}/register`, payload, headers });
    expect(answer.statusCode).toBe(400);
  });

  test('with a name that is taken is refused, however it is written', async () => {
    const { register } = await setup();
    const username = newName();
    await register({ username });
    for (const written of [username, username.toUpperCase(), ` ${username} `, username.replace('ana', 'ａｎａ')]) {
      expect(codeOf(await register({ username: written }))).toBe('account.username_taken');
    }
  });

  test('fifty times at once makes one account', async () => {
    const { register, meetGuest } = await setup();
    const guest = await meetGuest();
    await guest.upload(uploadForm());
    const username = newName();

    const answers = await Promise.all(Array.from({ length: 50 }, () => register({ username }, guest.cookies)));

    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(1);
    expect(made[0]?.json().data.claimed).toBe(1);
    expect(answers.filter((answer) => codeOf(answer) === 'account.username_taken')).toHaveLength(49);
    const ids = await db.selectFrom('users').select('id').where('username_key', '=', username).execute();
    expect(ids).toHaveLength(1);
    const id = String(ids[0]?.id);
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toHaveLength(1);
    expect(await db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', id).execute()).toHaveLength(
      10,
    );
  });

  test('keeps neither the password nor the codes as they are', async () => {
    const { register, log } = await setup();
    const answer = await register({ password: 'canary in a coal mine' });
    const { id, recoveryCodes } = answer.json().data;

    const row = await rowOf(id);
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    const kept = JSON.stringify([row, log.lines, await db.selectFrom('audit_events').selectAll().execute()]);
    for (const secret of ['canary', ...recoveryCodes]) expect(kept).not.toContain(secret);
  });

  test('is undone as a whole when it cannot be written down', async () => {
    const { register, parts } = await setup();
    const username = newName();
    parts.audit.record = () => Promise.reject(new Error('disk full'));

    expect((await register({ username })).statusCode).toBe(500);
    expect(await db.selectFrom('users').select('id').where('username_key', '=', username).execute()).toEqual([]);
  });
});

describe('the documents of a guest', () => {
  test('come along, with what was asked for, thought of and agreed to', async () => {
    const openai = silentModel('openai');
    const { meetGuest, meetUser, kept } = await setup({ models: [openai] });
    const guest = await meetGuest();
    const headers = { 'idempotency-key': 'once' };
    const { id } = (await guest.upload(uploadForm(), headers)).json().data;
    await kept.runAll();
    const [{ wordingVersion }] = (await guest.get('/api/consents')).json().data.providers;
    const agree = await guest.ask({ method: 'PUT', url: '/api/consents/openai', payload: { wordingVersion } });
    await guest.ask({ method: 'PUT', url: `/api/interpretations/${id}/feedback`, payload: { feedback: 'helpful' } });

    const ana = await meetUser({ guest });

    expect(agree.statusCode).toBe(200);
    expect(ana.claimed).toBe(1);
    const [document] = (await ana.get('/api/medical-documents')).json().data;
    expect(document).toMatchObject({ title: 'Blood test', userId: String(ana.user.id) });
    expect((await ana.get(`/api/interpretations/${id}`)).json().data.feedback).toBe('helpful');
    expect((await ana.get('/api/consents')).json().data).toEqual(agree.json().data);
    expect((await ana.upload(uploadForm(), headers)).json().data.id).toBe(document.id);
    // The guest of this device has nothing any more.
    expect((await guest.get('/api/medical-documents')).json().data).toEqual([]);
    expect((await guest.get(`/api/medical-documents/${id}`)).statusCode).toBe(404);
    for (const [table, column] of [
      ['documents', 'owner'],
      ['idempotency_keys', 'owner'],
      ['consents', 'person'],
      ['feedback', 'person'],
    ] as const) {
      const left = await db
        .selectFrom(table)
        .select(column as 'owner')
        .execute();
      expect(left.filter((row) => JSON.stringify(row).includes('guest:'))).toEqual([]);
    }
  });

  test('do not come along for somebody else’s device', async () => {
    const { meetGuest, meetUser } = await setup();
    const guest = await meetGuest();
    await guest.upload(uploadForm());

    const ben = await meetUser();

    expect(ben.claimed).toBe(0);
    expect((await ben.get('/api/medical-documents')).json().data).toEqual([]);
    expect((await guest.get('/api/medical-documents')).json().data).toHaveLength(1);
  });
});

describe('an address given at once', () => {
  test('is sent a link, and counts for nothing until that is opened', async () => {
    const { meetUser, box, linkIn, verify } = await createMailServer(database);
    const email = `${newName()}@example.com`;

    const ana = await meetUser({ email });

    expect(ana.isEmailSent).toBe(true);
    expect(await box(email)).toHaveLength(1);
    const own = async () => (await ana.get(`${users}/me`)).json().data.email;
    expect(await own()).toEqual({ address: email, isVerified: false });
    await verify(await linkIn(email));
    expect(await own()).toEqual({ address: email, isVerified: true });
  });

  test('does not hold up the account where no mail can be sent', async () => {
    const { meetUser } = await setup();
    const ana = await meetUser({ email: 'ana@example.com' });
    expect(ana).toMatchObject({ isEmailSent: false, whyNoMail: 'no_mail_server' });
  });

  test('that got too many mails is sent no more, and the account stands without it', async () => {
    const { meetUser, box } = await createMailServer(database);
    const email = `${newName()}@example.com`;
    for (let times = 0; times < 5; times += 1) await meetUser({ email });

    const ana = await meetUser({ email });

    expect(ana).toMatchObject({ isEmailSent: false, whyNoMail: 'too_many' });
    expect((await ana.get(`${users}/me`)).json().data.email).toBeNull();
    expect(await box(email)).toHaveLength(5);
  });
});
