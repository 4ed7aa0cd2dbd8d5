import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditAction } from '#core/audit/audit-event.ts';
import { apiRoutes, goodBodyOf, urlOf } from '#tests/support/api-routes.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { cookiesOf, createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const documents = '/api/medical-documents';
const me = '/api/users/me';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

/** Ana, with a document that was read, and Eve, who wants it. */
async function setup() {
  const server = await createDocumentServer(database);
  const [ana, eve] = [await server.meetUser(), await server.meetUser()];
  type Person = Pick<typeof ana, 'ask' | 'upload'>;
  const post = (who: Person, url: string, payload: object = {}) => who.ask({ method: 'POST', url, payload });
  const put = (who: Person, url: string, payload: object) => who.ask({ method: 'PUT', url, payload });
  const remove = (who: Person, url: string, payload?: object) =>
    who.ask({ method: 'DELETE', url, ...(payload && { payload }) });
  const { id: ticket } = (await ana.upload(uploadForm())).json().data;
  await server.kept.runAll();
  const { id: number } = (await ana.get(`${documents}/${ticket}`)).json().data;
  const addPasskey = async (label: string) => {
    const { challengeId, options: asked } = (await post(ana, '/api/users/passkeys/options')).json().data;
    return post(ana, '/api/users/passkeys', { challengeId, response: createAuthenticator().create(asked), label });
  };
  const linesOf = async (owner: string, action: AuditAction) =>
    (
      await db
        .selectFrom('audit_events')
        .select('fields')
        .where('owner', '=', owner)
        .where('action', '=', action)
        .execute()
    ).length;
  return {
    ...server,
    ana,
    eve,
    post,
    put,
    remove,
    ticket: String(ticket),
    number: Number(number),
    addPasskey,
    linesOf,
  };
}

const fifty = <T>(ask: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 50 }, ask));
const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).toSorted();

describe('a copied session cookie', () => {
  test.each([
    ['signing out', async ({ post, ana }: Context) => post(ana, '/api/users/logout')],
    ['signing in again', async ({ post, ana }: Context) => post(ana, '/api/users/login', secretsOf(ana))],
    ['deleting the account', async ({ remove, ana }: Context) => remove(ana, me, { username: ana.username })],
    [
      'recovering the account',
      async ({ post, ana }: Context) =>
        post(ana, '/api/users/recover', {
          username: ana.username,
          recoveryCode: ana.recoveryCodes[0],
          newPassword: 'blood orange marmalade',
        }),
    ],
  ])('opens nothing after %s', async (_what, end) => {
    const context = await setup();
    const { ana, openBrowser, ticket } = context;
    const copy = openBrowser({ ...ana.cookies }, '198.51.100.9');
    expect((await copy.get(me)).statusCode).toBe(200);

    expect((await end(context)).statusCode).toBe(200);

    for (const url of [me, `${documents}/${ticket}`]) {
      expect((await copy.get(url)).statusCode).toBe(url === me ? 401 : 404);
    }
  });

  test('elsewhere opens nothing after a new password', async () => {
    const { ana, openBrowser, put, post } = await setup();
    const elsewhere = openBrowser(
      cookiesOf(await post(openBrowser({}, '198.51.100.9'), '/api/users/login', secretsOf(ana))),
    );
    expect((await elsewhere.get(me)).statusCode).toBe(200);

    await put(ana, '/api/users/password', { newPassword: 'blood orange marmalade' });

    expect((await elsewhere.get(me)).statusCode).toBe(401);
  });
});

type Context = Awaited<ReturnType<typeof setup>>;

const secretsOf = ({ username, password }: { username: string; password: string }) => ({ username, password });

