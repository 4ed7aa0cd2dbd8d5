import { sql, type RawBuilder } from 'kysely';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gives, ShareLevel, type ShareAction } from '#core/sharing/share-level.ts';
import { registerFeatures } from '#server/register-features.ts';
import { uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { prepareShares } from '#tests/support/prepare-shares.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createTestServer } from '#tests/support/test-server.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

type Asked = { ref: string; shareId: string; commentId: string };
type Row = { needs: ShareAction | 'owner'; status?: number; body?: (asked: Asked) => object };

const owners: Row = { needs: 'owner' };
const documents = '/api/medical-documents/:ref';
const comments = `${documents}/comments`;
const interpretations = '/api/interpretations';

/** Every route that names a document, in the order in which they are asked: what recipients need for it, or that it is its owner's alone. */
const table: Record<string, Row> = {
  [`GET ${documents}`]: { needs: 'view' },
  [`GET ${documents}/events`]: { needs: 'view' },
  [`GET ${documents}/pages`]: { needs: 'view' },
  [`GET ${documents}/pages/:number`]: { needs: 'view' },
  [`GET ${documents}/pages/:number/picture`]: { needs: 'view' },
  [`GET ${interpretations}/:ref`]: { needs: 'view' },
  [`GET ${interpretations}/:ref/events`]: { needs: 'view' },
  'GET /api/shared-documents/:ref/events': { needs: 'view' },
  [`GET ${comments}`]: { needs: 'comment' },
  [`POST ${comments}`]: { needs: 'comment', status: 201, body: () => ({ text: 'Is this high?' }) },
  [`PUT ${comments}/seen`]: { needs: 'comment', body: ({ commentId }) => ({ upTo: Number(commentId) }) },
  [`PUT ${comments}/:commentId`]: { needs: 'comment', body: () => ({ text: 'Is this too high?' }) },
  [`DELETE ${comments}/:commentId`]: { needs: 'comment' },
  [`GET ${documents}/file`]: { needs: 'download' },
  [`GET ${documents}/pdf`]: { needs: 'download' },
  [`POST ${interpretations}`]: { needs: 'reinterpret', status: 202, body: ({ ref }) => ({ documentId: ref }) },
  [`POST ${interpretations}/:ref/tellings`]: { needs: 'reinterpret', status: 202, body: () => ({}) },
  [`POST ${documents}/corrections`]: { ...owners, body: () => ({ span: [0, 3], text: 'CRP' }) },
  [`POST ${documents}/restore`]: owners,
  [`PUT ${documents}/privacy`]: { ...owners, body: () => ({ neverSend: true }) },
  [`PUT ${documents}/person`]: { ...owners, body: () => ({ person: 'Me' }) },
  [`GET ${interpretations}/:ref/outgoing`]: owners,
  [`POST ${interpretations}/:ref/answers`]: { ...owners, body: () => ({ question: 'What is CRP?' }) },
  [`GET ${interpretations}/:ref/visit-questions`]: owners,
  [`PUT ${interpretations}/:ref/visit-questions`]: {
    ...owners,
    body: () => ({ questions: [{ text: 'Next?', isOwn: true }] }),
  },
  [`PUT ${interpretations}/:ref/feedback`]: { ...owners, body: () => ({ feedback: 'helpful' }) },
  'GET /api/documents/:ref/shares': owners,
  'POST /api/document-shares': {
    ...owners,
    body: ({ ref }) => ({ documentId: Number(ref), recipientEmail: 'somebody@example.com' }),
  },
  'POST /api/documents/:ref/shares/end': owners,
  [`GET ${documents}/smart-health-links`]: owners,
  [`POST ${documents}/smart-health-links`]: { ...owners, body: () => ({ passcode: 'correct horse' }) },
  [`DELETE ${documents}`]: owners,
  'POST /api/document-shares/:shareId/code': owners,
  'GET /api/document-shares/:shareId/visits': owners,
  'POST /api/document-shares/:shareId/revoke': owners,
  'DELETE /api/document-shares/:shareId': owners,
  'POST /api/smart-health-links/:linkId/revoke': owners,
  'DELETE /api/smart-health-links/:linkId': owners,
  // By an address that nobody has confirmed.
  'POST /api/shared-with-me/:shareId/open': owners,
  'DELETE /api/shared-documents/:ref/visit': { needs: 'view' },
};
/** Where people come in: by what they know, not by what was opened before. */
const doors = ['POST /api/shared-documents/:documentId/access'];

const planted = { title: 'Wren by the window', text: 'CRP 3 mg/L Kestrel' };

/** Ana shares a document with Ben, who has an account and opens it by its code. */
async function setup(level: ShareLevel) {
  const server = await prepareShares(database, { extractor: pagedExtractor });
  const documentId = await server.addDocument(server.ana, uploadForm({ title: planted.title, file: planted.text }));
  const shared = await server.share({ documentId, level });
  const ben = await server.open(shared, { who: await server.meetUser() });
  const said = await server.ana.ask({
    method: 'POST',
    url: `/api/medical-documents/${documentId}/comments`,
    payload: { text: 'A word of mine.' },
  });
  const asked: Asked = {
    ref: String(documentId),
    shareId: String(shared.shareId),
    commentId: String(said.json().data.id),
  };
  return { ...server, asked, ben };
}

type Setup = Awaited<ReturnType<typeof setup>>;
type Browser = Setup['ben'];

const ofAna =
  (method: 'POST' | 'DELETE', path: string) =>
  async ({ ana, asked }: Setup) => {
    const answer = await ana.ask({ method, url: fill(path, asked) });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
const revoke = ofAna('POST', '/api/document-shares/:shareId/revoke');
const change = (statement: RawBuilder<unknown>) => () => statement.execute(db);
const visited = (seen: string, began: string) =>
  change(sql`update share_visits set seen_at = now() - ${seen}::interval, created_at = now() - ${began}::interval`);

/** What becomes of the share, or of the visit, before everything is asked for. */
const turns: Record<string, (setup: Setup) => Promise<unknown>> = {
  active: async () => undefined,
  'about to expire': change(sql`update shares set expires_on = '2099-01-01', expires_at = now() + interval '1 minute'`),
  expired: change(sql`update shares set expires_on = '2020-01-01', expires_at = now()`),
  revoked: revoke,
  deleted: async (all) => {
    await revoke(all);
    await ofAna('DELETE', '/api/document-shares/:shareId')(all);
  },
  'ended with all others': ofAna('POST', '/api/documents/:ref/shares/end'),
  'given a new code': ofAna('POST', '/api/document-shares/:shareId/code'),
  'of a deleted document': ofAna('DELETE', '/api/medical-documents/:ref'),
  'idle for half an hour': visited('30 minutes', '30 minutes'),
  'seen a moment before that': visited('29 minutes', '29 minutes'),
  'opened a day ago': visited('0 minutes', '24 hours'),
  left: ({ ben, asked }) => ben.ask({ method: 'DELETE', url: fill('/api/shared-documents/:ref/visit', asked) }),
};
/** Others who ask for the same, while the share is active. */
const strangers: Record<string, (setup: Setup) => Promise<Browser>> = {
  'opened by somebody else': ({ meetUser }) => meetUser(),
  'of another document': async ({ share, open, meetUser }) =>
    open(await share({ level: 'full_access' }), { who: await meetUser() }),
  'under a made-up visit': async ({ ben, openBrowser }) =>
    openBrowser({ ...ben.cookies, 'readback-visit': 'A'.repeat(43) }),
};
const states = {
  ...Object.fromEntries(
    Object.entries(turns).map(([state, turn]) => [state, (all: Setup) => turn(all).then(() => all.ben)]),
  ),
  ...strangers,
};
const open = new Set(['active', 'about to expire', 'seen a moment before that']);

const fill = (path: string, asked: Asked): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => (name in asked ? asked[name as keyof Asked] : '1'));

async function send(who: Browser, name: string, asked: Asked) {
  const [method, path = ''] = name.split(' ');
  const payload = table[name]?.body?.(asked);
  const url = fill(path, asked);
  // The answer is there with its first bytes: some streams have no end.
  const answer = await who.ask({ method: method as 'GET', url, payloadAsStream: true, ...(payload && { payload }) });
  const isStream = String(answer.headers['content-type']).startsWith('text/event-stream');
  const body = isStream ? '' : await text(answer.stream());
  if (isStream) answer.stream().destroy();
  return { status: answer.statusCode, body };
}

test('every route that names a document or a share has a row', async () => {
  const { parts } = await prepareShares(database);
  const named: string[] = [];
  await createTestServer({
    registerRoutes: (server) => {
      server.addHook('onRoute', ({ method, url, schema }) => {
        const body = schema?.body instanceof z.ZodObject ? Object.keys(schema.body.shape) : [];
        const isNamed = /:(ref|documentId|shareId|linkId)\b/.test(url) || body.includes('documentId');
        if (isNamed && method !== 'HEAD') named.push(`${String(method)} ${url.replace(/\/$/, '')}`);
      });
      registerFeatures(server, parts);
    },
  });

  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !(name in table) && !doors.includes(name))).toEqual([]);
});

describe.each(ShareLevel.options)('a share of the level %s', (level) => {
  test.each(Object.entries(states))('that is %s gives what it says, and nothing else', async (state, become) => {
    const all = await setup(level);
    const who = await become(all);
    const registered = Object.entries(table).filter(([name]) => all.server.hasRoute(routeOf(name)));
    const unexpected: string[] = [];

    for (const [name, { needs, status: usual = 200 }] of registered) {
      const { status, body } = await send(who, name, all.asked);
      const isGiven = open.has(state) && needs !== 'owner' && gives(level, needs);
      if (status !== (isGiven ? usual : 404)) unexpected.push(`${name}: ${status} ${body}`);
      const isTold = Object.values(planted).some((words) => body.includes(words));
      if (!isGiven && isTold) unexpected.push(`${name} tells: ${body}`);
      if (status === 201) all.asked.commentId = String(JSON.parse(body).data.id);
    }

    expect(registered.length).toBeGreaterThan(25);
    expect(unexpected).toEqual([]);
  });
});

const routeOf = (name: string) => {
  const [method, url = ''] = name.split(' ');
  return { method: method as 'GET', url };
};
