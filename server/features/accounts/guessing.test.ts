import { describe, expect, test } from 'vitest';
import { createDocumentServer } from '#tests/support/document-server.ts';
import { prepareLogins } from '#tests/support/prepare-logins.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const users = '/api/users';

async function setup() {
  const prepared = await prepareLogins(database);
  const device = { 'readback-device': String(prepared.ana.cookies['readback-device']) };
  return { ...prepared, device };
}

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;
const wrong = { password: 'not the one' };

describe('a wrong password and an unknown name', () => {
  const odd = ['nobody.at.all', '', 'x', 'ana\0', "' or 1=1 --", '\uD800', 'аna', 'x'.repeat(400), '__proto__', '🙂'];

  test('are answered alike, after as much work', async () => {
    const { login, evaluated } = await setup();
    const known = await login(wrong);
    expect(evaluated.count).toBe(1);

    for (const username of odd) {
      const unknown = await login({ username });
      expect({ status: unknown.statusCode, body: unknown.body }).toEqual({ status: 401, body: known.body });
      const names = (answer: { headers: object }) => Object.keys(answer.headers).toSorted();
      expect(names(unknown)).toEqual(names(known));
    }
    expect(evaluated.count).toBe(1 + odd.length);
  });

  test('are counted alike', async () => {
    const { login, ana } = await setup();
    const codes = async (username: string) => {
      const answers = [];
      for (let turn = 0; turn < 12; turn += 1) answers.push(await login({ username, ...wrong }));
      return answers.map((answer) => [codeOf(answer), answer.json().values]);
    };
    const known = await codes(ana.username);

    expect(await codes('nobody.at.all')).toEqual(known);
    expect(await codes('nobody\0')).toEqual(known);
    expect(known.at(-1)).toEqual(['auth.too_many_tries', { minutes: 1 }]);
  });

  test('differ for the owner alone, who can read of the try', async () => {
    const { login, linesOf, server } = await setup();
    await login(wrong);
    await server.close(); // what is written down afterwards has been

    expect(await linesOf('account.sign_in_failed')).toMatchObject([
      { actor: 'unknown', fields: '{"wrong":"password"}' },
    ]);
  });

  test('stand nowhere in what is kept', async () => {
    const { login, log } = await setup();
    await login({ username: 'canary-name', password: 'canary-password' });
    const attempts = await db.selectFrom('attempts').selectAll().execute();
    const kept = JSON.stringify([log.lines, attempts.map(({ subject }) => subject.toString('latin1'))]);
    expect(kept).not.toContain('canary');
  });
});

describe('guessing', () => {
  test('a hundred and fifty times at once has ten guesses looked at', async () => {
    const { login, evaluated } = await setup();
    const answers = await Promise.all(Array.from({ length: 150 }, () => login(wrong)));

    expect(evaluated.count).toBe(10);
    expect(answers.filter((answer) => codeOf(answer) === 'auth.wrong_credentials')).toHaveLength(10);
    expect(answers.filter((answer) => codeOf(answer) === 'auth.too_many_tries')).toHaveLength(140);
  });

  test('with the right one among them does not get in once the tries are used', async () => {
    const { login } = await setup();
    await Promise.all(Array.from({ length: 20 }, () => login(wrong)));
    expect(codeOf(await login())).toBe('auth.too_many_tries');
  });

  test('by others does not keep out a device that somebody has signed in from', async () => {
    const { login, device } = await setup();
    await Promise.all(Array.from({ length: 150 }, () => login(wrong)));

    expect((await login({}, device)).statusCode).toBe(200);
    expect(codeOf(await login())).toBe('auth.too_many_tries'); // the others wait all the same
  });

  test('from such a device has ten tries of its own', async () => {
    const { login, device, evaluated } = await setup();
    await Promise.all(Array.from({ length: 50 }, () => login(wrong, device)));
    expect(evaluated.count).toBe(10);
    expect((await login()).statusCode).toBe(200);
  });

  test.each([
    ['a device of their own making', { 'readback-device': 'A'.repeat(22) }],
    ['a device signed by somebody else', { 'readback-device': `${'A'.repeat(22)}.${'B'.repeat(43)}` }],
  ])('is not helped by %s', async (_what, cookies) => {
    const { login, evaluated } = await setup();
    await Promise.all(Array.from({ length: 60 }, () => login(wrong, cookies)));
    expect(evaluated.count).toBe(10);
  });

  test('is not helped by other spellings of the name', async () => {
    const { login, ana, evaluated } = await setup();
    const spellings = [ana.username, ana.username.toUpperCase(), ` ${ana.username}`, `${ana.username}\n`];
    await Promise.all(spellings.flatMap((username) => Array.from({ length: 10 }, () => login({ username, ...wrong }))));
    expect(evaluated.count).toBe(10);
  });

  test('is forgiven after the right password', async () => {
    const { login, evaluated } = await setup();
    for (let turn = 0; turn < 9; turn += 1) await login(wrong);
    await login();
    for (let turn = 0; turn < 9; turn += 1) await login(wrong);

    expect((await login()).statusCode).toBe(200);
    expect(evaluated.count).toBe(20);
  });

  test.each([
    ['without a proxy', false, 20],
    ['behind a proxy that says so', true, 60],
  ])('many accounts from one address with forged addresses, %s', async (_what, trustProxy, looked) => {
    const server = await createDocumentServer(database, { trustProxy });
    const guess = (turn: number) =>
      server.server.inject({
        method: 'POST',
        url: `${users}/login`,
        payload: { username: `somebody-${turn}`, password: 'kitchen table' },
        headers: {
          'x-forwarded-for': `192.0.2.${turn}`,
          'x-real-ip': `192.0.2.${turn}`,
          forwarded: `for=192.0.2.${turn}`,
        },
        remoteAddress: trustProxy ? '198.51.100.1' : '198.51.100.2',
      });
    const answers = await Promise.all(Array.from({ length: 60 }, (_unused, turn) => guess(turn)));

    expect(answers.filter((answer) => codeOf(answer) === 'auth.wrong_credentials')).toHaveLength(looked);
    expect(answers.filter((answer) => codeOf(answer) === 'request.too_many')).toHaveLength(60 - looked);
  });

  test('from many addresses of one household’s IPv6 network counts as one', async () => {
    const { server } = await setup();
    const guess = (turn: number) =>
      server.inject({
        method: 'POST',
        url: `${users}/login`,
        payload: { username: `somebody-${turn}`, password: 'kitchen table' },
        remoteAddress: `2001:db8:7:7:${turn}::${turn}`,
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_unused, turn) => guess(turn + 1)));
    expect(answers.filter((answer) => codeOf(answer) === 'auth.wrong_credentials')).toHaveLength(20);
  });
});
