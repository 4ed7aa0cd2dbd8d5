import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { consentWordingVersion } from '#core/documents/consent-wordings.ts';
import { confirmEmail } from '#tests/support/confirm-email.ts';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { allBlobsOf, allBytesIn, openEverything } from '#tests/support/open-everything.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { silentModel } from '#tests/support/silent-model.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { createDocumentRepository } from '../documents/documents.repository.ts';
import type { NewDocument } from '../documents/insert-document.ts';

const database = await createTestDatabase();
const { db } = database;
const url = '/api/users/me';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('users').execute();
});

type Server = Awaited<ReturnType<typeof createDocumentServer>>;
type Person = Awaited<ReturnType<Server['meetUser']>>;

/** Everything that somebody may leave here. */
async function leaveEverything({ kept }: Server, person: Person): Promise<string> {
  const put = async (at: string, payload: object) => {
    const { statusCode } = await person.ask({ method: 'PUT', url: at, payload });
    if (statusCode !== 200) throw new Error(`${at} answered ${statusCode}.`);
  };
  const { id } = (await person.upload(uploadForm(), { 'idempotency-key': 'k' })).json().data;
  await kept.runAll();
  await put(`/api/interpretations/${id}/visit-questions`, { questions: [{ text: 'What next?', isOwn: true }] });
  await put(`/api/interpretations/${id}/feedback`, { feedback: 'helpful' });
  await person.get(`/api/medical-documents/${id}/pdf`);
  await put('/api/consents/openai', { wordingVersion: consentWordingVersion });
  await put('/api/users/me', { name: 'Ana' });
  const lines = { conditions: ['asthma'], medicines: [], allergies: [], whatMatters: [] };
  await put('/api/users/health-profile', lines);
  await shareEverything(person, String(id));
  return String(id);
}

async function shareEverything(person: Person, ref: string): Promise<void> {
  const post = async (at: string, payload: object) => {
    const { statusCode } = await person.ask({ method: 'POST', url: at, payload });
    if (statusCode !== 201) throw new Error(`${at} answered ${statusCode}.`);
  };
  const { id: documentId } = (await person.get(`/api/medical-documents/${ref}`)).json().data;
  await post('/api/document-shares', { documentId, recipientEmail: 'doctor@example.com' });
  await post(`/api/medical-documents/${ref}/comments`, { text: 'What next?' });
  await post(`/api/medical-documents/${ref}/smart-health-links`, { label: 'For the clinic' });
}

async function setup() {
  const server = await createDocumentServer(database, { extractor: pagedExtractor, models: [silentModel('openai')] });
  const ana = await server.meetUser();
  const leave = (body: object = { username: ana.user.username }, who: Person = ana) =>
    who.ask({ method: 'DELETE', url, payload: body });
  return { ...server, ana, leave, everythingOf: (person: Person) => leaveEverything(server, person) };
}

test('after it the old files, the whole present database and the master key open nothing', async () => {
  const { ana, leave, everythingOf, files, masterKey } = await setup();
  await everythingOf(ana);
  const blobs = await allBlobsOf(files);
  const before = await openEverything(masterKey, [...blobs, ...(await allBytesIn(db))]);

  expect((await leave()).statusCode).toBe(200);

  const after = [...blobs, ...(await allBytesIn(db))];
  const where = new Set(before.map((opened) => opened.where.replace(/^blob .*/, 'blob')));
  expect([...where]).toEqual(
    expect.arrayContaining(['blob', 'account_keys.wrapped', 'document_keys.wrapped', 'users.sealed_profile']),
  );
  expect([...where]).toEqual(
    expect.arrayContaining(['visit_questions.sealed_questions', 'health_profiles.sealed_profile']),
  );
  expect([...where]).toEqual(
    expect.arrayContaining(['shares.sealed_recipient', 'comments.sealed_comment', 'smart_health_links.sealed_link']),
  );
  expect([...where]).toContain('pdf_reports.sealed_report');
  expect(after.length).toBeGreaterThan(5);
  expect((await openEverything(masterKey, after)).map((opened) => opened.where)).toEqual([]);
});

