import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { unzip } from './exports/unzip.test-helper.ts';

const database = await createTestDatabase();
const { db } = database;
const me = '/api/users/me';
const script = '<script>alert(1)</script>';
const formula = '=HYPERLINK("https://evil.example","Click")';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
  await db.deleteFrom('guest_addresses').execute();
});

type Options = NonNullable<Parameters<typeof createDocumentServer>[1]>;

/** Ana, who writes what a program might take for a command. */
async function setup(options: Options = {}) {
  const server = await createDocumentServer(database, options);
  const ana = await server.meetUser();
  const post = (url: string, payload: object = {}) => ana.ask({ method: 'POST', url, payload });
  const put = (url: string, payload: object) => ana.ask({ method: 'PUT', url, payload });
  const register = async (username: string) => {
    const payload = { username, password: 'kitchen table seven' };
    return (await server.meetGuest()).ask({ method: 'POST', url: '/api/users/register', payload });
  };
  const addPasskey = async (label: string) => {
    const { challengeId, options: asked } = (await post('/api/users/passkeys/options')).json().data;
    return post('/api/users/passkeys', { challengeId, response: createAuthenticator().create(asked), label });
  };
  const { id: ticket } = (await ana.upload(uploadForm())).json().data;
  await server.kept.runAll();
  return { ...server, ana, post, put, register, addPasskey, visit: `/api/interpretations/${ticket}/visit-questions` };
}

describe('a script or a formula', () => {
  test.each([script, formula])(
    'in what people call themselves and their things, %s, comes back as words',
    async (words) => {
      const { ana, put, addPasskey, visit, log } = await setup();
      await addPasskey(words);
      await put(me, { name: words });
      const profile = { conditions: [words], medicines: [words], allergies: [words], whatMatters: [words] };
      await put('/api/users/health-profile', profile);
      await put(visit, { questions: [{ text: words, isOwn: true }] });

      for (const url of [me, '/api/users/passkeys', '/api/users/health-profile', visit]) {
        const answer = await ana.get(url);
        expect(answer.body).toContain(JSON.stringify(words).slice(1, -1));
        expect(answer.headers).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        });
      }
      expect(JSON.stringify(log.lines)).not.toContain('alert(1)');
      expect(JSON.stringify(log.lines)).not.toContain('HYPERLINK');
    },
  );

  test('in a username is no username', async () => {
    const { register } = await setup();
    for (const username of [script, formula, '+1234', '@ana', '=ana']) {
      const answer = await register(username);
      expect([username, answer.statusCode]).toEqual([username, 400]);
    }
  });

  test('in everything one has written runs in no table program from the export', async () => {
    const { ana, put, post, addPasskey } = await setup();
    await ana.upload(uploadForm({ title: formula, fileName: '=cmd.txt' }));
    await put(me, { name: formula });
    await addPasskey(formula);

    const { address } = (await post('/api/users/exports')).json().data;
    const files = await unzip((await ana.get(address)).rawPayload);

    const tables = [...files].filter(([path]) => path.endsWith('.csv'));
    const cells = tables.flatMap(([, bytes]) => String(bytes).split(/,|\r\n/));
    expect(tables.length).toBeGreaterThan(0);
    expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
  });
});

describe('a name that looks like another one', () => {
  test.each([
    ['in full width', 'ａｎａ.ｌｏｐｅｚ'],
    ['in capitals', 'ANA.LOPEZ'],
    ['with nothing between', 'ana\u200B.lopez'],
    ['with a joiner', 'ana\u200D.lopez'],
    ['with a turn of direction', 'ana\u202E.lopez'],
    ['with a letter of another alphabet', 'аna.lopez'],
    ['with a soft hyphen', 'ana\u00AD.lopez'],
    ['with a sign for another', 'ana\u2024lopez'],
  ])('%s takes no name twice', async (_what, username) => {
    const { meetUser, register } = await setup();
    await meetUser({ username: 'ana.lopez' }).catch(() => undefined);

    const answer = await register(username);

    expect([400, 409]).toContain(answer.statusCode);
    expect(await db.selectFrom('users').select('id').where('username_key', 'like', '%na%lopez').execute()).toHaveLength(
      1,
    );
  });
});

describe('where no proxy is trusted, an address that is only said', () => {
  test('gives a guest no new budget', async () => {
    const { openBrowser } = await setup({ accountRules: { guestDocuments: 1 } });
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const headers = {
        'x-forwarded-for': `203.0.113.${at}`,
        forwarded: `for=203.0.113.${at}`,
        'x-real-ip': `203.0.113.${at}`,
      };
      statuses.push((await openBrowser({}, '192.0.2.77').upload(uploadForm(), headers)).statusCode);
    }

    expect(statuses).toEqual([...Array<number>(10).fill(201), 402, 402]);
  });
});
