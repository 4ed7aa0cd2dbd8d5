import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AddedShare } from '#tests/support/add-share.ts';
import { uploadForm } from '#tests/support/document-server.ts';
import { prepareShares } from '#tests/support/prepare-shares.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

type Setup = Awaited<ReturnType<typeof setup>>;

async function setup(options: Parameters<typeof prepareShares>[1] = {}) {
  const prepared = await prepareShares(database, options);
  const { passwords } = prepared.parts;
  const { verify } = passwords;
  /** How many codes were looked at, and how many of them compared with one that opens something. */
  const looked = { at: 0, closely: 0 };
  passwords.verify = (hash, secret) => {
    looked.at += 1;
    if (hash !== undefined) looked.closely += 1;
    return verify(hash, secret);
  };
  return { ...prepared, looked };
}

const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000);
const anHourAgo = () => new Date(Date.now() - 60 * 60 * 1000);

describe.each(['link', 'number'] as const)('a share, by its %s', (door) => {
  test('is opened by its code, counted, and written down', async () => {
    const { share, tryCode, documentId, lines } = await setup();
    const shared = await share();

    const answer = await tryCode(shared, { door });

    expect([answer.statusCode, answer.json().data]).toEqual([200, { document: { id: documentId } }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await db.selectFrom('shares').select(['access_count', 'last_opened_at']).execute()).toEqual([
      { access_count: 1, last_opened_at: expect.any(Date) },
    ]);
    expect(await lines('share.opened')).toEqual([{ actor: 'recipient', share: shared.shareId, by: door }]);
  });

  test('shows the document and the explanation, and nothing of its owner but the name', async () => {
    const { ana, share, open, documentId } = await setup();
    await ana.ask({
      method: 'PUT',
      url: `/api/interpretations/${documentId}/feedback`,
      payload: { feedback: 'helpful' },
    });
    await ana.ask({
      method: 'PUT',
      url: `/api/medical-documents/${documentId}/privacy`,
      payload: { neverSend: true },
    });
    const expiresAt = inAnHour();
    const shared = await share({ expiresAt });
    const { get } = await open(shared, { door });

    const document = (await get(`/api/medical-documents/${documentId}`)).json().data;
    const interpretation = (await get(`/api/interpretations/${documentId}`)).json().data;

    const seen = {
      shareId: shared.shareId,
      sharedBy: ana.user.username,
      accessLevel: 'read',
      expirationDate: expiresAt.toISOString().slice(0, 10),
      expiresAt: expiresAt.toISOString(),
    };
    const shown = {
      title: 'Blood test',
      originalText: 'CRP 3 mg/L',
      userId: '',
      removedAt: null,
      neverSend: false,
      person: null,
    };
    expect(document).toMatchObject({ ...shown, share: seen });
    expect(interpretation).toMatchObject({ title: 'Blood test', feedback: null, share: seen });
  });

  test.each<[string, (code: string) => string]>([
    ['small letters', (code) => code.toLowerCase()],
    ['spaces', (code) => ` ${code.replaceAll('-', ' ')} `],
    ['other dashes', (code) => code.replaceAll('-', '–')],
  ])('is opened by its code in %s', async (_what, written) => {
    const { share, tryCode } = await setup();
    const shared = await share();
    expect((await tryCode({ ...shared, accessCode: written(shared.accessCode) }, { door })).statusCode).toBe(200);
  });

  const ofAna = async ({ ana }: Setup, { shareId }: AddedShare, what: 'revoke' | 'code') =>
    (await ana.ask({ method: 'POST', url: `/api/document-shares/${shareId}/${what}` })).json().data;

  /** What is tried in place of what opens, and what happened before. */
  const closed: Record<string, (all: Setup, shared: AddedShare) => Promise<Partial<AddedShare>>> = {
    'a wrong code': async () => ({ accessCode: 'AAAA-AAAA-AAAA' }),
    'what is no code': async () => ({ accessCode: 'password' }),
    'a character that no text can hold': async () => ({ accessCode: 'AAAA-AAAA-AAA\0' }),
    'the code of another share of the same owner': async ({ share, addDocument }) => {
      const other = await share({ documentId: await addDocument() });
      return { accessCode: other.accessCode };
    },
    'an unknown link or document': async () => ({ token: 'A'.repeat(43), documentId: 999_999_999 }),
    'the link and the number of another document': async ({ share, addDocument }) => {
      const { token, documentId } = await share({ documentId: await addDocument() });
      return { token, documentId };
    },
    'a share that has expired': async () => {
      await sql`update shares set expires_on = '2020-01-01', expires_at = now()`.execute(db);
      return {};
    },
    'a revoked share': (all, shared) => ofAna(all, shared, 'revoke').then(() => ({})),
    'a deleted share': async (all, shared) => {
      await ofAna(all, shared, 'revoke');
      await all.ana.ask({ method: 'DELETE', url: `/api/document-shares/${shared.shareId}` });
      return {};
    },
    'a share of a deleted document': async ({ ana, documentId }) => {
      await ana.ask({ method: 'DELETE', url: `/api/medical-documents/${documentId}` });
      return {};
    },
    'the code that stood before a new one': (all, shared) => ofAna(all, shared, 'code').then(() => ({})),
    'a share that too many wrong codes have closed': async () => {
      await sql`update shares set tries = 10`.execute(db);
      return {};
    },
  };

  test.each(Object.entries(closed))('is refused alike, after as much work, to %s', async (_what, close) => {
    const all = await setup();
    const shared = await all.share();
    const tried = await close(all, shared);
    all.looked.at = 0;

    const answer = await all.tryCode({ ...shared, ...tried }, { door });

    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 403,
      body: { success: false, code: 'share.refused', message: 'Invalid access code or expired share' },
    });
    expect(answer.cookies.map(({ name }) => name)).not.toContain('readback-visit');
    expect(all.looked).toEqual({ at: 1, closely: 0 });
    expect(await db.selectFrom('share_visits').selectAll().execute()).toEqual([]);
  });

  test('is not opened when it cannot be written down', async () => {
    const { share, tryCode } = await setup();
    const shared = await share();
    await sql`alter table audit_events add constraint refused check (false) not valid`.execute(db);

    const answer = await tryCode(shared, { door }).finally(() =>
      sql`alter table audit_events drop constraint refused`.execute(db),
    );

    expect([answer.statusCode, answer.cookies.map(({ name }) => name)]).toEqual([
      500,
      expect.not.arrayContaining(['readback-visit']),
    ]);
    expect(await db.selectFrom('share_visits').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('shares').select('access_count').execute()).toEqual([{ access_count: 0 }]);
  });

  test('is not opened by a code that a new one has replaced while it was looked at', async () => {
    const { ana, share, tryCode, parts } = await setup();
    const shared = await share();
    const { verify } = parts.passwords;
    parts.passwords.verify = async (hash, secret) => {
      const isRight = await verify(hash, secret);
      parts.passwords.verify = verify;
      await ana.ask({ method: 'POST', url: `/api/document-shares/${shared.shareId}/code` });
      return isRight;
    };

    expect((await tryCode(shared, { door })).json().code).toBe('share.refused');
  });
});