test('what others have stays, and opens', async () => {
  const { ana, leave, everythingOf, meetUser, kept } = await setup();
  const ben = await meetUser();
  await everythingOf(ana);
  const id = await everythingOf(ben);

  await leave();
  await kept.runAll();

  expect((await ben.get(`/api/medical-documents/${id}`)).json().data).toMatchObject({ title: 'Blood test' });
  expect((await ben.get('/api/users/health-profile')).json().data).toMatchObject({ conditions: ['asthma'] });
});

test('rows and files are gone when the jobs are done, and the audit log alone remembers a number', async () => {
  const { ana, leave, everythingOf, kept, files } = await setup();
  await everythingOf(ana);
  expect(await namesOf(files)).toHaveLength(2);

  await leave();
  await kept.runAll();

  expect(await namesOf(files)).toEqual([]);
  const { rows: tables } = await sql<{ table: string }>`select table_name as table from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const left: string[] = [];
  for (const { table } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db);
    if (rows.some(({ row }) => row.includes(ana.owner) || row.includes(ana.user.username))) left.push(table);
  }
  expect(left.filter((table) => !table.startsWith('audit_') && table !== 'kept_jobs')).toEqual([]);
  const events = await db
    .selectFrom('audit_events')
    .selectAll()
    .where('owner', '=', ana.owner)
    .orderBy('number')
    .execute();
  expect(events.at(-1)).toMatchObject({ action: 'account.deleted', actor: 'owner' });
  expect(JSON.parse(events.at(-1)?.fields ?? '')).toMatchObject({ documents: 1 });
  expect(JSON.stringify(events)).not.toContain(ana.user.username);
});

test('what was shared is nobody’s any more, at once and before the jobs are done', async () => {
  const { ana, leave, everythingOf, meetUser, parts } = await setup();
  const doctor = await meetUser();
  await confirmEmail(parts, doctor.user.id, 'doctor@example.com');
  await everythingOf(ana);
  const shared = async () => (await doctor.get('/api/shared-with-me')).json().data;
  const [{ share }] = await shared();

  await leave();

  expect(await shared()).toEqual([]);
  const answer = await doctor.ask({ method: 'POST', url: `/api/shared-with-me/${share.id}/open` });
  expect(answer.statusCode).toBe(404);
});

test('whoever was signed in is a guest from then on, with the cookie taken back', async () => {
  const { ana, leave, everythingOf } = await setup();
  const id = await everythingOf(ana);

  const answer = await leave();

  expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'readback-session', value: '' }));
  expect((await ana.get('/api/users/me')).statusCode).toBe(401);
  expect((await ana.get(`/api/medical-documents/${id}`)).statusCode).toBe(404);
  expect((await ana.ask({ method: 'POST', url: `/api/medical-documents/${id}/restore` })).statusCode).toBe(404);
  expect((await leave()).statusCode).toBe(401);
});

test('the name is free again, and who takes it finds nothing', async () => {
  const { ana, leave, everythingOf, meetUser } = await setup();
  await everythingOf(ana);
  await leave();

  const next = await meetUser({ username: ana.username });

  expect(next.owner).not.toBe(ana.owner);
  expect((await next.get('/api/medical-documents')).json().data).toEqual([]);
  expect((await next.get('/api/users/health-profile')).json().data).toMatchObject({ conditions: [] });
});

test.each([
  ['another name', { username: 'somebody-else' }, 409, 'account.name_differs'],
  ['a name that nobody can have', { username: '' }, 409, 'account.name_differs'],
  ['no name', {}, 400, 'request.invalid'],
  ['an id beside the name', { username: 'x', userId: 1 }, 400, 'request.invalid'],
])('nothing is deleted for %s', async (_what, body, status, code) => {
  const { ana, leave, everythingOf } = await setup();
  const id = await everythingOf(ana);

  const answer = await leave(body);

  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect((await ana.get(`/api/medical-documents/${id}`)).statusCode).toBe(200);
});

test('the name may be written in other letters, as for signing in', async () => {
  const { ana, leave } = await setup();
  expect((await leave({ username: ` ${ana.user.username.toUpperCase()} ` })).statusCode).toBe(200);
});

test('a session without the password lately deletes nothing', async () => {
  const { ana, leave } = await setup();
  await sql`update sessions set authenticated_at = now() - interval '11 minutes'`.execute(db);

  const answer = await leave();

  expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.not_recent']);
  expect((await ana.get('/api/users/me')).statusCode).toBe(200);
});

test('the last administrator stays, also when two leave at once', async () => {
  const { leave, meetAdmin, kept } = await setup();
  const admins = [await meetAdmin(), await meetAdmin()];

  const answers = await Promise.all(admins.map((admin) => leave({ username: admin.user.username }, admin)));

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('account.last_admin');
  expect(await db.selectFrom('users').select('id').where('is_admin', '=', true).execute()).toHaveLength(1);
  await kept.runAll();
});

test('what cannot be written down is not deleted', async () => {
  const { ana, leave, everythingOf, kept } = await setup();
  const id = await everythingOf(ana);
  await sql`create or replace function fail_here() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    db,
  );
  await sql`create trigger fail_here before insert on audit_events for each row
    when (new.action = 'account.deleted') execute function fail_here()`.execute(db);

  const answer = await leave();
  await sql`drop trigger fail_here on audit_events`.execute(db);

  expect(answer.statusCode).toBe(500);
  await kept.runAll();
  expect((await ana.get(`/api/medical-documents/${id}`)).statusCode).toBe(200);
});

