import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDocumentServer } from '#tests/support/document-server.ts';
import { createMailServer } from '#tests/support/mail-readers.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { keepSeed } from '../totp/totp-factors.repository.ts';

const database = await createTestDatabase();
const { db } = database;
const address = 'ana@example.com';
const newPassword = 'a quiet red bicycle';

beforeEach(async () => {
  await db.deleteFrom('users').execute();
  await db.deleteFrom('attempts').execute();
});

/** Somebody whose address is confirmed. */
async function setup() {
  const server = await createMailServer(database);
  const ana = await server.meetReader(address);
  const logIn = (password: string) => server.post('/api/users/login', { username: ana.user.username, password });
  const actions = async () =>
    (
      await db
        .selectFrom('audit_events')
        .select(['action', 'fields'])
        .where('owner', '=', ana.owner)
        .orderBy('number')
        .execute()
    ).map(({ action, fields }) => `${action} ${fields}`);
  return { ...server, ana, logIn, actions };
}

describe('asking for a new password', () => {
  test('sends a link and the username to a confirmed address', async () => {
    const { resetLink, box, ana } = await setup();
    const token = await resetLink(address);
    const mail = (await box(address)).at(-1);
    expect(mail).toMatchObject({ subject: 'Choose a new password' });
    expect(mail?.text).toContain(`http://localhost/reset-password#${token}`);
    expect(mail?.text).toContain(ana.user.username);
  });

  test('is answered the same for an address that is known, unknown, or not confirmed, and only the first gets mail', async () => {
    const { forgotten, meetUser, mailer, kept, server } = await setup();
    const ben = await meetUser();
    await ben.ask({ method: 'PUT', url: '/api/users/email', payload: { email: 'ben@example.com' } });
    await kept.runAll();
    mailer.sent.length = 0;

    const answers = [];
    for (const email of [address, 'nobody@example.com', 'ben@example.com']) answers.push(await forgotten(email));
    await server.close();
    await kept.runAll();

    const seen = answers.map(({ statusCode, body, headers }) => ({ statusCode, body, type: headers['content-type'] }));
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(seen[0]).toMatchObject({ statusCode: 200, body: '{"success":true,"message":"OK","data":null}' });
    expect(mailer.sent.map(({ to }) => to)).toEqual([address]);
  });

  test('goes to the address as it was confirmed, not as it was typed in', async () => {
    const { forgotten, mailer, kept, server } = await setup();
    await kept.runAll();
    mailer.sent.length = 0;
    await forgotten('ANA@EXAMPLE.COM');
    await server.close();
    await kept.runAll();
    expect(mailer.sent.map(({ to }) => to)).toEqual([address]);
  });

  test.each(['nobody@example.com', address])('is told to wait after five mails alike, for %s', async (email) => {
    const { forgotten } = await setup();
    const answers = await Promise.all(Array.from({ length: 15 }, () => forgotten(email)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });

  test('without a mail server is told so, for every address', async () => {
    const { server } = await createDocumentServer(database);
    for (const email of [address, 'nobody@example.com']) {
      const answer = await server.inject({ method: 'POST', url: '/api/users/forgotten', payload: { email } });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'account.mail_unavailable']);
    }
  });

  test.each(['ana@example.com\r\nBcc: eve@example.com', 'ana@example.com,eve@example.com', ''])(
    'for %j is refused',
    async (email) => {
      const { forgotten } = await setup();
      expect((await forgotten(email)).json().code).toBe('account.email_unusable');
    },
  );
});

