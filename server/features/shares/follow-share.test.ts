import { sql } from 'kysely';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryFileStore } from '#server/adapters/file-store/memory.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { confirmEmail } from '#tests/support/confirm-email.ts';
import { cookiesOf, uploadForm } from '#tests/support/document-server.ts';
import { prepareShares } from '#tests/support/prepare-shares.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { announceProgress } from '../documents/document-query.ts';
import { topicOfShare } from './end-visits.ts';

const database = await createTestDatabase();
const { db } = database;
// Sooner than anybody looks by themselves: what comes by then was told.
const soon = { timeout: 10_000, interval: 20 };

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

async function setup(options: Parameters<typeof prepareShares>[1] = {}) {
  const prepared = await prepareShares(database, options);
  const { server, share, open, documentId } = prepared;
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const shared = await share({ level: 'full_access' });
  const ben = await open(shared);
  /** What comes by an address, as far as it has come. */
  const follow = async (url: string, { cookies }: { cookies: Record<string, string> } = ben) => {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const stream = { text: '', isOver: false, isWhole: false, status: 0 };
    const answer = await fetch(`${address}${url}`, { headers: { cookie } });
    stream.status = answer.status;
    void read(answer, stream);
    return stream;
  };
  const share1 = `/api/document-shares/${shared.shareId}`;
  const events = `/api/shared-documents/${documentId}/events`;
  return { ...prepared, shared, ben, follow, share1, events };
}

type Setup = Awaited<ReturnType<typeof setup>>;
type Stream = Awaited<ReturnType<Setup['follow']>>;

async function read(answer: Response, stream: Stream): Promise<void> {
  try {
    for await (const chunk of answer.body ?? []) stream.text += Buffer.from(chunk as Uint8Array).toString();
    stream.isWhole = true;
  } catch {
    // It was broken off.
  }
  stream.isOver = true;
}

const statesIn = ({ text }: Stream): string[] =>
  [...text.matchAll(/^data: \{"state":"(\w+)"\}$/gm)].map(([, state]) => String(state));
const isOver = (stream: Stream) => vi.waitFor(() => expect(stream.isOver).toBe(true), soon);
const send = async ({ ana }: Setup, method: 'POST' | 'DELETE', url: string) =>
  expect((await ana.ask({ method, url })).statusCode).toBe(200);
/** Changes what nobody is told of, and has whoever waits look once. */
const changeTimes = async ({ shared }: Setup, table: 'shares' | 'share_visits', times: string) => {
  await sql`update ${sql.table(table)} set ${sql.raw(times)}`.execute(db);
  await announceProgress(db, topicOfShare(shared.shareId));
};

const endings: Record<string, (all: Setup) => Promise<unknown>> = {
  'is revoked': (all) => send(all, 'POST', `${all.share1}/revoke`),
  'is given a new code': (all) => send(all, 'POST', `${all.share1}/code`),
  'is ended with all others': (all) => send(all, 'POST', '/api/document-shares/end'),
  'loses its document': (all) => send(all, 'DELETE', `/api/medical-documents/${all.documentId}`),
  expires: (all) => changeTimes(all, 'shares', `expires_on = '2020-01-01', expires_at = now() + interval '1 second'`),
  'sees nobody for half an hour': (all) =>
    changeTimes(all, 'share_visits', `seen_at = now() - interval '29 minutes 59 seconds'`),
  'was opened a day ago': (all) =>
    changeTimes(all, 'share_visits', `created_at = now() - interval '23 hours 59 minutes 59 seconds'`),
  'is left in another tab': ({ ben, documentId }) =>
    ben.ask({ method: 'DELETE', url: `/api/shared-documents/${documentId}/visit` }),
};

test.each(Object.entries(endings))('a page is told when the share %s', async (_what, end) => {
  const all = await setup();
  const stream = await all.follow(all.events);
  await vi.waitFor(() => expect(statesIn(stream)).toEqual(['open']), soon);

  await end(all);

  await isOver(stream);
  expect(statesIn(stream)).toEqual(['open', 'ended']);
  expect((await all.follow(all.events)).status).toBe(404);
});

test('a page stays open while another tab opens something else', async () => {
  const { share, addDocument, open, ben, shared, follow, events, ana, share1 } = await setup();
  const stream = await follow(events);
  await vi.waitFor(() => expect(statesIn(stream)).toEqual(['open']), soon);
  await open(await share({ documentId: await addDocument() }), { who: ben });

  await announceProgress(db, topicOfShare(shared.shareId));

  await vi.waitFor(() => expect(stream.text).toContain(': unchanged'), soon);
  expect(statesIn(stream)).toEqual(['open']);
  await ana.ask({ method: 'POST', url: `${share1}/revoke` });
  await isOver(stream);
});

