import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator, type Oddities } from '#tests/support/authenticator.ts';
import { cookiesOf, createDocumentServer } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/users/passkeys';
const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

beforeEach(async () => {
  await db.deleteFrom('users').execute();
  await db.deleteFrom('attempts').execute();
  await db.deleteFrom('passkey_challenges').execute();
});

type Settings = { publicOrigin?: string };

/** Somebody with an account, and an authenticator of theirs that holds no passkey yet. */
async function setup({ publicOrigin }: Settings = {}) {
  const server = await createDocumentServer(database, { publicOrigin });
  const ana = await server.meetUser();
  const authenticator = createAuthenticator(publicOrigin);
  const offer = async (who = ana) => (await who.ask({ method: 'POST', url: `${path}/options` })).json().data;
  const add = (challengeId: string, response: object, who = ana) =>
    who.ask({ method: 'POST', url: path, payload: { challengeId, response, label: 'My phone' } });
  const register = async (odd: Oddities = {}, who = ana, device = authenticator) => {
    const { challengeId, options } = await offer(who);
    return add(challengeId, device.create(options, odd), who);
  };
  const list = async (who = ana) => (await who.get(path)).json().data;
  const askFor = async () => (await server.server.inject({ method: 'POST', url: `${path}/login-options` })).json().data;
  const send = (payload: object, remoteAddress = '127.0.0.1') =>
    server.server.inject({ method: 'POST', url: `${path}/login`, payload, remoteAddress });
  const signIn = async (odd: Oddities = {}, more: object = {}) => {
    const { challengeId, options } = await askFor();
    return send({ challengeId, response: authenticator.get(options, odd), ...more });
  };
  const events = async () => {
    const rows = await db
      .selectFrom('audit_events')
      .select(['action', 'fields'])
      .where('owner', '=', ana.owner)
      .orderBy('number')
      .execute();
    return rows.map(({ action, fields }) => `${action} ${fields}`);
  };
  return { ...server, ana, authenticator, offer, add, register, list, askFor, send, signIn, events };
}

