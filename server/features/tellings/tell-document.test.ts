import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { plainExplain } from '#tests/support/plain-explain.ts';
import { draftOf, plainTeller } from '#tests/support/plain-teller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { tellDocumentQueue } from './telling-queue.ts';
import { createTellingWorkRepository } from './telling-work.repository.ts';
import { backupDraft, firstDraft, inventedDraft, patience, setupTellings } from '#tests/support/telling-server.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('consents').execute();
  await db.deleteFrom('model_runs').execute();
});

type Options = Parameters<typeof setupTellings>[1];
const setup = (options: Options = {}) => setupTellings(database, options);

const hanging = (): MockAnswer => ({ fault: 'hang_before_headers' });
/** The first sentence, and then nothing more. */
const half = (draft: string): MockAnswer => ({ text: draft, stopAfter: draft.indexOf('},') + 3 });

const builtInSummary = 'It begins with "CRP 3 mg/L\nFerritin ".';
const row = () => db.selectFrom('tellings').selectAll().executeTakeFirstOrThrow();

describe('a document that was read', () => {
  test('is told by the first model that its owner agreed to, without anybody asking', async () => {
    const { kept, show, requestsOf } = await setup();
    expect((await show()).data).toMatchObject({
      summary: builtInSummary,
      engine: 'built-in',
      telling: { stage: 'waiting' },
    });

    await kept.runAll();

    const { data } = await show();
    expect(data).toMatchObject({
      summary: 'OpenAI says the CRP is 3. OpenAI says ferritin is 90.',
      engine: 'openai',
      writing: { engine: 'openai', model: 'm', checked: 2, kept: 2 },
      telling: { stage: 'done', engine: 'openai', reason: null, level: 'standard', language: 'en' },
    });
    expect(requestsOf('openai')).toHaveLength(1);
    expect(requestsOf('gemini')).toHaveLength(0);
  });

  test('queues its telling exactly when it is kept as explained', async () => {
    const { kept } = await setup();
    expect(await kept.waiting()).toMatchObject([
      { queue: 'tell-document', payload: { ticket: expect.any(String), level: 'standard', language: 'en' } },
    ]);
  });

  test.each([
    ['without a provider', { answers: {} }, 'no_provider'],
    ['whose owner agreed to none', { agreed: [] }, 'no_consent'],
  ] as const)('%s is sent nowhere', async (_what, options, reason) => {
    const { kept, telling, requestsOf } = await setup(options);
    await kept.runAll();
    expect(await telling()).toMatchObject({ stage: 'none', reason });
    expect(await kept.waiting()).toEqual([]);
    expect([...requestsOf('openai'), ...requestsOf('gemini')]).toEqual([]);
  });

  test('that is not medical is sent nowhere', async () => {
    const explainer = {
      explain: async (input: Parameters<typeof plainExplain>[0]) => ({
        ...plainExplain(input),
        documentKind: 'not_medical',
      }),
    };
    const { kept, telling, requestsOf, ask } = await setup({ explainer });
    await kept.runAll();
    expect((await ask()).data).toMatchObject({ stage: 'none', reason: 'nothing_to_tell' });
    expect(await telling()).toMatchObject({ stage: 'none', reason: 'nothing_to_tell' });
    expect(requestsOf('openai')).toEqual([]);
  });

  test('is told by a backup alone when its owner agreed to that alone', async () => {
    const { kept, show, requestsOf } = await setup({ agreed: ['gemini'] });
    await kept.runAll();
    expect((await show()).data.engine).toBe('gemini');
    expect(requestsOf('openai')).toEqual([]);
  });
});