test.each(['0', '-1', '1.5', '01', 'abc', '1e3', '1%20or%201=1', '%00', '9'.repeat(60)])(
  'a document of the number %s is refused like any that nobody shares',
  async (documentId) => {
    const { share, tryCode } = await setup();
    const { accessCode } = await share();
    const answer = await tryCode({ documentId, token: '', accessCode }, { door: 'number' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'share.refused']);
  },
);

test.each([
  [{}],
  [{ accessCode: '' }],
  [{ accessCode: 'A'.repeat(65) }],
  [{ accessCode: ['AAAA-AAAA-AAAA'] }],
  [{ accessCode: 'AAAA-AAAA-AAAA' }],
  [{ accessCode: 'AAAA-AAAA-AAAA', token: 'short' }],
  [{ accessCode: 'AAAA-AAAA-AAAA', token: { $ne: null } }],
])('a link with %j is not looked at', async (payload) => {
  const { server, looked } = await setup();
  const answer = await server.inject({ method: 'POST', url: '/api/shared-documents/open', payload });
  expect([answer.statusCode, answer.json().code, looked.at]).toEqual([400, 'request.invalid', 0]);
});

test('whoever opens a share of their own document is its owner still', async () => {
  const { ana, share, open, lines, documentId } = await setup();
  const shared = await share();

  const { get } = await open(shared, { who: ana });

  const { data } = (await get(`/api/medical-documents/${documentId}`)).json();
  expect([data.userId, data.share]).toEqual([String(ana.user.id), undefined]);
  expect(await lines('share.opened')).toMatchObject([{ actor: 'owner' }]);
});

