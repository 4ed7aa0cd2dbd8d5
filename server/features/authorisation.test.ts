import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  adminsOnly,
  answersOf,
  badRequest,
  everybody,
  ownersOnly,
  recentOnly,
  usersOnly,
  type Row,
} from '#tests/support/authorisation-rows.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

beforeEach(async () => {
  await database.db.deleteFrom('documents').execute();
  await database.db.deleteFrom('attempts').execute();
});

const toAll = (status: number): Row => ({ owner: status, anonymous: status, other: status, deleted: status });
const toNobody: Row = { owner: 401, anonymous: 401, other: 401, deleted: 401 };
const refused: Row = { owner: 403, anonymous: 403, other: 403, deleted: 403 };

const table: Record<string, Row> = {
  'GET /api/health/live': everybody,
  'GET /api/health/ready': everybody,
  'GET /api/samples/': everybody,
  'GET /api/samples/{id}': everybody,
  'GET /api/samples/{id}/pdf': everybody,
  'GET /api/samples/{id}/reports/{filename}': { ...everybody, params: { filename: 'report-standard-letter.pdf' } },
  'POST /api/infer': { ...everybody, body: () => ({}) },
  'POST /api/seo/analyze': { ...everybody, body: () => ({ text: 'Heart and liver.' }) },
  // Each agrees for themselves. Without a provider there is nothing to agree to.
  'GET /api/consents': everybody,
  'PUT /api/consents/{engine}': {
    ...{ owner: 503, anonymous: 503, other: 503, deleted: 503 },
    body: () => ({ wordingVersion: 1 }),
  },
  'DELETE /api/consents/{engine}': everybody,
  // Each sees what was done with their own records: what stands in it is tested beside the routes.
  'GET /api/access-log': everybody,
  'GET /api/owner-notices': everybody,
  'PUT /api/owner-notices/{number}/seen': everybody,
  // Whoever they are, the name is not one.
  'POST /api/users/register': { ...badRequest, body: () => ({ username: '?', password: 'kitchen table' }) },
  'POST /api/users/login': { ...toNobody, body: () => ({ username: 'nobody', password: 'kitchen table' }) },
  'POST /api/users/logout': everybody,
  'GET /api/users/me': usersOnly(),
  'PUT /api/users/me': usersOnly(200, { body: () => ({ name: 'Ana' }) }),
  'GET /api/users/session': usersOnly(),
  'POST /api/users/session': usersOnly(),
  'GET /api/users/sessions': usersOnly(),
  'DELETE /api/users/sessions': usersOnly(),
  'DELETE /api/users/sessions/{id}': usersOnly(404, { params: { id: randomUUID() } }),
  'POST /api/users/reauthenticate': usersOnly(401, { body: () => ({ password: 'another one' }) }),
  'PUT /api/users/password': recentOnly(200, { body: () => ({ newPassword: 'blood orange marmalade' }) }),
  'DELETE /api/users/me': recentOnly(409, { body: () => ({ username: 'ana' }) }),
  'POST /api/users/exports': recentOnly(),
  'GET /api/exports/{token}': usersOnly(404, { params: { token: 'A'.repeat(43) } }),
  'GET /api/users/health-profile': usersOnly(),
  'PUT /api/users/health-profile': usersOnly(200, {
    body: () => ({ conditions: [], medicines: ['metformin'], allergies: [], whatMatters: [] }),
  }),
  'DELETE /api/users/health-profile': usersOnly(),
  'POST /api/users/totp': recentOnly(),
  'POST /api/users/totp/confirm': recentOnly(401, { body: () => ({ code: '123456' }) }),
  'DELETE /api/users/totp': recentOnly(),
  'POST /api/users/recovery-codes': recentOnly(),
  'GET /api/users/passkeys': usersOnly(),
  'POST /api/users/passkeys/options': recentOnly(),
  'POST /api/users/passkeys': recentOnly(401, {
    body: () => ({ challengeId: randomUUID(), response: {}, label: 'Phone' }),
  }),
  'DELETE /api/users/passkeys/{id}': recentOnly(404, { params: { id: randomUUID() } }),
  'POST /api/users/passkeys/login-options': everybody,
  'POST /api/users/passkeys/login': { ...toNobody, body: () => ({ challengeId: randomUUID(), response: {} }) },
  // No mail can be sent here, and no link was.
  'PUT /api/users/email': recentOnly(503, { body: () => ({ email: 'ana@example.com' }) }),
  'DELETE /api/users/email': recentOnly(),
  'POST /api/users/email/verification': usersOnly(503),
  'POST /api/users/email/verify': { ...badRequest, body: () => ({ token: 'x'.repeat(43) }) },
  'POST /api/users/forgotten': {
    ...{ owner: 503, anonymous: 503, other: 503, deleted: 503 },
    body: () => ({ email: 'ana@example.com' }),
  },
  'POST /api/users/reset-password': {
    ...badRequest,
    body: () => ({ token: 'x'.repeat(43), newPassword: 'blood orange marmalade' }),
  },
  'POST /api/users/recover': {
    ...toNobody,
    body: () => ({ username: 'nobody', recoveryCode: 'K7QF-M2XR-9TPD', newPassword: 'blood orange marmalade' }),
  },
  'GET /api/plan': everybody,
  'PUT /api/plan': usersOnly(200, { body: () => ({ plan: 'free' }) }),
  'DELETE /api/plan/change': usersOnly(),
  'POST /api/users/me/claim': usersOnly(),
  'GET /api/admin/overview': adminsOnly(),
  'GET /api/admin/accounts': adminsOnly(),
  'PUT /api/admin/accounts/{id}/plan': adminsOnly(200, {
    params: { id: '1' },
    body: () => ({ plan: 'free', when: 'next_cycle' }),
  }),
  // Without a signature nothing is believed.
  'POST /api/payments/webhook': { ...badRequest, body: () => ({}) },
  'POST /api/payments/checkout': usersOnly(503, { body: () => ({ plan: 'basic', interval: 'monthly' }) }),
  'POST /api/payments/portal': usersOnly(503),
  // Each sees a list of their own: what stands in it is tested below.
  'GET /api/medical-documents/': everybody,
  // Without a file there is nothing to store, for anybody.
  'POST /api/medical-documents/': badRequest,
  'POST /api/medical-documents/type-suggestion': badRequest,
  'GET /api/medical-documents/deleted': everybody,
  // Each looks through their own: what is found is tested beside the route.
  'POST /api/medical-documents/search': { ...everybody, body: () => ({ words: 'CRP' }) },
  // What is on its way belongs to whoever began it, which is tested beside its routes: nobody here has begun one.
  'POST /api/uploads': { ...toAll(201), body: () => ({ size: 10 }) },
  'GET /api/uploads/{uploadId}': { ...toAll(404), params: { uploadId: randomUUID() } },
  'PUT /api/uploads/{uploadId}': { ...badRequest, params: { uploadId: randomUUID() } },
  'DELETE /api/uploads/{uploadId}': { ...toAll(404), params: { uploadId: randomUUID() } },
  'POST /api/uploads/{uploadId}/finish': {
    ...badRequest,
    params: { uploadId: randomUUID() },
    body: () => ({ title: 'Blood test', documentType: 'lab_result' }),
  },
  'GET /api/medical-documents/{ref}': ownersOnly(),
  'GET /api/medical-documents/{ref}/file': ownersOnly(),
  'GET /api/medical-documents/{ref}/pdf': ownersOnly(),
  // Whose PDF waits for whom is tested beside its routes: nobody here had one made.
  'GET /api/pdf-reports/{filename}': {
    ...{ owner: 404, anonymous: 404, other: 404, deleted: 404 },
    params: { filename: `readback-${'A'.repeat(22)}.pdf` },
  },
  'GET /api/medical-documents/{ref}/events': ownersOnly(),
  'GET /api/medical-documents/{ref}/pages': ownersOnly(),
  'GET /api/medical-documents/{ref}/pages/{number}': ownersOnly(),
  'GET /api/medical-documents/{ref}/pages/{number}/picture': ownersOnly(),
  'POST /api/medical-documents/{ref}/corrections': { ...ownersOnly(), body: () => ({ span: [0, 3], text: 'CRP' }) },
  'DELETE /api/medical-documents/{ref}': ownersOnly(),
  'POST /api/medical-documents/{ref}/restore': ownersOnly(),
  'PUT /api/medical-documents/{ref}/privacy': { ...ownersOnly(), body: () => ({ neverSend: true }) },
  'PUT /api/medical-documents/{ref}/person': { ...ownersOnly(), body: () => ({ person: 'Mother' }) },
  // Each renames the people of their own documents.
  'PUT /api/medical-documents/people': { ...everybody, body: () => ({ from: 'Mother', to: 'Mum' }) },
  'GET /api/medical-documents/{ref}/comments': ownersOnly(),
  // A guest has nobody to say anything to.
  'POST /api/medical-documents/{ref}/comments': { ...ownersOnly(401), user: 201, body: () => ({ text: 'Hello' }) },
  'PUT /api/medical-documents/{ref}/comments/{commentId}': {
    ...ownersOnly(404),
    params: { commentId: '1' },
    body: () => ({ text: 'Hello' }),
  },
  'DELETE /api/medical-documents/{ref}/comments/{commentId}': { ...ownersOnly(404), params: { commentId: '1' } },
  'PUT /api/medical-documents/{ref}/comments/seen': { ...ownersOnly(), body: () => ({ upTo: 1 }) },
  'GET /api/comments/unread': usersOnly(),
  'POST /api/interpretations/': { ...ownersOnly(202), body: (ref) => ({ documentId: ref }) },
  'GET /api/interpretations/{ref}': ownersOnly(),
  'GET /api/interpretations/{ref}/events': ownersOnly(),
  'GET /api/interpretations/{ref}/outgoing': ownersOnly(),
  'POST /api/interpretations/{ref}/tellings': { ...ownersOnly(202), body: () => ({}) },
  'POST /api/interpretations/{ref}/answers': { ...ownersOnly(), body: () => ({ question: 'What is CRP?' }) },
  'GET /api/interpretations/{ref}/visit-questions': ownersOnly(),
  // A list of one's own is part of a plan, which a guest has not.
  'PUT /api/interpretations/{ref}/visit-questions': {
    ...ownersOnly(401),
    user: 200,
    body: () => ({ questions: [{ text: 'What next?', isOwn: true }] }),
  },
  'PUT /api/interpretations/{ref}/feedback': { ...ownersOnly(), body: () => ({ feedback: 'helpful' }) },
  'GET /api/documents/{ref}/shares': { ...usersOnly(), otherUser: 404 },
  'POST /api/documents/{ref}/shares/end': { ...usersOnly(), otherUser: 404 },
  'POST /api/document-shares': {
    ...usersOnly(201, { body: (documentId) => ({ documentId, recipientEmail: 'doctor@example.com' }) }),
    otherUser: 404,
  },
  'POST /api/document-shares/end': usersOnly(),
  // There is no such share: those that there are, and are another's, are tested beside the routes.
  'POST /api/document-shares/{shareId}/revoke': usersOnly(404, { params: { shareId: '1' } }),
  'POST /api/document-shares/{shareId}/code': usersOnly(404, { params: { shareId: '1' } }),
  'GET /api/document-shares/{shareId}/visits': usersOnly(404, { params: { shareId: '1' } }),
  'DELETE /api/document-shares/{shareId}': usersOnly(404, { params: { shareId: '1' } }),
  // What opens and what is shown to recipients is tested beside the shares: nobody here has a code.
  'POST /api/shared-documents/{documentId}/access': { ...refused, body: () => ({ accessCode: 'K7QF-M2XR-9TPD' }) },
  'POST /api/shared-documents/open': {
    ...refused,
    body: () => ({ token: 'x'.repeat(43), accessCode: 'K7QF-M2XR-9TPD' }),
  },
  'GET /api/shared-documents/{ref}/events': ownersOnly(404),
  'DELETE /api/shared-documents/{ref}/visit': ownersOnly(404),
  'GET /api/shared-with-me': usersOnly(),
  'POST /api/shared-with-me/{shareId}/open': usersOnly(404, { params: { shareId: '1' } }),
  // Part of a plan, which a guest has not.
  'GET /api/medical-documents/{ref}/smart-health-links': { ...usersOnly(), otherUser: 404 },
  'POST /api/medical-documents/{ref}/smart-health-links': { ...usersOnly(201, { body: () => ({}) }), otherUser: 404 },
  'POST /api/smart-health-links/{linkId}/revoke': usersOnly(404, { params: { linkId: '1' } }),
  'DELETE /api/smart-health-links/{linkId}': usersOnly(404, { params: { linkId: '1' } }),
  // For whoever has the address, and nobody here has: who it is makes no difference.
  'POST /api/shl/{address}': {
    ...{ owner: 404, anonymous: 404, other: 404, deleted: 404 },
    body: () => ({ recipient: 'Dr. Reyes' }),
  },
  'GET /api/shl/files/{token}': { owner: 404, anonymous: 404, other: 404, deleted: 404 },
};

