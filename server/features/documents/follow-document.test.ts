import { connect as openSocket, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPool } from '#server/db/pool.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createDocumentRepository } from './documents.repository.ts';
import { followDocument, type FollowEvent } from './follow-document.ts';
import { createProgressFeed } from './progress-feed.ts';

const database = await createTestDatabase();
const { db, address } = database;
const path = '/api/medical-documents';
const patience = { timeout: 10_000, interval: 10 };

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup() {
  const server = await createDocumentServer(database);
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm())).json().data;
  const [row] = await db.selectFrom('documents').select(['owner', 'ticket']).execute();
  const actor = { kind: 'guest', deviceId: row?.owner.slice('guest:'.length) ?? '' } as const;
  const pool = createPool(address);
  const progress = createProgressFeed(pool);
  onTestFinished(async () => {
    progress.close();
    await pool.end();
  });
  const left = new AbortController();
  const events: FollowEvent[] = [];
  let isOver = false;

  /** Follows as another process would: with a feed and a pool of its own. */
  const follow = async () => {
    const deps = { documents: createDocumentRepository(db), progress };
    const following = await followDocument(deps, actor, { ref: id, signal: left.signal });
    void (async () => {
      for await (const event of following) events.push(event);
      isOver = true;
    })();
    await vi.waitFor(() => expect(progress.isLive()).toBe(true), patience);
    await vi.waitFor(() => expect(events).toHaveLength(2), patience);
  };
  const stages = () => events.flatMap((event) => (event === 'unchanged' ? [] : [event.stage]));
  return { ...server, guest, id, actor, progress, left, follow, stages, events, pool, isOver: () => isOver };
}

test('every stage arrives in another process as it is reached, and the stream ends with the outcome', async () => {
  const { follow, kept, events, stages, isOver } = await setup();
  await follow();

  await kept.runAll();

  await vi.waitFor(() => expect(isOver()).toBe(true), patience);
  expect(stages().at(0)).toBe('waiting');
  expect(stages().at(-1)).toBe('explained');
  expect(events.at(-1)).toEqual({ id: expect.any(Number), stage: 'explained', progress: null });
});

test('every page that is told arrives', async () => {
  const { follow, work, id, events } = await setup();
  await follow();
  const ticket = id.slice('temp-'.length);
  await work.enter(ticket, 'extracting');

  for (const page of [1, 2]) {
    await work.reachPage(ticket, { page, of: 9 });
    await vi.waitFor(
      () => expect(events).toContainEqual({ id, stage: 'extracting', progress: { page, of: 9 } }),
      patience,
    );
  }
});

test('a finished document is told once', async () => {
  const { kept, guest, id } = await setup();
  await kept.runAll();

  const answer = await guest.get(`${path}/${id}/events`);

  expect(answer.headers['content-type']).toBe('text/event-stream');
  expect(answer.body).toMatch(
    /^retry: \d+\n\nevent: progress\ndata: \{"id":\d+,"stage":"explained","progress":null\}\n\n$/,
  );
});

test('a deletion ends the stream', async () => {
  const { follow, guest, id, isOver } = await setup();
  await follow();
  await guest.ask({ method: 'DELETE', url: `${path}/${id}` });
  await vi.waitFor(() => expect(isOver()).toBe(true), patience);
});

test('leaving and closing end it at once', async () => {
  const first = await setup();
  await first.follow();
  first.left.abort();
  await vi.waitFor(() => expect(first.isOver()).toBe(true), patience);

  await db.deleteFrom('documents').execute();
  const second = await setup();
  await second.follow();
  second.progress.close();
  await vi.waitFor(() => expect(second.isOver()).toBe(true), patience);
});

test('a lost connection is found again, and nothing that happened meanwhile is missed', async () => {
  const { follow, progress, kept, stages } = await setup();
  await follow();

  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and pid <> pg_backend_pid()`.execute(
    db,
  );
  await vi.waitFor(() => expect(progress.isLive()).toBe(false), patience);
  await kept.runAll();

  await vi.waitFor(() => expect(stages().at(-1)).toBe('explained'), patience);
});

/** A real connection that hears the events of a document. */
async function listen({ server, id, guest }: Awaited<ReturnType<typeof setup>>) {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = openSocket((server.server.address() as AddressInfo).port, '127.0.0.1');
  const [[name, value] = ['', '']] = Object.entries(guest.cookies);
  const cookie = `${name}=${encodeURIComponent(value)}`;
  socket.write(`GET ${path}/${id}/events HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
  let heard = '';
  socket.on('data', (chunk) => (heard += String(chunk)));
  await vi.waitFor(() => expect(heard).toContain('"stage":"waiting"'), patience);
  return { socket, heard: () => heard };
}

test('a browser hears every event on one connection, which then ends', async () => {
  const documents = await setup();
  const { socket, heard } = await listen(documents);

  await documents.kept.runAll();

  await vi.waitFor(() => expect(socket.readableEnded).toBe(true), patience);
  expect(heard()).toMatch(/event: progress\ndata: \{"id":\d+,"stage":"explained","progress":null\}\n\n/);
});

test('closing the server ends open streams', async () => {
  const documents = await setup();
  await listen(documents);

  const startedAt = performance.now();
  await documents.server.close();

  expect(performance.now() - startedAt).toBeLessThan(3000);
});

test('a feed that is closed while it connects leaves its connection to the pool', async () => {
  const pool = createPool(address);
  const progress = createProgressFeed(pool);
  progress.subscribe('a', () => undefined);

  progress.close();

  await expect(pool.end()).resolves.toBeUndefined();
  expect(progress.isLive()).toBe(false);
});