/** A document that is just being kept: its transaction ends when it is let go. */
async function keepSlowly({ keyRing, ana }: { keyRing: KeyRing; ana: Person }) {
  const [begun, letGo] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const key = await keyRing.createKey(randomUUID());
  const document: NewDocument = {
    key,
    sealedLabel: Buffer.from('label'),
    documentType: 'other',
    fileType: 'text/plain',
    fileSize: 1,
    blob: randomUUID(),
  };
  const kept = createDocumentRepository(db).create(ana.owner, document, async () => {
    begun.resolve(undefined);
    await letGo.promise;
  });
  return { kept, begun: begun.promise, letGo: () => letGo.resolve(undefined) };
}

test('an upload that is just being kept is erased with the rest', async () => {
  const { ana, leave, keyRing } = await setup();
  const upload = await keepSlowly({ keyRing, ana });
  await upload.begun;

  const leaving = leave();
  await expect.poll(waitingForLocks).toBe(1);
  upload.letGo();

  expect([(await leaving).statusCode, await upload.kept]).toEqual([200, true]);
  expect(await db.selectFrom('document_keys').selectAll().execute()).toEqual([]);
});

test('an upload that comes to its end after it is refused', async () => {
  const { ana, leave, keyRing } = await setup();
  await leave();

  const upload = await keepSlowly({ keyRing, ana });
  upload.letGo();

  await expect(upload.kept).rejects.toMatchObject({ code: 'auth.required' });
  expect(await db.selectFrom('documents').selectAll().execute()).toEqual([]);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ waiting: string }>`select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.waiting);
}

test('a subscription is ended with it', async () => {
  const { ana, leave, kept } = await setup();
  const row = {
    customer: 'cus_1',
    subscription: 'sub_1',
    plan: 'basic',
    interval: 'monthly',
    status: 'active',
  } as const;
  await db
    .insertInto('subscriptions')
    .values({ user_id: String(ana.user.id), ...row, is_active: true, period_ends_at: null })
    .execute();

  await leave();

  expect(await kept.waiting()).toContainEqual(
    expect.objectContaining({ queue: 'cancel-subscription', payload: { subscription: 'sub_1' } }),
  );
});