const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

type Person = { upload(form: FormData): Promise<{ json(): { data: { id: string } } }> };

/** A guest and a user, each with a read document; another of each kind, an administrator, and somebody without a cookie. */
async function setup() {
  const server = await createDocumentServer(database, { extractor: pagedExtractor });
  const { meetGuest, meetUser, meetAdmin } = server;
  const [guest, other] = [await meetGuest(), await meetGuest()];
  const [user, otherUser, admin] = [await meetUser(), await meetUser(), await meetAdmin()];
  const of = async (person: Person) => {
    const ticket = (await person.upload(uploadForm())).json().data.id;
    await server.kept.runAll();
    const { number } = await database.db
      .selectFrom('documents')
      .select('number')
      .where('ticket', '=', ticket.slice('temp-'.length))
      .executeTakeFirstOrThrow();
    return { ticket, number: Number(number) };
  };
  const documents = { guests: await of(guest), users: await of(user) };
  await other.upload(uploadForm());
  return { ...server, guest, other, user, otherUser, admin, documents };
}

const erase = (): Promise<unknown> =>
  database.db
    .updateTable('documents')
    .set({ deleted_at: new Date(Date.now() - 60 * 60 * 1000) })
    .execute();

const longAgo = (userId: number): Promise<unknown> =>
  database.db
    .updateTable('sessions')
    .set({ authenticated_at: new Date(Date.now() - 60 * 60 * 1000) })
    .where('user_id', '=', String(userId))
    .execute();

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
  const request = (ref: string | number) => {
    const params: Record<string, string> = { ref: String(ref), id: 'lab-panel', number: '1', engine: 'openai' };
    return {
      method: method as 'GET',
      url: path.replace(/\{(\w+)\}/g, (_whole, name: string) => row.params?.[name] ?? params[name] ?? 'x'),
      ...(row.body && { payload: row.body(ref) }),
    };
  };
  const names = path.includes('{ref}') ? (['ticket', 'number'] as const) : (['number'] as const);

  test.each(names)('answers each as the table says, by %s', async (name) => {
    const { server, guest, other, user, otherUser, admin, documents } = await setup();
    const [guests, users] = [request(documents.guests[name]), request(documents.users[name])];
    const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;

    const strangers = {
      anonymous: await status(server.inject(guests)),
      other: await status(other.ask(guests)),
      otherUser: await status(otherUser.ask(users)),
      admin: await status(admin.ask(users)),
    };
    await longAgo(user.user.id);
    const notRecent = row.isRecentOnly ? await status(user.ask(users)) : undefined;
    await database.db.updateTable('sessions').set({ authenticated_at: new Date() }).execute();
    const owners = { owner: await status(guest.ask(guests)), user: await status(user.ask(users)) };
    await erase();
    const deleted = await status(guest.ask(guests));
    await database.db.deleteFrom('users').where('id', '=', String(user.user.id)).execute();
    const gone = await status(user.ask(users));

    expect({ ...strangers, ...owners, notRecent, deleted, gone }).toEqual(answersOf(row));
  });
});

test('a document of a user that was erased is nobody’s any more', async () => {
  const { user, documents } = await setup();
  await erase();
  for (const ref of Object.values(documents.users)) {
    expect((await user.get(`/api/medical-documents/${ref}`)).statusCode).toBe(404);
  }
});

test('the list shows to each what is theirs, and nothing that was deleted', async () => {
  const { server, guest, other, user, otherUser, admin, documents } = await setup();
  const url = `/api/medical-documents?userId=${user.user.id}`;
  const idsOf = ({ json }: { json(): { data: { id: unknown }[] } }) => json().data.map(({ id }) => id);

  expect(idsOf(await guest.get(url))).toEqual([documents.guests.number]);
  expect(idsOf(await user.get(url))).toEqual([documents.users.number]);
  for (const stranger of [otherUser, admin]) expect(idsOf(await stranger.get(url))).toEqual([]);
  expect(idsOf(await server.inject(url))).toEqual([]);
  const others = idsOf(await other.get(url));
  expect(others).toHaveLength(1);
  expect([documents.guests.number, documents.users.number]).not.toContain(others[0]);
  await erase();
  for (const owner of [guest, user]) expect(idsOf(await owner.get(url))).toEqual([]);
});