test('the end of the server is not taken for the end of the share', async () => {
  const { follow, events, server } = await setup();
  const stream = await follow(events);
  await vi.waitFor(() => expect(statesIn(stream)).toEqual(['open']), soon);

  await server.close();

  await isOver(stream);
  expect(statesIn(stream)).toEqual(['open']);
});

test('what was opened by a code ends when somebody signs out in that browser', async () => {
  const { meetUser, share, open, follow, events, documentId } = await setup();
  const page = await open(await share(), { who: await meetUser() });
  const stream = await follow(events, page);
  await vi.waitFor(() => expect(statesIn(stream)).toEqual(['open']), soon);

  await page.ask({ method: 'POST', url: '/api/users/logout' });

  await isOver(stream);
  expect(statesIn(stream)).toEqual(['open', 'ended']);
  expect((await page.ask({ url: `/api/interpretations/${documentId}` })).statusCode).toBe(404);
});

test('what was opened by an account ends when that is signed out', async () => {
  const { meetUser, parts, shared, openBrowser, follow, events } = await setup();
  const doctor = await meetUser();
  await confirmEmail(parts, doctor.user.id, 'doctor@example.com');
  const answer = await doctor.ask({ method: 'POST', url: `/api/shared-with-me/${shared.shareId}/open` });
  const visiting = openBrowser({ ...doctor.cookies, ...cookiesOf(answer) }, doctor.remoteAddress);
  const stream = await follow(events, visiting);
  await vi.waitFor(() => expect(statesIn(stream)).toEqual(['open']), soon);

  await doctor.ask({ method: 'POST', url: '/api/users/logout' });

  await isOver(stream);
  expect(statesIn(stream)).toEqual(['open', 'ended']);
});

describe('revoking a share breaks off what streams to its recipient', () => {
  test.each([
    ['the progress of the document', '/api/medical-documents/:ref/events', sql`update documents set stage = 'reading'`],
    [
      'the telling of the document',
      '/api/interpretations/:ref/events',
      sql`insert into tellings (ticket, level, language, stage) select ticket, 'standard', 'en', 'waiting' from documents`,
    ],
  ])('such as %s', async (_what, url, hold) => {
    const all = await setup();
    await hold.execute(db);
    const stream = await all.follow(url.replace(':ref', String(all.documentId)));
    await vi.waitFor(() => expect(stream.text).toContain('data: '), soon);
    expect(stream.isOver).toBe(false);

    await send(all, 'POST', `${all.share1}/revoke`);

    await isOver(stream);
  });

  test('such as the original file, which its owner takes to its end', async () => {
    const { files, hold, letGo } = createHaltingStore();
    const all = await setup({ files });
    const { addDocument, ana, share, open, follow } = all;
    const size = 3 * 1024 * 1024;
    const documentId = await addDocument(ana, uploadForm({ file: 'CRP 3 mg/L\n'.padEnd(size, 'Kestrel\n') }));
    const shared = await share({ documentId, level: 'full_access' });
    const url = `/api/medical-documents/${documentId}/file`;
    hold();
    const [given, own] = [await follow(url, await open(shared)), await follow(url, ana)];
    await vi.waitFor(() => expect(given.text.length * own.text.length).toBeGreaterThan(0), soon);

    await send(all, 'POST', `/api/document-shares/${shared.shareId}/revoke`);
    await isOver(given);
    letGo();
    await isOver(own);

    expect([given.isWhole, given.text.length < size]).toEqual([false, true]);
    expect([own.isWhole, own.text.length]).toEqual([true, size]);
  });
});

/** From `hold` on, gives the first half of a file at once, and the second when it is let go. */
function createHaltingStore(): { files: FileStore; hold: () => void; letGo: () => void } {
  const store = createMemoryFileStore();
  let isHeld = false;
  const files: FileStore = {
    ...store,
    async *read(name) {
      const bytes = await buffer(store.read(name));
      yield bytes.subarray(0, bytes.length / 2);
      if (isHeld) await vi.waitUntil(() => !isHeld, soon);
      yield bytes.subarray(bytes.length / 2);
    },
  };
  return { files, hold: () => void (isHeld = true), letGo: () => void (isHeld = false) };
}
