import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { consentWordingVersion } from '#core/documents/consent-wordings.ts';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { silentModel } from '#tests/support/silent-model.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { eraseDocument } from '../documents/erase-document.job.ts';
import { verifyAudit } from './verify-audit.ts';

const database = await createTestDatabase();
const { db } = database;
const documents = '/api/medical-documents';
const planted = ['Zebrafish', 'CANARY-4711', 'kestrel.txt', 'marmoset'];
const file = `CRP 3? mg/L ${planted[1]}\fFerritin 9l0 ng/mL`;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('consents').execute();
});

type Options = { isUser?: boolean; isRead?: boolean };

/** Somebody with a document whose words are planted. Only lines from here on count. */
async function setup({ isUser = false, isRead = true }: Options = {}) {
  const server = await createDocumentServer(database, {
    extractor: pagedExtractor,
    models: [silentModel('openai', { host: 'api.openai.com' })],
  });
  const who = isUser
    ? await server.meetUser({ username: `${planted[3]}-${randomBytes(4).toString('hex')}` })
    : await server.meetGuest();
  const form = () => uploadForm({ title: planted[0] ?? '', file, fileName: planted[2] ?? '' });
  const upload = () => who.upload(form(), { 'idempotency-key': 'k' });
  const uploaded = await upload();
  const id = String(uploaded.json().data.id);
  if (isRead) await server.kept.runAll();
  const { owner } = await db.selectFrom('documents').select('owner').executeTakeFirstOrThrow();
  const all = () => db.selectFrom('audit_events').selectAll().where('owner', '=', owner).orderBy('number').execute();
  const before = (await all()).length;
  const lines = async () => (await all()).slice(before);
  const actions = async () => (await lines()).map(({ action }) => action);
  const ticket = id.slice('temp-'.length);
  const erase = async () => {
    await db
      .updateTable('documents')
      .set({ deleted_at: new Date(0) })
      .execute();
    await eraseDocument({ work: server.work, files: server.files, audit: server.parts.audit }, { ticket });
  };
  return { ...server, who, id, ticket, owner, upload, all, lines, actions, erase };
}

type Asked = Awaited<ReturnType<typeof setup>>;
type Answer = { statusCode: number; body: string };
type Access = { route: string; action: string; isView?: boolean; ask: (asked: Asked) => Promise<Answer> };

const get =
  (path: string) =>
  ({ who, id }: Asked) =>
    who.get(path.replace('{id}', id));
const send =
  (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) =>
  ({ who, id }: Asked) =>
    who.ask({ method, url: path.replace('{id}', id), payload });

const view = { action: 'document.viewed', isView: true };
const explained = { action: 'document.interpretation_viewed', isView: true };

const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Every way to what a person has. */
const accesses: Record<string, Access> = {
  'the document': { route: 'GET /api/medical-documents/{ref}', ...view, ask: get(`${documents}/{id}`) },
  'its pages': { route: 'GET /api/medical-documents/{ref}/pages', ...view, ask: get(`${documents}/{id}/pages`) },
  'a page with its words': {
    route: 'GET /api/medical-documents/{ref}/pages/{number}',
    ...view,
    ask: get(`${documents}/{id}/pages/1`),
  },
  'the picture of a page': {
    route: 'GET /api/medical-documents/{ref}/pages/{number}/picture',
    ...view,
    ask: get(`${documents}/{id}/pages/1/picture`),
  },
  'what would be sent': {
    route: 'GET /api/interpretations/{ref}/outgoing',
    ...view,
    ask: get('/api/interpretations/{id}/outgoing'),
  },
  'the same upload again': { route: 'POST /api/medical-documents/', ...view, ask: ({ upload }) => upload() },
  'a restoration of what is there': {
    route: 'POST /api/medical-documents/{ref}/restore',
    ...view,
    ask: send('POST', `${documents}/{id}/restore`),
  },
  'the interpretation': {
    route: 'GET /api/interpretations/{ref}',
    ...explained,
    ask: get('/api/interpretations/{id}'),
  },
  'the list for a visit': {
    route: 'GET /api/interpretations/{ref}/visit-questions',
    ...explained,
    ask: get('/api/interpretations/{id}/visit-questions'),
  },
  'the interpretation while it is told': {
    route: 'GET /api/interpretations/{ref}/events',
    ...explained,
    ask: get('/api/interpretations/{id}/events'),
  },
  'an answer': {
    route: 'POST /api/interpretations/{ref}/answers',
    ...explained,
    ask: send('POST', '/api/interpretations/{id}/answers', { question: 'What is CRP?' }),
  },
  'the comments': {
    route: 'GET /api/medical-documents/{ref}/comments',
    ...view,
    ask: get(`${documents}/{id}/comments`),
  },
  'words of it, found by a search': {
    route: 'POST /api/medical-documents/search',
    action: 'document.searched',
    isView: true,
    ask: send('POST', `${documents}/search`, { words: 'ferritin' }),
  },
  'the original': {
    route: 'GET /api/medical-documents/{ref}/file',
    action: 'document.original_downloaded',
    ask: get(`${documents}/{id}/file`),
  },
  'a PDF': {
    route: 'GET /api/medical-documents/{ref}/pdf',
    action: 'document.exported_pdf',
    ask: get(`${documents}/{id}/pdf`),
  },
  'a correction': {
    route: 'POST /api/medical-documents/{ref}/corrections',
    action: 'document.corrected',
    ask: send('POST', `${documents}/{id}/corrections`, { span: [4, 6], text: '3.5' }),
  },
  'another upload': {
    route: 'POST /api/medical-documents/',
    action: 'document.uploaded',
    ask: ({ who }) => who.upload(uploadForm({ title: planted[0] ?? '', file, fileName: planted[2] ?? '' })),
  },
  'a consent': {
    route: 'PUT /api/consents/{engine}',
    action: 'consent.given',
    ask: send('PUT', '/api/consents/openai', { wordingVersion: consentWordingVersion }),
  },
  'a deletion': {
    route: 'DELETE /api/medical-documents/{ref}',
    action: 'document.deleted',
    ask: send('DELETE', `${documents}/{id}`),
  },
};

