import { beforeEach, expect, test } from 'vitest';
import { apiRoutes, goodBodyOf, urlOf } from '#tests/support/api-routes.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { uploadForm } from '#tests/support/document-server.ts';
import { createMailServer } from '#tests/support/mail-readers.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

/** Somebody with everything an account can have: a document, an address, a passkey, an app, a profile. */
async function setup() {
  const server = await createMailServer(database);
  const ana = await server.meetReader('ana@example.com');
  const admin = await server.meetAdmin();
  const post = async (url: string, payload: object = {}) =>
    (await ana.ask({ method: 'POST', url, payload })).json().data;
  const { id } = await post('/api/users/passkeys/options').then(({ challengeId, options }) =>
    post('/api/users/passkeys', { challengeId, response: createAuthenticator().create(options), label: 'Phone' }),
  );
  await post('/api/users/totp');
  const { address } = await post('/api/users/exports');
  const ticket = String((await ana.upload(uploadForm())).json().data.id);
  await server.kept.runAll();
  const routes = await apiRoutes(server.server);
  const values = { ref: ticket, number: '1', engine: 'openai', id: String(id), token: address.split('/').at(-1) };
  return { ...server, ana, admin, routes, values };
}

type People = Awaited<ReturnType<typeof setup>>;

/** What stands in the database as keys, hashes and seals, in every form that it could leave in. */
async function secretValues({ ana }: People): Promise<string[]> {
  const ofAna = String(ana.user.id);
  const user = await db.selectFrom('users').selectAll().where('id', '=', ofAna).executeTakeFirstOrThrow();
  const sessions = await db.selectFrom('sessions').select('token_hash').where('user_id', '=', ofAna).execute();
  const keys = await db.selectFrom('account_keys').select('wrapped').where('user_id', '=', ofAna).execute();
  const bytes = [
    user.sealed_profile,
    ...sessions.map(({ token_hash: hash }) => hash),
    ...keys.map(({ wrapped }) => wrapped),
    ...(user.email_index ? [user.email_index] : []),
  ];
  const forms = bytes.flatMap((each) => [each.toString('hex'), each.toString('base64url'), each.toString('base64')]);
  const cookie = Object.entries(ana.cookies).find(([name]) => name.endsWith('session'))?.[1] ?? '';
  return [user.password_hash, cookie, ana.password, ...ana.recoveryCodes, ...forms];
}

test('no answer to its owner or to an administrator holds a hash, a seal or a key', async () => {
  const people = await setup();
  const { ana, admin, routes, values } = people;
  const secrets = await secretValues(people);
  const names = /password_?hash|sealed_?\w*"|token_?hash|wrapped|username_?key|email_?index|\$argon2/i;
  const reading = routes.filter(({ method }) => method === 'GET');
  const found: string[] = [];

  for (const route of reading) {
    for (const who of [ana, admin]) {
      const { body } = await who.ask({ method: 'GET', url: urlOf(route, values) });
      if (names.test(body)) found.push(`${route.path}: ${names.exec(body)?.[0]}`);
      if (secrets.some((secret) => body.includes(secret))) found.push(`${route.path}: a secret`);
    }
  }

  expect(reading.length).toBeGreaterThan(25);
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);
  expect(found).toEqual([]);
});

test('no answer to somebody who is signed in is kept by a browser or a proxy', async () => {
  const { ana, routes, values } = await setup();
  const kept: string[] = [];

  // Last what ends the session, or the account.
  const order = routes.toSorted((one, other) => Number(isLast(one.path)) - Number(isLast(other.path)));
  for (const route of order) {
    await db.deleteFrom('attempts').execute();
    const payload = route.body && goodBodyOf(route.body);
    const { headers } = await ana.ask({
      method: route.method,
      url: urlOf(route, values),
      ...(payload && { payload }),
    });
    if (headers['cache-control'] !== 'no-store')
      kept.push(`${route.method} ${route.path}: ${headers['cache-control']}`);
  }

  expect(kept).toEqual([]);
});

const isLast = (path: string): boolean => /logout|users\/me$|login/.test(path);
