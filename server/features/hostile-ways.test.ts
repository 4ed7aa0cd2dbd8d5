import { beforeEach, describe, expect, test } from 'vitest';
import { apiRoutes, urlOf } from '#tests/support/api-routes.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

/** Ana, with a document that was read, and every route with what is hers put in. */
async function setup() {
  const server = await createDocumentServer(database);
  const [ana, eve] = [await server.meetUser(), await server.meetUser()];
  const { id } = (await ana.upload(uploadForm())).json().data;
  await server.kept.runAll();
  const [{ id: session }] = (await ana.get('/api/users/sessions')).json().data;
  const { address } = (await ana.ask({ method: 'POST', url: '/api/users/exports' })).json().data;
  const values = { ref: String(id), number: '1', engine: 'openai', id: session, token: address.split('/').at(-1) };
  return { ...server, ana, eve, address, values, routes: await apiRoutes(server.server) };
}

describe('a route', () => {
  test('tells by HEAD no more than by GET, to nobody', async () => {
    const { eve, routes, values, server } = await setup();
    const differing: string[] = [];

    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const url = urlOf(route, values);
      for (const ask of [eve.ask, server.inject.bind(server)]) {
        const [got, headed] = [await ask({ method: 'GET', url }), await ask({ method: 'HEAD', url })];
        const isAlike = headed.statusCode === got.statusCode || headed.statusCode === 404;
        if (!isAlike || headed.body !== '') differing.push(`${url}: ${got.statusCode} ${headed.statusCode}`);
      }
    }

    expect(differing).toEqual([]);
  });

  test('of an export is not used up by a program that only asks what is there', async () => {
    const { ana, address } = await setup();

    const headed = await ana.ask({ method: 'HEAD', url: address });

    expect(headed.statusCode).toBe(404);
    expect((await ana.get(address)).statusCode).toBe(200);
  });

  test('is not done by another method, nor by a header or a field that names one', async () => {
    const { ana, values } = await setup();
    const document = `/api/medical-documents/${values.ref}`;

    const headers = { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE', 'x-method-override': 'DELETE' };
    for (const url of [document, `${document}?_method=DELETE`, '/api/users/me?_method=DELETE', '/api/users/sessions']) {
      expect((await ana.ask({ method: 'GET', url, headers })).statusCode).toBe(200);
      expect((await ana.ask({ method: 'OPTIONS', url, headers })).statusCode).toBe(404);
      expect((await ana.ask({ method: 'PATCH', url, headers })).statusCode).toBe(404);
    }

    expect((await ana.get(document)).statusCode).toBe(200);
    expect((await ana.get('/api/users/sessions')).json().data).toHaveLength(1);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'that needs no body takes no empty %s either',
    async (type) => {
      const { ana, routes, values } = await setup();
      const taken: string[] = [];

      for (const route of routes.filter(
        ({ method, path }) => method === 'POST' && !/documents$|suggestion/.test(path),
      )) {
        const headers = { 'content-type': type, 'content-length': '0' };
        const { statusCode } = await ana.ask({ method: 'POST', url: urlOf(route, values), headers });
        if (statusCode !== 415) taken.push(`${route.path}: ${statusCode}`);
      }

      expect(taken.filter((each) => !each.endsWith(': 404'))).toEqual([]);
    },
  );

  test.each([
    '/api/ADMIN/overview',
    '/api//admin/overview',
    '/api/admin/overview/',
    '/api/%61dmin/overview',
    '/api/./admin/overview',
    '/api/admin/overview%00',
    '/api/x/../admin/overview',
    '/API/admin/overview',
  ])('of administrators is not reached as %s', async (url) => {
    const { eve, server } = await setup();
    for (const answer of [await eve.ask({ method: 'GET', url }), await server.inject(url)]) {
      expect(answer.body).not.toContain('byPlan');
    }
  });
});

describe('cookies', () => {
  test('of two sessions at once make nobody somebody else', async () => {
    const { server, ana, eve } = await setup();
    const sessionOf = (who: typeof ana) =>
      Object.entries(who.cookies).find(([name]) => name.endsWith('session')) ?? ['', ''];
    const [name, hers] = sessionOf(ana);
    const [, mine] = sessionOf(eve);

    for (const cookie of [
      `${name}=${mine}; ${name}=${hers}x`,
      `${name}=${mine}x; ${name}=x${hers}`,
      `${name}="${hers}`,
    ]) {
      const answer = await server.inject({ url: '/api/users/me', headers: { cookie } });
      expect([401, 200]).toContain(answer.statusCode);
      expect(answer.json().data?.username).not.toBe(ana.user.username);
    }
  });

  test.each([
    ['a NUL', '\u0000'],
    ['a thousand others', Array.from({ length: 1000 }, (_each, at) => `c${at}=1`).join('; ')],
    ['no end', `readback-session=${'A'.repeat(10_000)}`],
    ['percent signs alone', 'readback-session=%; readback-device=%E0%A4%A'],
    ['a prototype', '__proto__=x; constructor=x; readback-session=__proto__'],
  ])('with %s are a guest’s', async (_what, cookie) => {
    const { server } = await setup();
    const answer = await server.inject({ url: '/api/users/me', headers: { cookie } });
    expect([400, 401]).toContain(answer.statusCode);
  });
});

describe('the answer of an authenticator to a real challenge', () => {
  test.each([
    ['a NUL', 'ana\u0000'],
    ['half a surrogate', 'ana\uD800'],
    ['a prototype', '__proto__'],
    ['nothing', ''],
    ['far too much', 'A'.repeat(4_000)],
    ['padding alone', '='],
    ['a path', '../..'],
  ])('with %s for every part is refused', async (_what, id) => {
    const { server, ana } = await setup();
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: id, origin: id })).toString(
      'base64url',
    );
    const response = {
      clientDataJSON: client,
      authenticatorData: id,
      attestationObject: id,
      signature: id,
      userHandle: id,
    };
    const answer = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    const challengeOf = async (url: string) => (await ana.ask({ method: 'POST', url })).json().data.challengeId;

    const added = await ana.ask({
      method: 'POST',
      url: '/api/users/passkeys',
      payload: { challengeId: await challengeOf('/api/users/passkeys/options'), response: answer, label: 'Phone' },
    });
    const challengeId = await challengeOf('/api/users/passkeys/login-options');
    const payload = { challengeId, response: answer };
    const signedIn = await server.inject({ method: 'POST', url: '/api/users/passkeys/login', payload });

    expect([added.json().code, signedIn.json().code]).toEqual(['auth.passkey_refused', 'auth.passkey_refused']);
    expect(signedIn.cookies.filter(({ name }) => name.endsWith('session'))).toEqual([]);
  });
});

test('two accounts opened at once from one device share none of its documents', async () => {
  const { meetGuest, openBrowser } = await setup();
  const guest = await meetGuest();
  for (let at = 0; at < 3; at += 1) await guest.upload(uploadForm());
  const open = (username: string) =>
    openBrowser(guest.cookies, '2001:db8:77::1').ask({
      method: 'POST',
      url: '/api/users/register',
      payload: { username, password: 'kitchen table seven' },
    });

  const answers = await Promise.all(['twin-one', 'twin-two', 'twin-three'].map(open));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(answers.map((answer) => answer.json().data.claimed).reduce((sum, each) => sum + each, 0)).toBe(3);
  const owners = await db.selectFrom('documents').select('owner').where('owner', 'like', 'guest:%').execute();
  expect(owners).toEqual([]);
});