/** Routes of a document that give nothing of it that was not just sent. */
const givingNothing = [
  'GET /api/medical-documents/deleted', // the titles that the list has shown, as the list does
  'GET /api/medical-documents/{ref}/events', // how far its reading has come
  'PUT /api/medical-documents/{ref}/privacy',
  'PUT /api/medical-documents/{ref}/person',
  'PUT /api/medical-documents/people',
  // One's own words, just sent: their lines are tested beside the routes.
  'POST /api/medical-documents/{ref}/comments',
  'PUT /api/medical-documents/{ref}/comments/{commentId}',
  'DELETE /api/medical-documents/{ref}/comments/{commentId}',
  'PUT /api/medical-documents/{ref}/comments/seen',
  // What a link shows is written down where it is opened, which is tested beside its routes.
  'GET /api/medical-documents/{ref}/smart-health-links',
  'POST /api/medical-documents/{ref}/smart-health-links',
  'POST /api/medical-documents/type-suggestion', // nothing is kept
  'POST /api/interpretations/{ref}/tellings', // where the telling stands; its words are asked for
  'PUT /api/interpretations/{ref}/feedback',
  'PUT /api/interpretations/{ref}/visit-questions',
];

test('every route of a document gives something that is written down, or nothing', async () => {
  const { server } = await setup({ isRead: false });
  const { paths } = OpenApi.parse((await server.inject('/api/openapi.json')).json());
  const routes = Object.entries(paths)
    .filter(([path]) => /^.api.(medical-documents|interpretations)\/./.test(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));

  const known = new Set([...Object.values(accesses).map(({ route }) => route), ...givingNothing]);
  expect(routes.filter((route) => !known.has(route))).toEqual([]);
});

describe.each(Object.entries(accesses))('%s', (_what, { action, isView = false, ask }) => {
  test('is one line', async () => {
    const asked = await setup();

    const answer = await ask(asked);

    expect(answer.statusCode).toBeLessThan(300);
    expect(await asked.lines()).toMatchObject([
      {
        action,
        actor: 'owner',
        ...(action.startsWith('document') && action !== 'document.uploaded' && { ticket: asked.ticket }),
        fields: expect.stringContaining('"device":"guest"'),
      },
    ]);
    if (!isView) return;
    await ask(asked);
    expect(await asked.actions()).toEqual([action]);
  });

  test('is refused where it cannot be written down, and nothing of it is given', async () => {
    const asked = await setup();
    const before = { files: await namesOf(asked.files), rows: await db.selectFrom('documents').selectAll().execute() };
    await sql`alter table audit_events add constraint refused check (false) not valid`.execute(db);

    const answer = await ask(asked).finally(() => sql`alter table audit_events drop constraint refused`.execute(db));

    expect(answer.statusCode).toBe(500);
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, code: 'server.internal' });
    for (const word of [...planted, 'CRP', 'Ferritin']) expect(answer.body).not.toContain(word);
    expect(await db.selectFrom('documents').selectAll().execute()).toEqual(before.rows);
    expect(await db.selectFrom('consents').selectAll().execute()).toEqual([]);
    expect(await asked.lines()).toEqual([]);
  });
});

