import { beforeEach, describe, expect, test } from 'vitest';
import { apiRoutes, bodiesWith, goodBodyOf, urlOf, type ApiRoute } from '#tests/support/api-routes.ts';
import { uploadForm } from '#tests/support/document-server.ts';
import { createMailServer } from '#tests/support/mail-readers.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

/** An administrator with a document, who may ask every route there is, and an address for each of them. */
async function setup() {
  const server = await createMailServer(database);
  const admin = await server.meetAdmin();
  const { id: ticket } = (await admin.upload(uploadForm())).json().data;
  await server.kept.runAll();
  const routes = await apiRoutes(server.server);
  const values = { ref: String(ticket), number: '1', engine: 'openai', id: String(admin.user.id) };
  const urls = (route: ApiRoute) => urlOf(route, { ...values, ...(!route.path.includes('admin') && { id: anybody }) });
  /** Asks as if nobody had tried anything before. */
  const ask = async (route: ApiRoute, payload: unknown, url = urls(route)) => {
    await db.deleteFrom('attempts').execute();
    const sent = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const headers = { 'content-type': 'application/json' };
    return admin.ask({ method: route.method, url, ...(payload !== undefined && { payload: sent, headers }) });
  };
  return { ...server, admin, routes, ask, taking: routes.filter(({ body }) => body !== undefined) };
}

const anybody = '0b9d6a3e-6a0c-4f6e-9d7f-4a4b1c2d3e4f';

