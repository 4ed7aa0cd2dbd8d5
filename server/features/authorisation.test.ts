import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

beforeEach(async () => {
  await database.db.deleteFrom('documents').execute();
});

type Row = {
  /** What each of them is answered. `deleted` is the owner after deletion, when the time to undo is over. */
  owner: number;
  anonymous: number;
  other: number;
  deleted: number;
  body?: (ref: string | number) => object;
};

const ownersOnly = (owner = 200): Row => ({ owner, anonymous: 404, other: 404, deleted: 404 });
const everybody: Row = { owner: 200, anonymous: 200, other: 200, deleted: 200 };

const table: Record<string, Row> = {
  'GET /api/health/live': everybody,
  'GET /api/health/ready': everybody,
  'GET /api/samples/': everybody,
  'GET /api/samples/{id}': everybody,
  'POST /api/infer': { ...everybody, body: () => ({}) },
  // Each agrees for themselves. Without a provider there is nothing to agree to.
  'GET /api/consents': everybody,
  'PUT /api/consents/{engine}': {
    owner: 503,
    anonymous: 503,
    other: 503,
    deleted: 503,
    body: () => ({ wordingVersion: 1 }),
  },
  'DELETE /api/consents/{engine}': everybody,
  // Each sees a list of their own: what stands in it is tested below.
  'GET /api/medical-documents/': everybody,
  // Without a file there is nothing to store, for anybody.
  'POST /api/medical-documents/': { owner: 400, anonymous: 400, other: 400, deleted: 400 },
  'POST /api/medical-documents/type-suggestion': { owner: 400, anonymous: 400, other: 400, deleted: 400 },
  'GET /api/medical-documents/{ref}': ownersOnly(),
  'GET /api/medical-documents/{ref}/file': ownersOnly(),
  'GET /api/medical-documents/{ref}/events': ownersOnly(),
  'GET /api/medical-documents/{ref}/pages': ownersOnly(),
  'GET /api/medical-documents/{ref}/pages/{number}': ownersOnly(),
  'GET /api/medical-documents/{ref}/pages/{number}/picture': ownersOnly(),
  'POST /api/medical-documents/{ref}/corrections': { ...ownersOnly(), body: () => ({ span: [0, 3], text: 'CRP' }) },
  'DELETE /api/medical-documents/{ref}': ownersOnly(),
  'POST /api/medical-documents/{ref}/restore': ownersOnly(),
  'PUT /api/medical-documents/{ref}/privacy': { ...ownersOnly(), body: () => ({ neverSend: true }) },
  'POST /api/interpretations/': { ...ownersOnly(202), body: (ref) => ({ documentId: ref }) },
  'GET /api/interpretations/{ref}': ownersOnly(),
  'GET /api/interpretations/{ref}/events': ownersOnly(),
  'GET /api/interpretations/{ref}/outgoing': ownersOnly(),
  'POST /api/interpretations/{ref}/tellings': { ...ownersOnly(202), body: () => ({}) },
  'POST /api/interpretations/{ref}/answers': { ...ownersOnly(), body: () => ({ question: 'What is CRP?' }) },
  'PUT /api/interpretations/{ref}/feedback': { ...ownersOnly(), body: () => ({ feedback: 'helpful' }) },
};

const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Somebody with a read document, somebody without a cookie, and somebody else with one. */
async function setup() {
  const server = await createDocumentServer(database, { extractor: pagedExtractor });
  const owner = await server.meetGuest();
  const { id: ticket } = (await owner.upload(uploadForm())).json().data;
  await server.kept.runAll();
  const { id: number } = (await owner.get(`/api/medical-documents/${ticket}`)).json().data;
  const other = await server.meetGuest();
  await other.upload(uploadForm());
  const erase = () =>
    database.db
      .updateTable('documents')
      .set({ deleted_at: new Date(Date.now() - 60 * 60 * 1000) })
      .where('number', '=', String(number))
      .execute();
  return { ...server, owner, other, ticket: String(ticket), number: Number(number), erase };
}

const key = (line: string) => line.replace(/\/$/, '');

test('every route of the API has a row, and every row a route', async () => {
  const { server } = await setup();
  const { paths } = OpenApi.parse((await server.inject('/api/openapi.json')).json());

  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => key(`${method.toUpperCase()} ${path}`)),
  );

  expect(routes.toSorted()).toEqual(Object.keys(table).map(key).toSorted());
});

describe.each(Object.entries(table))('%s', (route, row) => {
  const [method, path = ''] = key(route).split(' ');
  const request = (ref: string | number) => ({
    method: method as 'GET',
    url: path
      .replace('{ref}', String(ref))
      .replace('{id}', 'lab-panel')
      .replace('{number}', '1')
      .replace('{engine}', 'openai'),
    ...(row.body && { payload: row.body(ref) }),
  });

  test.each(['ticket', 'number'] as const)('answers each as the table says, by %s', async (name) => {
    const { [name]: ref, server, owner, other, erase } = await setup();

    const anonymous = await server.inject(request(ref));
    const others = await other.ask(request(ref));
    const own = await owner.ask(request(ref));
    await erase();
    const deleted = await owner.ask(request(ref));

    const answered = [own, anonymous, others, deleted].map(({ statusCode }) => statusCode);
    expect(answered).toEqual([row.owner, row.anonymous, row.other, row.deleted]);
  });
});

test('the list shows to each what is theirs, and nothing that was deleted', async () => {
  const { server, owner, other, number, ticket, erase } = await setup();
  const url = '/api/medical-documents?userId=guest';
  const count = ({ json }: { json(): { data: unknown[] } }) => json().data.length;

  expect((await owner.get(url)).json().data).toMatchObject([{ id: number }]);
  expect(count(await server.inject(url))).toBe(0);
  expect((await other.get(url)).json().data).not.toMatchObject([{ id: expect.toBeOneOf([number, ticket]) }]);
  await erase();
  expect(count(await owner.get(url))).toBe(0);
});