describe('adding a passkey', () => {
  test('asks for one that is found without a name, and for the finger or the PIN', async () => {
    const { offer, ana } = await setup();

    const { options, challengeId } = await offer();

    expect(challengeId).toMatch(/^[\da-f-]{36}$/);
    expect(options).toMatchObject({
      rp: { name: 'Readback', id: 'localhost' },
      user: { name: ana.user.username, id: Buffer.from(String(ana.user.id)).toString('base64url') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
  });

  test('keeps it under the name that its owner gave, and writes it down', async () => {
    const { register, list, events } = await setup();

    const answer = await register();

    const added = { id: expect.any(String), label: 'My phone', createdAt: expect.stringMatching(/Z$/), usedAt: null };
    expect(answer.json().data).toEqual(added);
    expect(await list()).toEqual([added]);
    expect((await events()).at(-1)).toBe('account.factor_added {"factor":"passkey"}');
  });

  test('keeps the name sealed', async () => {
    const { register } = await setup();
    await register();
    const row = await db.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow();
    expect(row.sealed_label.includes('My phone')).toBe(false);
  });

  test('names those that are there, so that none is made twice', async () => {
    const { register, offer, authenticator } = await setup();
    await register();
    expect((await offer()).options.excludeCredentials).toMatchObject([
      { id: authenticator.id, transports: ['internal'] },
    ]);
  });

  test.each<[string, Oddities]>([
    ['without the finger or the PIN', { isVerified: false }],
    ['for another origin', { origin: 'http://evil.example' }],
    ['for another host', { rpID: 'evil.example' }],
    ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['that is for signing in', { type: 'webauthn.get' }],
    ['with a key of a kind that was not asked for', { algorithm: -35 }],
    ['with a certificate', { format: 'packed', statement: new Map([['x5c', [Buffer.alloc(40)]]]) }],
    ['with the proof of a make', { format: 'android-safetynet', statement: new Map([['ver', '1']]) }],
  ])('refuses an answer %s', async (_what, odd) => {
    const { register, list, events } = await setup();
    const answer = await register(odd);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.passkey_refused']);
    expect([await list(), (await events()).filter((line) => line.includes('factor'))]).toEqual([[], []]);
  });

  test.each([{}, { id: 1 }, { id: 'a', rawId: 'a', type: 'public-key' }, { id: '../', rawId: '', response: [] }])(
    'refuses %j',
    async (response) => {
      const { offer, add } = await setup();
      expect((await add((await offer()).challengeId, response)).json().code).toBe('auth.passkey_refused');
    },
  );

  test('takes one answer to a challenge', async () => {
    const { offer, add, authenticator, list } = await setup();
    const { challengeId, options } = await offer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(challengeId, authenticator.create(options))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test('takes no second answer after a wrong one', async () => {
    const { offer, add, authenticator } = await setup();
    const { challengeId, options } = await offer();
    await add(challengeId, authenticator.create(options, { isVerified: false }));
    expect((await add(challengeId, authenticator.create(options))).json().code).toBe('auth.passkey_refused');
  });

  test('takes no answer to a challenge of somebody else, of signing in, or of long ago', async () => {
    const { offer, add, askFor, authenticator, meetUser } = await setup();
    const ben = await meetUser();
    const bens = await offer(ben);
    const open = await askFor();
    const old = await offer();
    await db
      .updateTable('passkey_challenges')
      .set({ created_at: sql<Date>`now() - interval '6 minutes'` })
      .where('id', '=', old.challengeId)
      .execute();
    const user = { id: 'MQ' };
    for (const { challengeId, options } of [bens, { ...open, options: { ...open.options, user } }, old]) {
      expect((await add(challengeId, authenticator.create(options))).json().code).toBe('auth.passkey_refused');
    }
  });

  test('of somebody else’s authenticator does not take it over', async () => {
    const { register, meetUser, list, authenticator } = await setup();
    const ben = await meetUser();
    await register();
    expect((await register({}, ben, authenticator)).json().code).toBe('auth.passkey_refused');
    expect([(await list()).length, (await list(ben)).length]).toEqual([1, 0]);
  });

  test('forgets challenges that nobody answered', async () => {
    const { offer, askFor } = await setup();
    await offer();
    await db
      .updateTable('passkey_challenges')
      .set({ created_at: sql<Date>`now() - interval '6 minutes'` })
      .execute();
    const { challengeId } = await askFor();
    expect(await db.selectFrom('passkey_challenges').select('id').execute()).toEqual([{ id: challengeId }]);
  });
});

describe('signing in', () => {
  test('needs no name, gives a session, and is written down', async () => {
    const { register, signIn, ana, openBrowser, events, list } = await setup();
    await register();

    const answer = await signIn({}, { timeZone: 'Europe/Madrid' });

    expect(answer.json().data).toEqual(ana.user);
    const { data } = (await openBrowser(cookiesOf(answer)).get('/api/users/me')).json();
    expect(data).toMatchObject({
      id: ana.user.id,
      isRecent: true,
      factors: { passkeys: 1 },
      timeZone: 'Europe/Madrid',
    });
    expect((await events()).at(-1)).toMatch(/^account\.signed_in .*"how":"passkey"/);
    expect((await list())[0].usedAt).toMatch(/Z$/);
  });

  test('asks for no password, since the finger or the PIN is asked for', async () => {
    const { askFor } = await setup();
    expect((await askFor()).options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect((await askFor()).options.allowCredentials ?? []).toEqual([]);
  });

  test('is kept when that was asked for', async () => {
    const { register, signIn } = await setup();
    await register();
    const cookie = (await signIn({}, { keepSignedIn: true })).cookies.find(({ name }) => name === 'readback-session');
    expect(cookie?.maxAge).toBe(30 * 24 * 60 * 60);
  });

  test('works at the public address behind a proxy', async () => {
    const { register, signIn } = await setup({ publicOrigin: 'https://readback.example' });
    expect((await register()).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
  });

  test.each<[string, Oddities]>([
    ['without the finger or the PIN', { isVerified: false }],
    ['for another origin', { origin: 'http://evil.example' }],
    ['for another host', { rpID: 'evil.example' }],
    ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['that is for a registration', { type: 'webauthn.create' }],
    ['signed with another key', { signWith: otherKey }],
    ['in the name of another account', { userHandle: Buffer.from('1').toString('base64url') }],
    ['that was given before, as its count shows', { counter: 1 }],
  ])('refuses an answer %s', async (_what, odd) => {
    const { register, signIn, server, events } = await setup();
    await register({ counter: 5 });

    const answer = await signIn(odd);
    await server.close();

    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.passkey_refused']);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('readback-session');
    expect((await events()).at(-1)).toBe('account.sign_in_failed {"wrong":"passkey"}');
  });

  test('with a passkey that nobody has is refused the same', async () => {
    const { signIn } = await setup();
    expect((await signIn({ userHandle: 'MQ' })).json().code).toBe('auth.passkey_refused');
  });

  test('takes one of many answers to a challenge', async () => {
    const { register, askFor, send, authenticator } = await setup();
    await register();
    const { challengeId, options } = await askFor();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => send({ challengeId, response: authenticator.get(options) })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('takes one of two answers with the same count', async () => {
    const { register, signIn } = await setup();
    await register({ counter: 5 });
    const answers = await Promise.all([signIn({ counter: 6 }), signIn({ counter: 6 })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  });

  test('takes authenticators that do not count', async () => {
    const { register, signIn } = await setup();
    await register({ counter: 0 });
    expect([(await signIn({ counter: 0 })).statusCode, (await signIn({ counter: 0 })).statusCode]).toEqual([200, 200]);
  });

  test('takes no answer to a challenge of long ago, or of a registration', async () => {
    const { register, askFor, offer, send, authenticator } = await setup();
    await register();
    const old = await askFor();
    await db
      .updateTable('passkey_challenges')
      .set({ created_at: sql<Date>`now() - interval '6 minutes'` })
      .execute();
    const other = await offer();
    for (const { challengeId, options } of [old, other, { ...old, challengeId: randomUUID() }]) {
      const answer = await send({ challengeId, response: authenticator.get(options) });
      expect(answer.json().code).toBe('auth.passkey_refused');
    }
  });

  test('asks for no code of the app: a passkey is both', async () => {
    const { register, signIn, ana } = await setup();
    await register();
    await db
      .insertInto('totp_factors')
      .values({ user_id: String(ana.user.id), sealed_seed: Buffer.alloc(1), confirmed_at: new Date() })
      .execute();
    expect((await signIn()).statusCode).toBe(200);
  });

  test('from one address is tried twenty times a minute', async () => {
    const { send } = await setup();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => send({ challengeId: randomUUID(), response: {} }, '192.0.2.7')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
});

describe('removing a passkey', () => {
  test('ends its use, and is written down', async () => {
    const { register, ana, signIn, list, events } = await setup();
    const { id } = (await register()).json().data;

    const answer = await ana.ask({ method: 'DELETE', url: `${path}/${id}` });

    expect([answer.json().data, await list()]).toEqual([null, []]);
    expect((await events()).at(-1)).toBe('account.factor_removed {"factor":"passkey"}');
    expect((await signIn()).json().code).toBe('auth.passkey_refused');
  });

  test('of somebody else finds nothing', async () => {
    const { register, meetUser, list } = await setup();
    const { id } = (await register()).json().data;
    const ben = await meetUser();
    const answer = await ben.ask({ method: 'DELETE', url: `${path}/${id}` });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'passkey.not_found']);
    expect(await list()).toHaveLength(1);
    expect(await list(ben)).toEqual([]);
  });
});

test.each([
  ['POST', `${path}/options`, undefined],
  ['POST', path, { challengeId: randomUUID(), response: {}, label: 'x' }],
  ['DELETE', `${path}/${randomUUID()}`, undefined],
] as const)('%s %s asks for the password again when it was long ago', async (method, url, payload) => {
  const { ana } = await setup();
  await db
    .updateTable('sessions')
    .set({ authenticated_at: sql<Date>`now() - interval '11 minutes'` })
    .execute();
  const answer = await ana.ask({ method, url, ...(payload && { payload }) });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.not_recent']);
});
