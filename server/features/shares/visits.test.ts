import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookiesOf } from '#tests/support/document-server.ts';
import { prepareShares } from '#tests/support/prepare-shares.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { tidyVisits } from './tidy-visits.ts';

const database = await createTestDatabase();
const { db } = database;
const cookie = 'readback-visit';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

async function setup() {
  const prepared = await prepareShares(database);
  const { share, addDocument, openBrowser } = prepared;
  const first = await share();
  const second = await share({ documentId: await addDocument() });
  const status = async (who: { get(url: string): Promise<{ statusCode: number }> }, documentId: number) =>
    (await who.get(`/api/medical-documents/${documentId}`)).statusCode;
  /** What whoever has copied the cookie of somebody's visit sees: nothing but that cookie. */
  const copyOf = ({ cookies }: { cookies: Record<string, string> }) =>
    openBrowser({ [cookie]: cookies[cookie] ?? 'none was given' });
  return { ...prepared, first, second, status, copyOf };
}

const visits = () => db.selectFrom('share_visits').select(['id', 'share_id', 'created_at', 'seen_at']).execute();

test('a visit is a cookie that no script reads and that goes with the browser', async () => {
  const { first, tryCode } = await setup();
  const answer = await tryCode(first);
  const given = answer.cookies.find(({ name }) => name === cookie);

  const value = expect.stringMatching(/^[\w-]{43}$/);
  expect(given).toEqual({ name: cookie, value, httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('several shares are open in one browser, and only by its newest token', async () => {
  const { first, second, open, status, copyOf } = await setup();
  const before = await open(first);
  const after = await open(second, { who: before });

  expect(after.cookies[cookie]).not.toBe(before.cookies[cookie]);
  expect([await status(after, first.documentId), await status(after, second.documentId)]).toEqual([200, 200]);
  expect([await status(copyOf(before), first.documentId), await status(copyOf(before), second.documentId)]).toEqual([
    404, 404,
  ]);
});

test('a token that was planted opens nothing for whoever planted it', async () => {
  const { first, second, open, status, copyOf } = await setup();
  const planted = await open(second);

  const victim = await open(first, { who: planted });

  expect(await status(victim, first.documentId)).toBe(200);
  expect(await status(copyOf(planted), first.documentId)).toBe(404);
});

test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(44), "' or 1=1 --"])(
  'the made-up token %j is not taken over',
  async (token) => {
    const { first, tryCode, openBrowser, status } = await setup();
    const answer = await tryCode(first, { who: { cookies: { [cookie]: token } } });

    expect(cookiesOf(answer)[cookie]).not.toBe(token);
    expect(await status(openBrowser({ [cookie]: token }), first.documentId)).toBe(404);
  },
);

test('a copied cookie shows nothing once the share is revoked', async () => {
  const { ana, first, open, status, copyOf } = await setup();
  const copy = copyOf(await open(first));
  expect(await status(copy, first.documentId)).toBe(200);

  await ana.ask({ method: 'POST', url: `/api/document-shares/${first.shareId}/revoke` });

  expect(await status(copy, first.documentId)).toBe(404);
});

test('a visit shows no document but the one that is shared, however it is named', async () => {
  const { first, second, open } = await setup();
  const { get } = await open(first);
  const { ticket } = await db
    .selectFrom('documents')
    .select('ticket')
    .where('number', '=', String(second.documentId))
    .executeTakeFirstOrThrow();
  const [mine, others] = [first.documentId, second.documentId];
  const names = [
    others,
    `temp-${ticket}`,
    `${others}?ref=${mine}&documentId=${mine}`,
    `${mine}%2F..%2F${others}`,
    `${mine}/../${others}`,
  ];

  for (const name of names) {
    const { statusCode, body } = await get(`/api/medical-documents/${name}`);
    expect([name, statusCode >= 400, body.includes('CRP')]).toEqual([name, true, false]);
  }
});

test('the strongest of several shares of one document counts', async () => {
  const { share, open, documentId } = await setup();
  const weak = await open(await share({ level: 'read' }));
  const strong = await open(await share({ level: 'full_access' }), { who: weak });
  const { get } = await open(await share({ level: 'comment' }), { who: strong });

  const { data } = (await get(`/api/medical-documents/${documentId}`)).json();
  expect(data.share.accessLevel).toBe('full_access');
});

test('opened again in the same browser, a visit begins anew and stays one', async () => {
  const { first, open } = await setup();
  const before = await open(first);
  await sql`update share_visits set created_at = now() - interval '20 hours', seen_at = now() - interval '29 minutes'`.execute(
    db,
  );
  const [old] = await visits();
  await open(first, { who: before });

  const now = await visits();
  expect(now.map(({ id }) => id)).toEqual([old?.id]);
  expect(now[0]?.created_at.getTime()).toBeGreaterThan(old?.created_at.getTime() ?? Infinity);
});

describe('a visit is kept alive', () => {
  const quiet = async () => {
    await sql`update share_visits set seen_at = now() - interval '20 minutes'`.execute(db);
    const [visit] = await visits();
    return visit?.seen_at;
  };

  test('by whoever reads', async () => {
    const { first, open, status } = await setup();
    const who = await open(first);
    const before = await quiet();
    await status(who, first.documentId);
    expect((await visits())[0]?.seen_at).not.toEqual(before);
  });

  test.each(['/api/medical-documents/:ref/events', '/api/interpretations/:ref/events'])(
    'but not by %s',
    async (url) => {
      const { first, open } = await setup();
      const who = await open(first);
      const before = await quiet();
      expect((await who.get(url.replace(':ref', String(first.documentId)))).statusCode).toBe(200);
      expect((await visits())[0]?.seen_at).toEqual(before);
    },
  );
});

test('whoever leaves sees nothing any more, and what else they have open stays', async () => {
  const { first, second, open, status } = await setup();
  const who = await open(second, { who: await open(first) });

  const answer = await who.ask({ method: 'DELETE', url: `/api/shared-documents/${first.documentId}/visit` });

  expect(answer.statusCode).toBe(200);
  expect([await status(who, first.documentId), await status(who, second.documentId)]).toEqual([404, 200]);
});

test('visits that are over are forgotten', async () => {
  const { first, second, open } = await setup();
  await open(first);
  await sql`update share_visits set seen_at = now() - interval '30 minutes'`.execute(db);
  await open(second);

  await tidyVisits({ db }).run();

  expect((await visits()).map(({ share_id }) => Number(share_id))).toEqual([second.shareId]);
});
