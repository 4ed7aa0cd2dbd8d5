import { beforeEach, describe, expect, test } from 'vitest';
import { plainExplain } from '#tests/support/plain-explain.ts';
import { draftOf, plainTeller } from '#tests/support/plain-teller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { backupDraft, firstDraft, inventedDraft, setupTellings } from '#tests/support/telling-server.ts';
import { createTellingWorkRepository } from './telling-work.repository.ts';

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

  test('whose words cannot even be checked is left for the next', async () => {
    const teller: typeof plainTeller = {
      ...plainTeller,
      tell: (input, by) =>
        input.engine === 'openai' ? Promise.reject(new Error('crashed')) : plainTeller.tell(input, by),
    };
    const { kept, show } = await setup({ teller });
    await kept.runAll();
    expect((await show()).data.engine).toBe('gemini');
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
      budgetMs: 800,
      answers: { openai: hanging, gemini: hanging },
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