const faultsOfOurs = new Set(['server.internal', 'server.unavailable']);
const namesIn = ({ path }: ApiRoute) => path.match(/(?<=\{)\w+/g) ?? [];
const nameOf = ({ method, path }: ApiRoute) => `${method} ${path}`;

describe('in every body', () => {
  test.each([
    ['a NUL', 'ana\u0000'],
    ['half a surrogate', 'ana\uD800'],
    ['a prototype', '__proto__'],
    ['a constructor', 'constructor'],
    ['nothing but a turn of direction', '\u202E'],
    ['an escape of the database', "\\x00'; drop table users; --"],
    ['a pattern', '%_\\'],
    ['words without an end', '\u0301'.repeat(40)],
  ])('%s is words or a fault of the request', async (_what, text) => {
    const { taking, ask } = await setup();
    const broken: string[] = [];

    for (const route of taking) {
      for (const body of bodiesWith(route.body ?? {}, text)) {
        const { code } = (await ask(route, body)).json();
        if (faultsOfOurs.has(code)) broken.push(`${nameOf(route)} ${JSON.stringify(body)}`);
      }
    }

    expect(broken).toEqual([]);
    expect(taking.length).toBeGreaterThan(20);
  });

  test.each([
    ['nesting of ten thousand', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['a number beyond numbers', '1e400'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['bytes that are no letters', '{"username":"\xff"'],
    ['half of it', '{"username":'],
  ])('instead of it, %s is a fault of the request', async (_what, payload) => {
    const { taking, ask } = await setup();
    const answers: [string, number][] = [];

    for (const route of taking) answers.push([nameOf(route), (await ask(route, payload)).statusCode]);

    // A body without any field that is needed takes what it does not know for nothing.
    const lenient = [
      'POST /api/infer',
      'POST /api/interpretations/{ref}/tellings',
      'POST /api/medical-documents/{ref}/smart-health-links',
    ];
    const taken = answers.filter(([name, status]) => status !== 400 && !lenient.includes(name));
    expect(taken).toEqual([]);
    expect(Object.getPrototypeOf({})).not.toHaveProperty('isAdmin');
  });

  test.each([
    ['text', 'x'],
    ['a number', -1],
    ['a list', [['x']]],
    ['an object', { $ne: 'x' }],
    ['nothing', null],
  ])('%s in each field breaks nothing', async (_what, value) => {
    const { taking, ask } = await setup();
    const broken: string[] = [];

    for (const route of taking) {
      for (const name of Object.keys(route.body?.properties ?? {})) {
        const { code } = (await ask(route, { ...goodBodyOf(route.body ?? {}), [name]: value })).json();
        if (faultsOfOurs.has(code)) broken.push(`${nameOf(route)} ${name}`);
      }
    }

    expect(broken).toEqual([]);
  });
});

const notToBeChosen = {
  plan: 'premium',
  nextPlan: 'premium',
  used: 0,
  isAdmin: true,
  is_admin: true,
  role: 'admin',
  emailVerified: true,
  owner: 'user:1',
  ownerId: 1,
  userId: 1,
  id: 1,
};

describe('fields that nobody asked for', () => {
  test.each(Object.entries(notToBeChosen))('%s is refused in every body about people', async (name, value) => {
    const { taking, ask } = await setup();
    const aboutPeople = taking.filter(
      ({ path, body }) => /users|plan|payments|admin|visit/.test(path) && !(name in (body?.properties ?? {})),
    );
    const answers = [];

    for (const route of aboutPeople) {
      const body = { ...goodBodyOf(route.body ?? {}), [name]: value };
      answers.push([nameOf(route), (await ask(route, body)).json().code]);
    }

    expect(answers.length).toBeGreaterThan(15);
    expect(answers).toEqual(answers.map(([route]) => [route, 'request.invalid']));
  });

  test('change nothing of who owns a document, by any route about it', async () => {
    const { taking, ask, admin } = await setup();

    for (const route of taking.filter(({ path }) => /documents|interpretations|consents|infer/.test(path))) {
      await ask(route, { ...goodBodyOf(route.body ?? {}), ...notToBeChosen, documentId: '1' });
    }

    const rows = await db.selectFrom('documents').select('owner').execute();
    const user = await db.selectFrom('users').select(['id', 'plan']).where('id', '=', String(admin.user.id)).execute();
    expect(rows).toEqual([{ owner: admin.owner }]);
    expect(user).toEqual([{ id: String(admin.user.id), plan: 'premium' }]);
  });
});

const odd = [
  '',
  '-1',
  '0',
  '1e400',
  'NaN',
  '9'.repeat(16),
  '9'.repeat(400),
  '%00',
  '%ED%A0%80',
  '%FF',
  '__proto__',
  '{}',
];

describe('an address', () => {
  test('with odd values in its query breaks nothing, however often they are given', async () => {
    const { routes, ask } = await setup();
    const broken: string[] = [];
    const asking = routes.filter(({ queries }) => queries.length > 0);

    for (const route of asking) {
      for (const name of route.queries) {
        const forms = odd.flatMap((value) => [`${name}=${value}`, `${name}=${value}&${name}=1`, `${name}[]=${value}`]);
        for (const query of [...forms, `${name}[$gt]=1`, `${name}[__proto__][isAdmin]=1`, `__proto__[${name}]=1`]) {
          const url = urlOf(route, { ref: '1', id: 'lab-panel' });
          const { statusCode } = await ask(route, undefined, `${url}?${query}`);
          if (![200, 400, 404].includes(statusCode)) broken.push(`${nameOf(route)}?${query}: ${statusCode}`);
        }
      }
    }

    expect(asking.length).toBeGreaterThanOrEqual(6);
    expect(broken).toEqual([]);
  });

  test('with odd values in its path is none, or a fault of the request', async () => {
    const { routes, ask } = await setup();
    const broken: string[] = [];

    // Putting away a notice that is not there does no harm.
    const naming = routes.filter(({ path }) => path.includes('{') && !path.startsWith('/api/owner-notices'));
    for (const route of naming) {
      for (const value of [...odd.filter((each) => each !== ''), '9007199254740991', anybody, 'A'.repeat(43)]) {
        const url = urlOf(route, Object.fromEntries(namesIn(route).map((name) => [name, value])));
        const { statusCode } = await ask(route, route.body && goodBodyOf(route.body), url);
        // Whoever has no code is not told whether there is such a document.
        const refused = route.path === '/api/shared-documents/{documentId}/access' ? [400, 403] : [400, 404];
        if (!refused.includes(statusCode)) broken.push(`${nameOf(route)} ${value}: ${statusCode}`);
      }
    }

    expect(broken).toEqual([]);
  });
});
