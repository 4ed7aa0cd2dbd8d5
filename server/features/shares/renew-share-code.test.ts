import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { DocumentShare } from '#core/sharing/share.ts';
import { codeOf, doctor, prepareSharer } from '#tests/support/prepare-sharer.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  for (const table of ['documents', 'users', 'attempts'] as const) await db.deleteFrom(table).execute();
});

const tokenIn = (link: string) => link.slice(link.indexOf('#') + 1);

async function setup(options: Parameters<typeof prepareSharer>[1] = {}) {
  const sharer = await prepareSharer(database, options);
  const { documentId, server, meetGuest } = sharer;
  /** Somebody with a browser of their own comes with the link, or with the number of the document. */
  const open = async (accessCode: string, token?: string, who?: { cookies: Record<string, string> }) => {
    const { cookies } = who ?? (await meetGuest());
    const url = token === undefined ? `/api/shared-documents/${documentId}/access` : '/api/shared-documents/open';
    const payload = token === undefined ? { accessCode } : { token, accessCode };
    await db.deleteFrom('attempts').execute();
    return server.inject({ method: 'POST', url, payload, cookies });
  };
  return { ...sharer, open };
}

test('a new code and a new link open the share, and the old ones nothing any more', async () => {
  const { share, renew, open } = await setup();
  const before = await share({ accessLevel: 'comment' });

  const answer = await renew(before.share.id);

  const after = answer.json().data;
  expect(answer.statusCode).toBe(200);
  expect(after.share).toEqual({ ...before.share, mail: 'waiting' });
  const [oldToken, newToken] = [tokenIn(before.link), tokenIn(after.link)];
  const refused = [403, 'share.refused'];
  expect(codeOf(await open(before.accessCode, oldToken))).toEqual(refused);
  expect(codeOf(await open(before.accessCode, newToken))).toEqual(refused);
  expect(codeOf(await open(after.accessCode, oldToken))).toEqual(refused);
  expect(codeOf(await open(before.accessCode))).toEqual(refused);
  expect((await open(after.accessCode, newToken)).statusCode).toBe(200);
  expect((await open(after.accessCode)).statusCode).toBe(200);
});

test('whoever came in by the old code is shown out', async () => {
  const { share, renew, open, openBrowser, documentId } = await setup();
  const before = await share();
  const opened = await open(before.accessCode, tokenIn(before.link));
  const visitor = openBrowser(Object.fromEntries(opened.cookies.map(({ name, value }) => [name, value])));
  const look = async () => (await visitor.get(`/api/medical-documents/${documentId}`)).statusCode;
  expect(await look()).toBe(200);

  await renew(before.share.id);

  expect(await look()).toBe(404);
});

test('both doors are open again after too many wrong codes, by one call', async () => {
  const { share, renew, open, list, ticket } = await setup();
  const before = await share();
  await db.updateTable('shares').set({ tries: 10 }).execute();
  await db.insertInto('share_doors').values({ ticket, tries: 10 }).execute();
  expect(codeOf(await open(before.accessCode, tokenIn(before.link)))).toEqual([403, 'share.refused']);
  expect((await list())[0]?.state).toBe('locked');

  const after = (await renew(before.share.id)).json().data;

  expect(after.share.state).toBe('active');
  expect((await open(after.accessCode)).statusCode).toBe(200);
  expect((await open(after.accessCode, tokenIn(after.link))).statusCode).toBe(200);
});

test('other shares of the document keep their codes', async () => {
  const { share, renew, open } = await setup();
  const [renewed, other] = [await share(), await share()];
  await renew(renewed.share.id);
  expect((await open(other.accessCode, tokenIn(other.link))).statusCode).toBe(200);
});

test('the mail goes out again, with the new link, and one that has not gone out yet does not', async () => {
  const { share, renew, box } = await setup();
  const before = await share();
  const after = (await renew(before.share.id)).json().data;

  const texts = (await box(doctor)).map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining(`\n${after.link}\n`)]);
  expect(texts.join()).not.toContain(after.accessCode);
});

test('where no mail can be sent there is a new code all the same', async () => {
  const { share, renew } = await setup({ mailer: undefined });
  const after = (await renew((await share()).share.id)).json().data;
  expect(after).toMatchObject({ share: { mail: 'none' }, link: expect.stringContaining('#') });
});

test('where the address is damaged there is a new code, and no mail', async () => {
  const { share, renew, box, open } = await setup();
  const before = await share();
  await box(doctor);
  await db
    .updateTable('shares')
    .set({ sealed_recipient: Buffer.of(1) })
    .execute();

  const after = (await renew(before.share.id)).json().data;

  expect(await box(doctor)).toHaveLength(1);
  expect((await open(after.accessCode)).statusCode).toBe(200);
});

test.each(['revoked', 'expired'] as const)(
  'one that has %s gets no new code',
  async (state: DocumentShare['state']) => {
    const { share, renew, revoke, expire, rowOf, box } = await setup();
    const { share: made } = await share();
    await (state === 'revoked' ? revoke(made.id) : expire(made.id));
    const before = await rowOf(made.id);

    expect(codeOf(await renew(made.id))).toEqual([409, 'share.ended']);

    expect(await rowOf(made.id)).toEqual(before);
    expect(await box(doctor)).toEqual([]);
  },
);

test('it is written down, without the code; what cannot be is not done', async () => {
  const { share, renew, lines, rowOf } = await setup();
  const { share: made } = await share();
  await renew(made.id);
  const [, line] = await lines();
  expect(line).toMatchObject({ action: 'share.code_renewed', actor: 'owner' });
  expect(JSON.parse(line?.fields ?? '')).toEqual({ share: made.id, session: expect.any(String) });

  const before = await rowOf(made.id);
  await sql`alter table audit_events add constraint refused check (false) not valid`.execute(db);
  const answer = await renew(made.id).finally(() => sql`alter table audit_events drop constraint refused`.execute(db));
  expect(answer.statusCode).toBe(500);
  expect(await rowOf(made.id)).toEqual(before);
});

test('two at once: the code of one of them works, and that of the other does not', async () => {
  const { share, renew, open } = await setup();
  const { share: made } = await share();
  const both = (await Promise.all([renew(made.id), renew(made.id)])).map((answer) => answer.json().data);
  const opened = [];
  for (const { accessCode, link } of both) opened.push((await open(accessCode, tokenIn(link))).statusCode);
  expect(opened.toSorted()).toEqual([200, 403]);
});