test('a restoration, a withdrawal and an erasure are a line each', async () => {
  const asked = await setup();
  await accesses['a deletion']?.ask(asked);
  await send('POST', `${documents}/{id}/restore`)(asked);
  await accesses['a consent']?.ask(asked);
  await send('DELETE', '/api/consents/openai')(asked);
  await asked.erase();
  await asked.erase();

  expect((await asked.lines()).map(({ action, actor }) => `${actor} ${action}`)).toEqual([
    'owner document.deleted',
    'owner document.restored',
    'owner consent.given',
    'owner consent.withdrawn',
    'program document.erased',
  ]);
});

test.each(['a restoration', 'an erasure'])('%s that cannot be written down does not happen', async (what) => {
  const asked = await setup();
  await accesses['a deletion']?.ask(asked);
  await sql`alter table audit_events add constraint refused check (false) not valid`.execute(db);
  const doIt = what === 'an erasure' ? asked.erase() : send('POST', `${documents}/{id}/restore`)(asked);
  const done = await doIt.then(
    (answer) => answer?.statusCode,
    () => 'failed',
  );
  await sql`alter table audit_events drop constraint refused`.execute(db);

  expect(done).toBe(what === 'an erasure' ? 'failed' : 500);
  expect(await db.selectFrom('document_keys').selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom('documents').selectAll().where('deleted_at', 'is not', null).execute()).toHaveLength(1);
});

test('withdrawing what nobody gave, and giving what stands, is no line', async () => {
  const asked = await setup();
  await send('DELETE', '/api/consents/openai')(asked);
  await accesses['a consent']?.ask(asked);
  await accesses['a consent']?.ask(asked);
  expect(await asked.actions()).toEqual(['consent.given']);
});

test('looking fifty times, in every way and at once, is one line for each kind of look', async () => {
  const asked = await setup();
  const ways = Object.values(accesses).filter(({ isView }) => isView);
  await Promise.all(Array.from({ length: 50 }, (_unused, at) => ways[at % ways.length]?.ask(asked)));
  expect((await asked.actions()).toSorted()).toEqual([
    'document.interpretation_viewed',
    'document.searched',
    'document.viewed',
  ]);
});

test('what is not there, not ready or another’s is no line', async () => {
  const asked = await setup({ isRead: false });
  const other = await asked.meetGuest();
  const without = async ({ url, status }: { url: string; status: number }, who = asked.who) =>
    expect([(await who.get(url.replace('{id}', asked.id))).statusCode, url]).toEqual([status, url]);

  await without({ url: `${documents}/{id}/pages`, status: 409 });
  await without({ url: '/api/interpretations/{id}', status: 404 });
  await without({ url: '/api/interpretations/{id}/events', status: 404 });
  await without({ url: '/api/interpretations/{id}/outgoing', status: 404 });
  await without({ url: `${documents}/{id}`, status: 404 }, other);
  await without({ url: `${documents}/{id}/file`, status: 404 }, other);
  expect(await asked.lines()).toEqual([]);
});

test('somebody signed in is named by the beginning of their session', async () => {
  const asked = await setup({ isUser: true });
  await accesses['the document']?.ask(asked);
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', asked.owner.slice('user:'.length))
    .executeTakeFirstOrThrow();
  expect(await asked.lines()).toMatchObject([
    { owner: asked.owner, action: 'document.viewed', fields: JSON.stringify({ session: id.slice(0, 8) }) },
  ]);
});

test('no title, text, file name or name stands in any line, and all lines are whole', async () => {
  const asked = await setup({ isUser: true });
  for (const { ask } of Object.values(accesses)) await ask(asked);
  await asked.erase();

  const lines = await asked.all();
  expect(lines.length).toBeGreaterThan(8);
  for (const word of planted) expect(JSON.stringify(lines)).not.toContain(word);
  const findings: object[] = [];
  await verifyAudit({ db, auditKey: asked.auditKey }, (finding) => {
    if (finding.owner === asked.owner) findings.push(finding);
  });
  expect(findings).toEqual([]);
});
