import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Telling } from '#core/documents/telling.ts';
import type { MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { backupDraft, firstDraft, path, patience, setupTellings } from '#tests/support/telling-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db, pool } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('consents').execute();
});

const halfOf = (draft: string, then: 'hang' | 'cut' = 'hang'): MockAnswer => ({
  text: draft,
  stopAfter: draft.indexOf('},') + 3,
  then,
});

/** The server on a socket, and ears for its events. */
async function setup(options: Parameters<typeof setupTellings>[1] = {}) {
  const tellings = await setupTellings(database, options);
  await tellings.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = tellings.server.server.address() as AddressInfo;
  const [[name, value] = ['', '']] = Object.entries(tellings.guest.cookies);
  const cookie = `${name}=${encodeURIComponent(value)}`;

  const listen = (headers: Record<string, string> = {}) => {
    let heard = '';
    let isOver = false;
    const asked = httpRequest({
      port,
      host: '127.0.0.1',
      path: `${path}/${tellings.id}/events`,
      headers: { cookie, ...headers },
    });
    asked.on('response', (response) => {
      response.on('data', (chunk) => (heard += String(chunk)));
      response.on('close', () => (isOver = true));
    });
    asked.on('error', () => (isOver = true));
    asked.end();
    onTestFinished(() => void asked.destroy());
    const events = (): (Telling & { id: string })[] =>
      [...heard.matchAll(/^event: telling\nid: (\d+)\ndata: (.*)$/gm)].map(([, id = '', data = '']) => ({
        ...JSON.parse(data),
        id,
      }));
    const waitFor = (wanted: (event: Telling) => boolean) =>
      vi.waitFor(() => {
        if (!events().some(wanted)) throw new Error(`Not heard yet: ${heard}`);
      }, patience);
    const end = () => vi.waitFor(() => expect(isOver).toBe(true), patience);
    return { events, waitFor, end, leave: () => asked.destroy(), isOver: () => isOver };
  };
  return { ...tellings, listen };
}

const hasWords = ({ told }: Telling) => told !== null;

describe('whoever follows a telling', () => {
  test('hears it grow, whole each time, and the stream ends when it is done', async () => {
    const slow: MockAnswer = { text: firstDraft, pieceLength: 8, delayMs: 3 };
    const { listen, kept } = await setup({ answers: { openai: () => slow } });
    const ear = listen();
    await ear.waitFor(({ stage }) => stage === 'waiting');

    await kept.runAll();
    await ear.end();

    const events = ear.events();
    expect(events.map(({ id, revision }) => Number(id) === revision)).not.toContain(false);
    const revisions = events.map(({ revision }) => revision);
    expect(revisions).toEqual([...new Set(revisions)].toSorted((one, other) => one - other));
    expect(events.at(-1)).toMatchObject({
      stage: 'done',
      engine: 'openai',
      reason: null,
      told: { summary: 'OpenAI says the CRP is 3. OpenAI says ferritin is 90.', engine: 'openai' },
    });
    expect(events.some(({ stage, told }) => stage === 'writing' && told?.summary === 'OpenAI says the CRP is 3.')).toBe(
      true,
    );
  });

  test('hears a reset when another model takes over, and nothing of the first one after it', async () => {
    const { listen, kept } = await setup({
      answers: { openai: () => halfOf(firstDraft, 'cut'), gemini: () => backupDraft },
    });
    const ear = listen();
    await ear.waitFor(({ stage }) => stage === 'waiting');

    await kept.runAll();
    await ear.end();

    const events = ear.events();
    const takenOver = events.findIndex(({ engine }) => engine === 'gemini');
    expect(
      events
        .slice(takenOver)
        .map((event) => JSON.stringify(event))
        .join(),
    ).not.toContain('OpenAI');
    expect(events.at(-1)).toMatchObject({ stage: 'done', engine: 'gemini', told: { writing: { engine: 'gemini' } } });
  });

  test.each([{}, { 'last-event-id': '2' }, { 'last-event-id': 'nonsense' }])(
    'and lost the connection gets all of it at once when it comes back with %j',
    async (headers) => {
      const { listen, kept, stopping } = await setup({ answers: { openai: () => halfOf(firstDraft) } });
      const first = listen();
      const running = kept.runAll();
      await first.waitFor(hasWords);
      first.leave();

      const again = listen(headers);
      await again.waitFor(hasWords);

      expect(again.events()[0]).toMatchObject({ stage: 'writing', told: { summary: 'OpenAI says the CRP is 3.' } });
      stopping.abort();
      await running;
    },
  );

  test('and comes when it is over hears it once', async () => {
    const { listen, kept } = await setup();
    await kept.runAll();
    const ear = listen();
    await ear.end();
    expect(ear.events()).toMatchObject([{ stage: 'done', told: { engine: 'openai' } }]);
  });

  test.each([
    ['none', { agreed: [] }, 'no_consent'],
    ['failed', { answers: { openai: (): MockAnswer => ({ fault: 'internal' }) } }, 'unavailable'],
  ] as const)('that is %s hears why, and the stream ends', async (stage, options, reason) => {
    const { listen, kept } = await setup(options);
    await kept.runAll();
    const ear = listen();
    await ear.end();
    expect(ear.events()).toMatchObject([{ stage, reason, told: null }]);
  });

  test('hears no more of a document that was deleted', async () => {
    const { listen, guest, id } = await setup();
    const ear = listen();
    await ear.waitFor(({ stage }) => stage === 'waiting');
    await guest.ask({ method: 'DELETE', url: `/api/medical-documents/${id}` });
    await ear.end();
    expect(ear.events()).toHaveLength(1);
  });

  test('is let go at once when the server closes', async () => {
    const { listen, server } = await setup();
    const ear = listen();
    await ear.waitFor(({ stage }) => stage === 'waiting');
    await server.close();
    await ear.end();
  });
});

test('two hundred followers of one telling take one connection to the database more than none', async () => {
  const { listen, kept } = await setup();
  const ears = Array.from({ length: 200 }, () => listen());
  await Promise.all(ears.map((ear) => ear.waitFor(({ stage }) => stage === 'waiting')));
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBeLessThanOrEqual(1), patience);

  await kept.runAll();
  await Promise.all(ears.map((ear) => ear.end()));

  expect(new Set(ears.map((ear) => ear.events().at(-1)?.stage))).toEqual(new Set(['done']));
  expect(pool.totalCount).toBeLessThanOrEqual(10);
});
