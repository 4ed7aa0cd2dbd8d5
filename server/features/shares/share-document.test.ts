import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { endOfDay } from '#core/sharing/expiry.ts';
import { uploadForm } from '#tests/support/document-server.ts';
import { codeOf, prepareSharer, dayIn, doctor, sharesPath } from '#tests/support/prepare-sharer.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { hashOfToken } from '../accounts/find-user.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  for (const table of ['documents', 'users', 'attempts'] as const) await db.deleteFrom(table).execute();
});

const setup = (options: Parameters<typeof prepareSharer>[1] = {}) => prepareSharer(database, options);

describe('sharing a document', () => {
  test('gives a code and a link, once, and what its owner sees of the share', async () => {
    const { ask, ana, documentId, list } = await setup();

    const answer = await ask();

    const { share, accessCode, link } = answer.json().data;
    expect(answer.statusCode).toBe(201);
    expect(accessCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(link).toMatch(/^http:\/\/localhost\/shared#[\w-]{43}$/);
    expect(share).toEqual({
      ...{ id: expect.any(Number), documentId, ownerId: ana.user.id, recipientEmail: doctor },
      ...{ accessLevel: 'read', permissionType: 'healthcare_provider', expirationDate: null, expiresAt: null },
      ...{ isActive: true, state: 'active', accessCount: 0, lastOpenedAt: null, mail: 'waiting' },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await list()).toEqual([share]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('keeps neither the code nor the link nor the address in plain words', async () => {
    const { share, kept } = await setup();
    const { accessCode, link } = await share({ recipientEmail: 'canary-8812@example.com' });
    await kept.runAll();

    const token = link.slice(link.indexOf('#') + 1);
    const { rows: tables } = await sql<{ table: string }>`select table_name as table from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
    const found: string[] = [];
    for (const { table } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db);
      const plain = rows.map(({ row }) => row + Buffer.from(row.replaceAll(/\\x|[^0-9a-f]/g, ''), 'hex').toString());
      const planted = ['canary-8812', accessCode, accessCode.replaceAll('-', ''), token];
      if (plain.some((row) => planted.some((word) => row.includes(word)))) found.push(table);
    }
    expect(found).toEqual([]);
  });

  test('keeps hashes of what opens it: a slow one of the code, and one to find each', async () => {
    const { share, rowOf, parts } = await setup();
    const { share: made, accessCode, link } = await share();

    const row = await rowOf(made.id);
    expect(await parts.passwords.verify(row.code_hash, accessCode)).toBe(true);
    expect(await parts.passwords.verify(row.code_hash, 'K7QF-M2XR-9TPD')).toBe(false);
    expect(row.code_index).toEqual(parts.blindIndex('share code', accessCode));
    expect(row.link_hash).toEqual(hashOfToken(link.slice(link.indexOf('#') + 1)));
  });

  test('is written down, by numbers and levels alone', async () => {
    const { share, lines, ticket } = await setup();
    const { share: made } = await share({ accessLevel: 'comment', expirationDate: dayIn(3) });

    const [line, ...more] = await lines();
    expect(line).toMatchObject({ actor: 'owner', action: 'share.created', ticket });
    expect(JSON.parse(line?.fields ?? '')).toEqual({
      ...{ share: made.id, level: 'comment' },
      session: expect.stringMatching(/^[0-9a-f-]{8}$/),
    });
    expect(more).toEqual([]);
  });

  test('that cannot be written down does not happen, and no mail goes out', async () => {
    const { ask, list, box } = await setup();
    await sql`alter table audit_events add constraint refused check (false) not valid`.execute(db);
    const answer = await ask().finally(() => sql`alter table audit_events drop constraint refused`.execute(db));

    expect(codeOf(answer)).toEqual([500, 'server.internal']);
    expect(answer.body).not.toContain('accessCode');
    expect([await list(), await box(doctor)]).toEqual([[], []]);
  });

  test('takes the level, the type and the day that were chosen, with the time zone of the owner', async () => {
    const { share, rowOf } = await setup({ timeZone: 'Pacific/Kiritimati' });
    const day = dayIn(30, 'Pacific/Kiritimati');

    const { share: made } = await share({
      accessLevel: 'full_access',
      permissionType: 'family',
      expirationDate: day,
    });

    const end = endOfDay(day, 'Pacific/Kiritimati');
    expect(made).toMatchObject({ accessLevel: 'full_access', permissionType: 'family', expirationDate: day });
    expect(made.expiresAt).toBe(end.toISOString());
    expect(await rowOf(made.id)).toMatchObject({ expires_on: day, expires_at: end });
  });

  test('believes nobody who says whose document it is, or how the share stands', async () => {
    const { share, ana, meetUser } = await setup();
    const other = await meetUser();
    const { share: made } = await share({
      ...{ ownerId: other.user.id, id: 7, accessCount: 99, isActive: false, ticket: 'x', codeHash: 'x' },
      ...{ state: 'revoked', createdAt: '2020-01-01' },
    });
    expect(made).toMatchObject({ ownerId: ana.user.id, accessCount: 0, isActive: true, state: 'active' });
  });

  test('may be done twice with the same address: each share has a code of its own', async () => {
    const { share, list } = await setup();
    const [first, second] = [await share(), await share({ accessLevel: 'comment' })];
    expect(second.accessCode).not.toBe(first.accessCode);
    expect((await list()).map(({ id }) => id)).toEqual([second.share.id, first.share.id]);
  });

  test.each([
    'doctor@example.com, eve@example.com',
    'doctor@example.com;eve@example.com',
    'doctor@example.com eve@example.com',
    'doctor@example.com\r\nBcc: eve@example.com',
    'Doctor <doctor@example.com>',
    'doctor@exаmple.com', // a Cyrillic а
    'doctor@example',
    'doctor',
    '',
    `${'x'.repeat(300)}@example.com`,
  ])('with %j is refused: one recipient is one recipient', async (recipientEmail) => {
    const { ask, list } = await setup();
    expect(codeOf(await ask({ recipientEmail }))).toEqual([400, 'account.email_unusable']);
    expect(await list()).toEqual([]);
  });

  test('with one’s own confirmed address is refused, however it is written', async () => {
    const { meetReader, ask, addDocument } = await setup();
    const reader = await meetReader('reader@example.com');
    const { documentId } = await addDocument(reader);
    const own = (recipientEmail: string) => ask({ documentId, recipientEmail }, reader);
    expect(codeOf(await own('READER@Example.com'))).toEqual([400, 'share.own_address']);
    expect((await own(doctor)).statusCode).toBe(201);
  });

  test('with an address that one has typed in and not confirmed is possible: it may be somebody else’s', async () => {
    const { ana, ask } = await setup();
    await ana.ask({ method: 'PUT', url: '/api/users/email', payload: { email: doctor } });
    expect((await ask()).statusCode).toBe(201);
  });

  test.each([
    ['yesterday', dayIn(-1), 'share.date_past'],
    ['long ago', '1999-12-31', 'share.date_past'],
    ['in more than five years', dayIn(5 * 366 + 2), 'share.date_too_far'],
    ['on a day that there is not', '2027-02-29', 'request.invalid'],
    ['at a time', '2027-02-28T10:00:00Z', 'request.invalid'],
    ['on no day', 'tomorrow', 'request.invalid'],
  ])('until %s is refused', async (_when, expirationDate, code) => {
    const { ask, list } = await setup();
    expect(codeOf(await ask({ expirationDate }))).toEqual([400, code]);
    expect(await list()).toEqual([]);
  });

  test.each([
    ['another level', { accessLevel: 'owner' }],
    ['no level', { accessLevel: null }],
    ['another type', { permissionType: 'admin' }],
    ['a document by its ticket', { documentId: 'temp-6f1c2f0e-0000-4000-8000-000000000000' }],
    ['a number that is none', { documentId: 0 }],
    ['a broken number', { documentId: 1.5 }],
    ['several documents', { documentId: [1, 2] }],
    ['several addresses', { recipientEmail: [doctor, 'eve@example.com'] }],
  ])('does not understand %s', async (_what, body) => {
    const { ask } = await setup();
    expect(codeOf(await ask(body))).toEqual([400, 'request.invalid']);
  });

  test('is part of a plan: without it nothing new is shared, and what is shared stays', async () => {
    const { share, ask, list, ana, revoke } = await setup();
    const { share: made } = await share();
    await db.updateTable('users').set({ plan: 'free' }).where('id', '=', String(ana.user.id)).execute();

    expect(codeOf(await ask())).toEqual([402, 'plan.needs_basic']);
    expect(await list()).toHaveLength(1);
    expect((await revoke(made.id)).json().data.state).toBe('revoked');
  });

  test('goes up to fifty times for a document, also when two ask for the last one at once', async () => {
    const { share, ask, list } = await setup();
    const { share: made } = await share();
    await sql`
      insert into shares (ticket, sealed_recipient, recipient_index, level, recipient_type, code_index, code_hash, link_hash)
      select ticket, sealed_recipient, recipient_index, level, recipient_type,
        code_index || at::text::bytea, code_hash, link_hash || at::text::bytea
      from shares, generate_series(1, 48) at where id = ${made.id}`.execute(db);

    const answers = await Promise.all([ask(), ask(), ask()]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect([refused?.code, refused?.message]).toEqual(['share.too_many', expect.stringContaining('50 times')]);
    expect(await list()).toHaveLength(50);
  });
});

describe('nobody shares what is not theirs', () => {
  test('a guest is asked to sign in', async () => {
    const { meetGuest, documentId, server } = await setup();
    const guest = await meetGuest();
    const payload = { documentId, recipientEmail: doctor };
    for (const answer of [
      await guest.ask({ method: 'POST', url: sharesPath, payload }),
      await guest.get(`/api/documents/${documentId}/shares`),
      await server.inject({ method: 'POST', url: sharesPath, payload }),
    ])
      expect(codeOf(answer)).toEqual([401, 'auth.required']);
  });

  test('another’s document, one that is deleted and one that never was are not found alike', async () => {
    const { ask, send, meetUser, documentId, ana } = await setup();
    const other = await meetUser();
    const notFound = [404, 'document.not_found'];
    expect(codeOf(await ask({}, other))).toEqual(notFound);
    expect(codeOf(await ask({ documentId: 999_999_999 }))).toEqual(notFound);
    expect(codeOf(await send('GET', `/api/documents/${documentId}/shares`, other))).toEqual(notFound);

    await ana.ask({ method: 'DELETE', url: `/api/medical-documents/${documentId}` });

    expect(codeOf(await ask())).toEqual(notFound);
    expect(codeOf(await send('GET', `/api/documents/${documentId}/shares`))).toEqual(notFound);
    expect(await db.selectFrom('shares').selectAll().execute()).toEqual([]);
  });

  test('what a guest had can be shared once it belongs to an account', async () => {
    const { meetGuest, meetUser, ask, kept } = await setup();
    const guest = await meetGuest();
    await guest.upload(uploadForm());
    await kept.runAll();
    const [{ id: documentId }] = (await guest.get('/api/medical-documents')).json().data;
    const ben = await meetUser({ guest });

    expect((await ask({ documentId }, ben)).statusCode).toBe(201);
    expect((await ben.get(`/api/documents/${documentId}/shares`)).json().data).toHaveLength(1);
    expect((await guest.get(`/api/documents/${documentId}/shares`)).statusCode).toBe(401);
  });
});