describe('a link to choose a password', () => {
  test('gives a new one, ends every session, and is told by mail', async () => {
    const { resetLink, reset, logIn, ana, box, actions } = await setup();

    const answer = await reset(await resetLink(address), newPassword);

    expect(answer.json()).toMatchObject({ success: true, data: null });
    expect((await ana.get('/api/users/me')).statusCode).toBe(401);
    expect((await logIn(ana.password)).json().code).toBe('auth.wrong_credentials');
    expect((await logIn(newPassword)).statusCode).toBe(200);
    expect((await box(address)).at(-1)).toMatchObject({ subject: 'Your password was changed' });
    expect(await actions()).toEqual(
      expect.arrayContaining(['account.password_changed {}', 'account.recovered {"how":"mail"}']),
    );
  });

  test('works once of a hundred times at once', async () => {
    const { resetLink, reset, actions } = await setup();
    const token = await resetLink(address);

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) => reset(token, `${newPassword} ${number}`, `192.0.2.${number}`)),
    );

    const codes = answers.map(({ statusCode }) => statusCode);
    expect([codes.filter((code) => code === 200).length, codes.filter((code) => code === 400).length]).toEqual([1, 99]);
    expect((await actions()).filter((line) => line.startsWith('account.recovered'))).toHaveLength(1);
  });

  test('that was used takes the others with it', async () => {
    const { resetLink, reset } = await setup();
    const first = await resetLink(address);
    const second = await resetLink(address);

    await reset(second, newPassword);

    expect((await reset(first, newPassword)).json().code).toBe('auth.link_unusable');
  });

  test('stays good when the password will not do', async () => {
    const { resetLink, reset, ana } = await setup();
    const token = await resetLink(address);
    expect((await reset(token, 'short')).json()).toMatchObject({ code: 'account.password_too_short' });
    expect((await reset(token, ana.user.username)).json().code).toBe('account.password_common');
    expect((await reset(token, newPassword)).statusCode).toBe(200);
  });

  test('works no longer after an hour', async () => {
    const { resetLink, reset } = await setup();
    const token = await resetLink(address);
    await db
      .updateTable('mail_tokens')
      .set({ created_at: sql<Date>`now() - interval '61 minutes'` })
      .execute();
    expect((await reset(token, newPassword)).json().code).toBe('auth.link_unusable');
  });

  test('works no longer when the password was changed since', async () => {
    const { resetLink, reset, ana } = await setup();
    const token = await resetLink(address);
    await ana.ask({ method: 'PUT', url: '/api/users/password', payload: { newPassword: 'the old green boat' } });
    expect((await reset(token, newPassword)).json().code).toBe('auth.link_unusable');
  });

  test('works no longer when the address was removed since', async () => {
    const { resetLink, reset, ana } = await setup();
    const token = await resetLink(address);
    await ana.ask({ method: 'DELETE', url: '/api/users/email' });
    expect((await reset(token, newPassword)).json().code).toBe('auth.link_unusable');
  });

  test('does not confirm an address', async () => {
    const { resetLink, verify } = await setup();
    expect((await verify(await resetLink(address))).json().code).toBe('auth.link_unusable');
  });

  test('lets its owner in at once, however often they and others have guessed', async () => {
    const { resetLink, logIn, ana } = await setup();
    const { username } = ana.user;
    const onOwnDevice = (password: string) =>
      ana.ask({ method: 'POST', url: '/api/users/login', payload: { username, password } });
    for (let tries = 0; tries < 11; tries += 1) await logIn('a wrong guess');
    for (let tries = 0; tries < 11; tries += 1) await onOwnDevice('a wrong guess');
    expect((await onOwnDevice(ana.password)).json().code).toBe('auth.too_many_tries');

    const payload = { token: await resetLink(address), newPassword };
    await ana.ask({ method: 'POST', url: '/api/users/reset-password', payload });

    expect([(await logIn(newPassword)).statusCode, (await onOwnDevice(newPassword)).statusCode]).toEqual([200, 200]);
  });

  test('leaves the authenticator app asked for', async () => {
    const { resetLink, reset, logIn, ana, parts } = await setup();
    await keepSeed(parts, ana.user.id, new Uint8Array(20));
    await db.updateTable('totp_factors').set({ confirmed_at: new Date() }).execute();
    await reset(await resetLink(address), newPassword);
    expect((await logIn(newPassword)).json().code).toBe('auth.factor_required');
  });
});
