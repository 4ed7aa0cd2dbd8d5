import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { backupDraft, firstDraft, patience, setupTellings } from '#tests/support/telling-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { tellDocumentQueue } from './telling-queue.ts';
import { createTellingWorkRepository } from './telling-work.repository.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('consents').execute();
});

type Options = Parameters<typeof setupTellings>[1];
const setup = (options: Options = {}) => setupTellings(database, options);

/** The first sentence, and then nothing more. */
const half = (draft: string): MockAnswer => ({ text: draft, stopAfter: draft.indexOf('},') + 3 });

const builtInSummary = 'It begins with "CRP 3 mg/L\nFerritin ".';
const row = () => db.selectFrom('tellings').selectAll().executeTakeFirstOrThrow();

describe('what is under way stops at the provider', () => {
  const begun = async (options: Options = {}) => {
    const tellings = await setup({ answers: { openai: () => half(firstDraft) }, ...options });
    const running = tellings.kept.runAll();
    await tellings.until({ stage: 'writing' });
    await tellings.wasAsked('openai');
    return { ...tellings, running, wasLeft: () => tellings.requestsOf('openai')[0]?.wasLeft };
  };

  test('when the document is deleted; when it comes back, it can be told anew', async () => {
    const { guest, id, running, wasLeft, telling } = await begun();
    await guest.ask({ method: 'DELETE', url: `/api/medical-documents/${id}` });

    expect(await wasLeft()).toBe(true);
    await running;

    await guest.ask({ method: 'POST', url: `/api/medical-documents/${id}/restore` });
    expect(await telling()).toMatchObject({ stage: 'none', reason: null });
  });

  test('when its owner withdraws what they agreed to', async () => {
    const { guest, running, wasLeft, show } = await begun();
    await guest.ask({ method: 'DELETE', url: '/api/consents/openai' });

    expect(await wasLeft()).toBe(true);
    await running;

    const { data } = await show();
    expect(data).toMatchObject({ summary: builtInSummary, telling: { stage: 'none', reason: 'no_consent' } });
  });

  test('and goes on with the backup when only the first was withdrawn', async () => {
    const { guest, running, wasLeft, show } = await begun({
      answers: { openai: () => half(firstDraft), gemini: () => backupDraft },
    });
    await guest.ask({ method: 'DELETE', url: '/api/consents/openai' });
    expect(await wasLeft()).toBe(true);
    await running;
    expect((await show()).data).toMatchObject({ engine: 'gemini', telling: { stage: 'done' } });
  });

  test('when the document is marked as never to be sent', async () => {
    const { guest, id, running, wasLeft, telling } = await begun();
    await guest.ask({ method: 'PUT', url: `/api/medical-documents/${id}/privacy`, payload: { neverSend: true } });
    expect(await wasLeft()).toBe(true);
    await running;
    expect(await telling()).toMatchObject({ stage: 'none', reason: 'document_private' });
  });

  test('when the process stops, and the next one begins anew', async () => {
    let count = 0;
    const { kept, stopping, running, wasLeft } = await begun({
      answers: { openai: () => ((count += 1) === 1 ? half(firstDraft) : firstDraft) },
    });
    stopping.abort();
    expect(await wasLeft()).toBe(true);
    await running;
    expect(await kept.waiting()).toMatchObject([{ queue: tellDocumentQueue.name }]);
    expect(await row()).toMatchObject({ stage: 'writing' });
  });
});

describe('a run', () => {
  test('that was killed with its process is begun anew, and what the dead one still does is not kept', async () => {
    let count = 0;
    const { kept, ticket, until, show } = await setup({
      answers: { openai: () => ((count += 1) === 1 ? half(firstDraft) : backupDraft) },
    });
    const first = kept.runAll();
    await until({ stage: 'writing' });
    await vi.waitFor(async () => expect((await row()).sealed_told).not.toBeNull(), patience);
    const { revision, run: dead } = await row();

    await kept.jobs.send(tellDocumentQueue, { ticket, level: 'standard', language: 'en' });
    await kept.runAll();
    await first;

    const { data } = await show();
    expect(data).toMatchObject({
      summary: 'Gemini says the CRP is 3. Gemini says ferritin is 90.',
      telling: { stage: 'done' },
    });
    expect(data.telling.revision).toBeGreaterThan(revision);
    const work = createTellingWorkRepository(db);
    const late = { ticket, level: 'standard', language: 'en', run: String(dead) } as const;
    expect(await work.keep(late, Buffer.from('late'))).toBe(false);
    expect(await work.end(late, { stage: 'failed', reason: 'unavailable' })).toBe(false);
    expect((await show()).data).toEqual(data);
  });

  test('of a telling that has ended asks nobody', async () => {
    const { kept, ticket, requestsOf } = await setup();
    await kept.runAll();
    await kept.jobs.send(tellDocumentQueue, { ticket, level: 'standard', language: 'en' });
    await kept.runAll();
    expect(requestsOf('openai')).toHaveLength(1);
  });

  test('two of one telling never mix their words, whoever comes first', async () => {
    const { kept, ticket, show } = await setup({
      answers: {
        openai: (count) => ({ text: count % 2 === 1 ? firstDraft : backupDraft, pieceLength: 6, delayMs: 1 }),
      },
    });
    const ref = { ticket, level: 'standard', language: 'en' } as const;
    const runs = [kept.runAll()];
    for (let times = 0; times < 3; times += 1) {
      await kept.jobs.send(tellDocumentQueue, ref);
      runs.push(kept.runAll());
    }
    await Promise.all(runs);
    const { summary } = (await show()).data;
    expect([
      'OpenAI says the CRP is 3. OpenAI says ferritin is 90.',
      'Gemini says the CRP is 3. Gemini says ferritin is 90.',
    ]).toContain(summary);
  });

  test('of a document that is gone changes nothing', async () => {
    const { kept, guest, id, requestsOf } = await setup();
    await guest.ask({ method: 'DELETE', url: `/api/medical-documents/${id}` });
    await kept.runAll();
    expect(requestsOf('openai')).toEqual([]);
    expect(await row()).toMatchObject({ stage: 'none', reason: null });
  });

  test('of a telling that never was does nothing', async () => {
    const { kept, requestsOf } = await setup({ isRead: false });
    await kept.jobs.send(tellDocumentQueue, { ticket: randomUUID(), level: 'standard', language: 'en' });
    await kept.runAll();
    expect(requestsOf('openai')).toEqual([]);
  });
});