test('neither code nor token stands in what is kept or logged', async () => {
  const { share, tryCode, log } = await setup();
  const shared = await share({ expiresAt: inAnHour() });
  const answer = await tryCode(shared);
  await tryCode({ ...shared, accessCode: 'AAAA-AAAA-AAAA' });
  const visit = answer.cookies.find(({ name }) => name === 'readback-visit')?.value ?? 'none was given';

  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(shares) as row from shares union all select to_jsonb(share_visits) from share_visits
    union all select to_jsonb(audit_events) from audit_events union all select to_jsonb(attempts) from attempts`.execute(
    db,
  );
  const kept = JSON.stringify([rows, log.lines]);
  expect(rows.length).toBeGreaterThan(4);
  for (const secret of [shared.accessCode, 'AAAA-AAAA-AAAA', shared.token, visit]) {
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

test('what recipients look at and take with them is written down as theirs', async () => {
  const { share, open, lines, documentId } = await setup();
  const shared = await share({ level: 'full_access' });
  const { get, ask } = await open(shared);

  for (const look of [1, 2]) await get(`/api/medical-documents/${documentId}?look=${look}`);
  await get(`/api/interpretations/${documentId}`);
  await get(`/api/medical-documents/${documentId}/file`);
  for (const url of [`/api/interpretations/${documentId}/tellings`, '/api/interpretations']) {
    await ask({ method: 'POST', url, payload: { documentId } });
  }

  const by = { actor: 'recipient', share: shared.shareId };
  expect(await lines('document.viewed')).toEqual([by]);
  expect(await lines('document.interpretation_viewed')).toEqual([by]);
  expect(await lines('document.original_downloaded')).toEqual([{ ...by, bytes: 10 }]);
  expect(await lines('document.told_anew')).toEqual([by]);
});

test('a document that could not be read can be shared and seen as what it is', async () => {
  const { share, open, addDocument, ana } = await setup();
  const picture = Buffer.from('\xff\xd8\xff\xe0', 'latin1');
  const documentId = await addDocument(ana, uploadForm({ file: picture }));
  const { get } = await open(await share({ documentId }));
  expect((await get(`/api/medical-documents/${documentId}`)).json().data).toMatchObject({ stage: 'unreadable' });
});

test('a share that ended an hour ago is ended by the clock of the database', async () => {
  const { share, tryCode } = await setup();
  const ended = await share({ expiresAt: anHourAgo() });
  const open = await share({ expiresAt: inAnHour() });
  expect([(await tryCode(ended)).statusCode, (await tryCode(open)).statusCode]).toEqual([403, 200]);
});

test('a document is shown without the name of its owner when that is damaged', async () => {
  const { ana, share, open, documentId } = await setup();
  const { get } = await open(await share());
  await db
    .updateTable('users')
    .set({ sealed_profile: Buffer.alloc(300) })
    .where('id', '=', String(ana.user.id))
    .execute();

  const { data } = (await get(`/api/medical-documents/${documentId}`)).json();
  expect([data.title, data.share.sharedBy]).toEqual(['Blood test', ana.user.username]);
});

test('explanations that one share asks for are counted together, apart from those of the owner', async () => {
  const { ana, share, open, documentId } = await setup({ rateLimit: 10_000 });
  const shared = await share({ level: 'full_access' });
  const visits = await Promise.all([1, 2, 3].map(() => open(shared)));
  const url = `/api/interpretations/${documentId}/tellings`;
  const asked = Array.from({ length: 33 }, (_unused, turn) =>
    visits[turn % 3]?.ask({ method: 'POST', url, payload: {} }),
  );
  const statuses = (await Promise.all(asked)).map((answer) => answer?.statusCode);

  expect(statuses.filter((status) => status === 202)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect((await ana.ask({ method: 'POST', url, payload: {} })).statusCode).toBe(202);
});
