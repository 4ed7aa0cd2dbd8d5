import { beforeEach, describe, expect, test } from 'vitest';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import { createMailServer } from '#tests/support/mail-readers.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const newPassword = 'a quiet red bicycle';

beforeEach(async () => {
  await db.deleteFrom('users').execute();
  await db.deleteFrom('attempts').execute();
});

async function setup() {
  const server = await createMailServer(database);
  const ana = await server.meetUser();
  const [code = ''] = ana.recoveryCodes;
  const recover = (changes: object = {}, remoteAddress?: string) =>
    server.post(
      '/api/users/recover',
      { username: ana.user.username, recoveryCode: code, newPassword, ...changes },
      remoteAddress,
    );
  const logIn = (password: string) => server.post('/api/users/login', { username: ana.user.username, password });
  const actions = async () => {
    await server.server.close();
    const rows = await db
      .selectFrom('audit_events')
      .select(['action', 'fields'])
      .where('owner', '=', ana.owner)
      .execute();
    return rows.map(({ action, fields }) => `${action} ${fields}`);
  };
  return { ...server, ana, code, recover, logIn, actions };
}

/** Counts how often a code was really looked at. */
function countChecks(passwords: PasswordHasher): { checks: number } {
  const counted = { checks: 0 };
  const { verify } = passwords;
  passwords.verify = (...given) => {
    counted.checks += 1;
    return verify(...given);
  };
  return counted;
}

const addresses = (count: number) => Array.from({ length: count }, (_, number) => `192.0.2.${number}`);

describe('a recovery code', () => {
  test('gives a new password, ends every session, and is used up', async () => {
    const { recover, logIn, ana, actions } = await setup();

    expect((await recover()).json()).toMatchObject({ success: true, data: null });

    expect((await ana.get('/api/users/me')).statusCode).toBe(401);
    expect((await logIn(ana.password)).json().code).toBe('auth.wrong_credentials');
    expect((await logIn(newPassword)).statusCode).toBe(200);
    expect((await recover()).json().code).toBe('auth.wrong_recovery');
    expect(await actions()).toEqual(
      expect.arrayContaining([
        'account.recovered {"how":"recovery_code"}',
        'account.password_changed {}',
        'account.sign_in_failed {"wrong":"recovery_code"}',
      ]),
    );
  });

  test('is told by mail to a confirmed address', async () => {
    const { meetReader, post, box } = await setup();
    const ben = await meetReader('ben@example.com');
    const { username } = ben.user;
    await post('/api/users/recover', { username, recoveryCode: ben.recoveryCodes[0], newPassword });
    expect((await box('ben@example.com')).at(-1)).toMatchObject({ subject: 'Your password was changed' });
  });

  test('works for a name written with other capitals', async () => {
    const { recover, ana } = await setup();
    expect((await recover({ username: ` ${ana.user.username.toUpperCase()} ` })).statusCode).toBe(200);
  });

  test('gives one new password of many that come with it at once', async () => {
    const { recover, actions } = await setup();

    const answers = await Promise.all(
      addresses(10).map((from, number) => recover({ newPassword: `${newPassword} ${number}` }, from)),
    );

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await actions()).filter((line) => line.startsWith('account.recovered'))).toHaveLength(1);
  });

  test('is not used up by a password that will not do', async () => {
    const { recover, ana } = await setup();
    expect((await recover({ newPassword: 'short' })).json().code).toBe('account.password_too_short');
    expect((await recover({ newPassword: ana.user.username })).json().code).toBe('account.password_common');
    expect((await recover()).statusCode).toBe(200);
  });

  test('of somebody else is refused, and stays good', async () => {
    const { meetUser, post, recover, code } = await setup();
    const ben = await meetUser();
    const answer = await post('/api/users/recover', { username: ben.user.username, recoveryCode: code, newPassword });
    expect(answer.json().code).toBe('auth.wrong_recovery');
    expect((await recover()).statusCode).toBe(200);
  });
});

describe('guessing', () => {
  test('a wrong code and a name that nobody has are answered the same', async () => {
    const { recover } = await setup();
    const wrong = await recover({ recoveryCode: 'K7QF-M2XR-9TPD' });
    const unknown = await recover({ username: 'nobody-at-all' });
    const impossible = await recover({ username: '?' });
    expect(new Set([wrong, unknown, impossible].map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(wrong.statusCode).toBe(401);
  });

  test('looks at one code for each of them', async () => {
    const { recover, parts } = await setup();
    const counted = countChecks(parts.passwords);
    await recover({ recoveryCode: 'K7QF-M2XR-9TPD' });
    await recover({ recoveryCode: 'not a code' });
    await recover({ username: 'nobody-at-all' });
    await recover({ username: '?' });
    expect(counted.checks).toBe(4);
  });

  test.each([
    ['somebody', {}],
    ['nobody', { username: 'nobody-at-all' }],
  ])('150 times at once from everywhere, ten guesses at %s are looked at', async (_who, changes) => {
    const { recover, parts } = await setup();
    const counted = countChecks(parts.passwords);

    const answers = await Promise.all(
      addresses(150).map((from) => recover({ recoveryCode: 'K7QF-M2XR-9TPD', ...changes }, from)),
    );

    const codes = answers.map((answer) => String(answer.json().code));
    expect(counted.checks).toBe(10);
    expect(codes.filter((code) => code === 'auth.wrong_recovery')).toHaveLength(10);
    expect(codes.filter((code) => code === 'auth.too_many_tries')).toHaveLength(140);
  });

  test('from elsewhere does not lock out a device that its owner has signed in from', async () => {
    const { recover, ana, code } = await setup();
    for (const from of addresses(11)) await recover({ recoveryCode: 'K7QF-M2XR-9TPD' }, from);
    expect((await recover()).json().code).toBe('auth.too_many_tries');

    const payload = { username: ana.user.username, recoveryCode: code, newPassword };
    expect((await ana.ask({ method: 'POST', url: '/api/users/recover', payload })).statusCode).toBe(200);
  });

  test('from one address ends at twenty a minute, whoever is guessed at', async () => {
    const { recover, parts } = await setup();
    const counted = countChecks(parts.passwords);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => recover({ username: `somebody-${number}` }, '192.0.2.77')),
    );
    expect(counted.checks).toBe(20);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
  });
});