describe('a model', () => {
  test('that dies in the middle leaves nothing: the backup’s text is whole and checked', async () => {
    const seen: string[] = [];
    const teller = {
      ...plainTeller,
      tell: async (...input: Parameters<typeof plainTeller.tell>) => {
        const answer = await plainTeller.tell(...input);
        seen.push(answer.told.summary);
        return answer;
      },
    };
    const cut: MockAnswer = { text: firstDraft, stopAfter: firstDraft.indexOf('},') + 3, then: 'cut' };
    const { kept, show } = await setup({ teller, answers: { openai: () => cut, gemini: () => backupDraft } });

    await kept.runAll();

    expect(seen[0]).toBe('OpenAI says the CRP is 3.');
    const { data } = await show();
    expect(data).toMatchObject({
      summary: 'Gemini says the CRP is 3. Gemini says ferritin is 90.',
      writing: { engine: 'gemini', checked: 2, kept: 2, dropped: 0 },
      telling: { stage: 'done', engine: 'gemini' },
    });
    expect(JSON.stringify(data)).not.toContain('OpenAI');
  });

  test('more than half of whose sentences do not stand is left for the next', async () => {
    const { kept, show } = await setup({ answers: { openai: () => inventedDraft, gemini: () => backupDraft } });
    await kept.runAll();
    const { data } = await show();
    expect([data.engine, data.telling.stage]).toEqual(['gemini', 'done']);
    expect(JSON.stringify(data)).not.toMatch(/cancer|gout/);
  });

  test.each(['prose', 'truncated', 'other_json', 'refusal', 'bad_key', 'overloaded', 'quota'] as const)(
    'that answers with %s is left for the next',
    async (fault) => {
      const { kept, show } = await setup({ answers: { openai: () => ({ fault }), gemini: () => backupDraft } });
      await kept.runAll();
      expect((await show()).data).toMatchObject({ engine: 'gemini', telling: { stage: 'done' } });
    },
  );
});

describe('when every model fails', () => {
  test('by hanging, the built-in words are there all the time and the telling ends within its budget', async () => {
    const { kept, show, wasAsked, telling } = await setup({
      budgetMs: 300,
      answers: { openai: hanging, gemini: () => half(backupDraft) },
    });
    const running = kept.runAll();
    await wasAsked('openai');
    const during = (await show()).data;
    await running;
    const after = (await show()).data;

    expect([during.summary, during.telling.stage]).toEqual([builtInSummary, 'writing']);
    expect([after.summary, after.engine]).toEqual([builtInSummary, 'built-in']);
    expect(await telling()).toMatchObject({ stage: 'failed', reason: 'unavailable', engine: null });
    const runs = await db.selectFrom('model_runs').select(['engine', 'outcome', 'ms']).orderBy('id').execute();
    expect(runs.map(({ engine, outcome }) => [engine, outcome])).toEqual([
      ['openai', 'timeout'],
      ['gemini', 'timeout'],
    ]);
  });

  test.each([
    ['ungrounded', () => inventedDraft],
    ['key_refused', (): MockAnswer => ({ fault: 'bad_key' })],
    ['no_model', (): MockAnswer => ({ fault: 'no_model' })],
    ['unavailable', (): MockAnswer => ({ fault: 'internal' })],
  ] as const)('the reason is told: %s', async (reason, answer) => {
    const { kept, show } = await setup({ answers: { openai: answer, gemini: answer } });
    await kept.runAll();
    expect((await show()).data).toMatchObject({ summary: builtInSummary, telling: { stage: 'failed', reason } });
    expect(await row()).toMatchObject({ sealed_told: null, fits: null, run: null });
  });

  test('for want of tokens, nothing is sent', async () => {
    const { kept, telling, requestsOf } = await setup({ dailyTokens: 5 });
    await kept.runAll();
    expect(await telling()).toMatchObject({ stage: 'failed', reason: 'budget_spent' });
    expect(requestsOf('openai')).toEqual([]);
  });

  test('and it was given up by the queue, nobody waits for ever', async () => {
    const { telling, ticket } = await setup();
    await createTellingWorkRepository(db).giveUp({ ticket, level: 'standard', language: 'en' }, 'unavailable');
    expect(await telling()).toMatchObject({ stage: 'failed', reason: 'unavailable' });
  });
});

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

test('no word of a document or of a model stands in the queue, in the log, in the records, or in the clear in the database', async () => {
  const canary = 'CANARY4711';
  const { kept, log, show } = await setup({
    text: `${canary} 3 mg/L`,
    answers: {
      openai: () => ({ fault: 'error_event', words: canary }),
      gemini: () => draftOf([`The ${canary} is 3.`, canary]),
    },
  });
  const queued = await kept.waiting();
  await kept.runAll();

  expect((await show()).data.summary).toBe(`The ${canary} is 3.`);
  const rows = await db.selectFrom('tellings').selectAll().execute();
  const runs = await db.selectFrom('model_runs').selectAll().execute();
  expect(runs).toHaveLength(2);
  expect(JSON.stringify([queued, log.lines, runs])).not.toContain(canary);
  expect(rows.map(({ sealed_told }) => sealed_told?.includes(canary))).toEqual([false]);
});