describe('what belongs to somebody else', () => {
  test('is not there, by any route that names something', async () => {
    const { server, ana, eve, addPasskey, ticket, number, post } = await setup();
    await addPasskey('Phone');
    const { address } = (await post(ana, '/api/users/exports')).json().data;
    const [session] = (await ana.get('/api/users/sessions')).json().data;
    const [passkey] = (await ana.get('/api/users/passkeys')).json().data;
    const naming = (await apiRoutes(server)).filter(
      ({ path }) => /\{(ref|id|token)\}/.test(path) && !path.startsWith('/api/samples'),
    );
    const idIn = (path: string) =>
      path.includes('sessions') ? session.id : path.includes('admin') ? ana.user.id : passkey.id;
    const seen: string[] = [];

    for (const route of naming) {
      for (const ref of [ticket, String(number)]) {
        const url = urlOf(route, {
          ref,
          number: '1',
          commentId: '1',
          token: address.split('/').at(-1),
          id: String(idIn(route.path)),
        });
        const payload = route.body && goodBodyOf(route.body);
        const { statusCode } = await eve.ask({ method: route.method, url, ...(payload && { payload }) });
        if (statusCode !== 404) seen.push(`${route.method} ${route.path}: ${statusCode}`);
      }
    }

    expect(naming.length).toBeGreaterThan(20);
    expect(seen).toEqual([]);
    expect((await ana.get('/api/users/sessions')).json().data).toHaveLength(1);
    expect((await ana.get('/api/users/passkeys')).json().data).toHaveLength(1);
    expect((await ana.get(`${documents}/${number}`)).json().data.title).toBe('Blood test');
    expect((await ana.get(address)).statusCode).toBe(200);
  });

  test('is not there under a number in the body either', async () => {
    const { eve, post, ticket, number } = await setup();
    for (const documentId of [ticket, number, String(number)]) {
      expect((await post(eve, '/api/interpretations', { documentId })).json().code).toBe('document.not_found');
    }
    expect((await eve.get(`/api/access-log?document=${ticket}`)).json().data.entries).toEqual([]);
  });
});

describe('fifty at once', () => {
  test('passkeys for one answer of an authenticator are one', async () => {
    const { ana, post } = await setup();
    const { challengeId, options } = (await post(ana, '/api/users/passkeys/options')).json().data;
    const response = createAuthenticator().create(options);

    const answers = await fifty(() => post(ana, '/api/users/passkeys', { challengeId, response, label: 'Phone' }));

    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect((await ana.get('/api/users/passkeys')).json().data).toHaveLength(1);
  });

  test('claims bring each document once', async () => {
    const { meetGuest, openBrowser, post, ana } = await setup();
    const guest = await meetGuest();
    await guest.upload(uploadForm());
    const session = Object.entries(ana.cookies).filter(([name]) => name.endsWith('session'));
    const here = openBrowser({ ...guest.cookies, ...Object.fromEntries(session) });

    const answers = await fifty(() => post(here, '/api/users/me/claim'));

    const claimed = answers.map((answer) => answer.json().data?.claimed ?? answer.statusCode);
    expect(claimed.toSorted((one, other) => one - other)).toEqual([...Array<number>(49).fill(0), 1]);
    expect((await here.get(documents)).json().data).toHaveLength(2);
  });

  test('new recovery codes are the ten that were given last', async () => {
    const { ana, post } = await setup();

    await fifty(() => post(ana, '/api/users/recovery-codes'));

    const ofAna = db.selectFrom('recovery_codes').where('user_id', '=', String(ana.user.id));
    expect(await ofAna.select('code_index').execute()).toHaveLength(10);
  });

  test('links for an export are one', async () => {
    const { ana, post } = await setup();

    const answers = await fifty(() => post(ana, '/api/users/exports'));

    const taken = [];
    for (const answer of answers) {
      await db.deleteFrom('attempts').execute();
      taken.push((await ana.get(answer.json().data.address)).statusCode);
    }
    expect(taken.toSorted()).toEqual([200, ...Array<number>(49).fill(404)]);
  });

  test('changes of the plan are one, written down once', async () => {
    const { ana, put, linesOf } = await setup();

    const answers = await fifty(() => put(ana, '/api/plan', { plan: 'free' }));

    expect(statusesOf(answers)).toEqual(Array(50).fill(200));
    expect(await linesOf(ana.owner, 'account.plan_changed')).toBe(1);
  });

  test('deletions of an account are one, and nothing of it stays', async () => {
    const { ana, remove, kept } = await setup();

    const answers = await fifty(() => remove(ana, me, { username: ana.username }));
    await kept.runAll();

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => ![200, 401].includes(statusCode))).toEqual([]);
    const left = await db.selectFrom('documents').select('ticket').where('owner', '=', ana.owner).execute();
    expect(left).toEqual([]);
  });

  test('lists for a visit and profiles are the last of them, whole', async () => {
    const { ana, put, ticket } = await setup();
    const url = `/api/interpretations/${ticket}/visit-questions`;
    let count = 0;
    const write = () => {
      const questions = Array.from({ length: 3 }, () => ({ text: `Question ${count}`, isOwn: true }));
      count += 1;
      return put(ana, url, { questions });
    };

    const answers = await fifty(write);

    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    const { questions } = (await ana.get(url)).json().data;
    expect(new Set(questions.map(({ text }: { text: string }) => text)).size).toBe(1);
  });
});
