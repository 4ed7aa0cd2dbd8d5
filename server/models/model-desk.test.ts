import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startModel } from '#tests/support/model-servers/start-model.ts';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import type { MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import type { WireName } from '#tests/support/model-servers/wire.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createAuditTrail } from '../features/audit/audit-trail.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import { createModelDesk, type ModelDeskDeps } from './model-desk.ts';
import { createModelRunRepository } from './model-runs.repository.ts';
import { Ungrounded } from './try-in-order.ts';

const { db } = await createTestDatabase();
const audit = createAuditTrail(randomBytes(32));
const answer = '{"summary":["the canary sings"]}';
const prompt = {
  instructions: 'Explain.',
  material: '1 CRP CANARY-4711 mg/L',
  name: 'x',
  schema: { properties: { summary: {} } },
};

beforeEach(async () => {
  await db.deleteFrom('model_runs').execute();
});

async function ticketOfNewDocument(): Promise<string> {
  const ticket = randomUUID();
  await db
    .insertInto('documents')
    .values({
      ticket,
      owner: 'guest:x',
      sealed_label: Buffer.from(''),
      document_type: 'other',
      file_type: 'text/plain',
      file_size: 1,
      blob: ticket,
      stage: 'explained',
    })
    .execute();
  return ticket;
}

type Options = Partial<Omit<ModelDeskDeps, 'models' | 'runs' | 'log'>>;

async function setup(answers: Partial<Record<WireName, () => MockAnswer>>, options: Options = {}) {
  const started = await Promise.all(
    Object.entries(answers).map(([wire, give]) => startModel(wire as WireName, () => give())),
  );
  const log = createMemoryLog();
  const models = started.map(({ model }) => model);
  const runs = createModelRunRepository(db, audit);
  const desk = createModelDesk({ models, runs, budgetMs: 10_000, dailyTokens: 0, log, ...options });
  const ticket = await ticketOfNewDocument();
  const stop = new AbortController();
  const read = async (model: LanguageModel, limits: { signal: AbortSignal; firstWithinMs: number }) => {
    let text = '';
    for await (const event of model.write({ prompt, builtIn: '{}' }, limits)) if ('text' in event) text += event.text;
    return text;
  };
  const ask = (attempt: typeof read = read) =>
    desk.ask({ models: desk.models, ticket, purpose: 'telling', signal: stop.signal, attempt });
  const recorded = () => db.selectFrom('model_runs').selectAll().orderBy('id').execute();
  return { desk, ask, read, recorded, log, stop, ticket, providers: started.map(({ provider }) => provider) };
}

describe('a run', () => {
  test('is recorded with who was asked, what was sent, what it took and what it cost', async () => {
    const { ask, recorded, ticket, providers } = await setup(
      { openai: () => answer },
      { prices: { openai: { input: 1.25, output: 10 } } },
    );

    expect(await ask()).toMatchObject({ outcome: 'written', result: answer });

    expect(await recorded()).toEqual([
      {
        id: expect.any(String),
        ticket,
        purpose: 'telling',
        engine: 'openai',
        model: 'm',
        started_at: expect.any(Date),
        ms: expect.any(Number),
        bytes_sent: Buffer.byteLength(providers[0]?.requests[0]?.raw ?? ''),
        input_tokens: 120,
        output_tokens: 45,
        is_estimate: false,
        cost_micros: '600',
        status: null,
        outcome: 'written',
      },
    ]);
  });

  test('without prices costs nobody knows what', async () => {
    const { ask, recorded } = await setup({ openai: () => answer });
    await ask();
    expect(await recorded()).toMatchObject([{ cost_micros: null }]);
  });

  test('of each that was asked in vain is recorded too, with its fault, its status and an estimate of its tokens', async () => {
    const { ask, recorded } = await setup({ openai: () => ({ fault: 'overloaded' }), gemini: () => answer });

    await ask();

    expect(await recorded()).toMatchObject([
      { engine: 'openai', outcome: 'unavailable', status: 503, is_estimate: true, output_tokens: 0 },
      { engine: 'gemini', outcome: 'written', status: null, is_estimate: false },
    ]);
    expect((await recorded())[0]?.input_tokens).toBeGreaterThan(10);
  });

  test('whose words do not stand is recorded as such', async () => {
    const { ask, read, recorded } = await setup({ openai: () => answer });
    await ask(async (...asked) => {
      await read(...asked);
      throw new Ungrounded();
    });
    expect(await recorded()).toMatchObject([{ outcome: 'ungrounded', input_tokens: 120 }]);
  });

  test('that took too long is recorded as that', async () => {
    const { ask, recorded } = await setup({ openai: () => ({ fault: 'hang_before_headers' }) }, { budgetMs: 150 });
    await ask();
    expect(await recorded()).toMatchObject([{ outcome: 'timeout', is_estimate: true }]);
  });

  test('that was cancelled leaves nothing running at the provider', async () => {
    const { ask, recorded, stop, providers } = await setup({ openai: () => ({ text: answer, stopAfter: 14 }) });
    const asked = ask();
    await vi.waitFor(() => expect(providers[0]?.requests).toHaveLength(1));
    stop.abort();

    await expect(asked).rejects.toMatchObject({ fault: 'cancelled' });

    expect(await providers[0]?.requests[0]?.wasLeft).toBe(true);
    expect(await recorded()).toMatchObject([{ outcome: 'cancelled' }]);
  });

  test('stays recorded, of no document any more, when the document is erased', async () => {
    const { ask, recorded, ticket } = await setup({ openai: () => answer });
    await ask();
    await db.deleteFrom('documents').where('ticket', '=', ticket).execute();
    expect(await recorded()).toMatchObject([{ ticket: null, outcome: 'written' }]);
  });

  test('that cannot be recorded at its end keeps its words', async () => {
    const { ask, read, log } = await setup({ openai: () => answer });
    const done = await ask(async (...asked) => {
      const text = await read(...asked);
      await db.schema.alterTable('model_runs').renameTo('model_runs_away').execute();
      return text;
    }).finally(() => db.schema.alterTable('model_runs_away').renameTo('model_runs').execute());

    expect(done).toMatchObject({ outcome: 'written', result: answer });
    expect(log.lines).toContainEqual(expect.objectContaining({ event: 'model.run_not_recorded' }));
  });

  test('neither in its record nor in the log has a word of what was sent or came back', async () => {
    const faults = ['bad_request', 'garbage_events', 'prose', 'error_event', 'html_error'] as const;
    for (const fault of faults) {
      const { ask, recorded, log } = await setup({
        openai: () => ({ fault, words: 'CANARY-4711 from the provider' }),
        gemini: () => answer,
      });
      await ask();
      expect(JSON.stringify([await recorded(), log.lines])).not.toMatch(/CANARY|canary/);
      expect(log.lines.filter(({ event }) => event === 'model.run')).toHaveLength(2);
    }
  });
});

describe('a provider that is down', () => {
  test('is not asked a third time, and asked again when its own probe finds it back', async () => {
    let isDown = true;
    const { desk, ask, recorded } = await setup({
      openai: () => (isDown ? { fault: 'internal' } : answer),
      gemini: () => answer,
    });
    for (let times = 0; times < 4; times += 1) await ask();
    const engines = async () => (await recorded()).map(({ engine }) => engine);
    expect(await engines()).toEqual(['openai', 'gemini', 'openai', 'gemini', 'gemini', 'gemini']);
    expect([desk.lastFault('openai'), desk.whyDown('openai')]).toEqual(['unavailable', 'unavailable']);
    expect([desk.isPassedOver('openai'), desk.isPassedOver('gemini')]).toEqual([true, false]);

    isDown = false;
    await desk.models[0]?.check(AbortSignal.timeout(5_000));
    await ask();

    expect((await engines()).at(-1)).toBe('openai');
    expect(desk.lastFault('openai')).toBeUndefined();
  });

  test('for its key is probed now and then, and asked again when the key is taken', async () => {
    let now = 0;
    let isRefused = true;
    const { desk, ask, providers } = await setup(
      { openai: () => (isRefused ? { fault: 'bad_key' } : answer), gemini: () => answer },
      { now: () => now },
    );
    await ask();
    expect(desk.lastFault('openai')).toBe('key_refused');
    isRefused = false;

    now += 6 * 60_000;
    expect(await ask()).toMatchObject({ by: { engine: 'gemini' } });
    await vi.waitFor(() => expect(desk.lastFault('openai')).toBeUndefined());

    expect(await ask()).toMatchObject({ by: { engine: 'openai' } });
    expect(providers[0]?.requests.map(({ words }) => words.includes('CANARY'))).toEqual([true, false, true]);
  });
});

describe('the tokens of a day', () => {
  test('are what all runs together may take, and then nobody is asked', async () => {
    const { ask, recorded, providers } = await setup(
      { openai: () => answer, gemini: () => answer },
      { dailyTokens: 200 },
    );

    expect(await ask()).toMatchObject({ outcome: 'written' });
    expect(await ask()).toMatchObject({ outcome: 'written' });
    expect(await ask()).toEqual({
      outcome: 'failed',
      tried: [
        { engine: 'openai', fault: 'budget_spent' },
        { engine: 'gemini', fault: 'budget_spent' },
      ],
    });

    expect(await recorded()).toHaveLength(2);
    expect(providers.map(({ requests }) => requests.length)).toEqual([2, 0]);
  });

  test('of yesterday do not count', async () => {
    const { ask } = await setup({ openai: () => answer }, { dailyTokens: 100 });
    await ask();
    expect(await ask()).toMatchObject({ outcome: 'failed' });
    await db
      .updateTable('model_runs')
      .set({ started_at: new Date(Date.now() - 24 * 60 * 60 * 1000) } as object)
      .execute();
    expect(await ask()).toMatchObject({ outcome: 'written' });
  });

  test('are not overdrawn by ten that ask at once', async () => {
    const { ask, recorded } = await setup({ openai: () => answer }, { dailyTokens: 90 });

    const done = await Promise.all(Array.from({ length: 10 }, () => ask()));

    const written = done.filter(({ outcome }) => outcome === 'written').length;
    expect(written).toBe((await recorded()).length);
    expect(written).toBeLessThan(10);
    expect(written).toBeGreaterThan(0);
  });

  test('are not spent by what stays in this process', async () => {
    const { desk, ticket, stop, recorded } = await setup({}, { dailyTokens: 1 });
    const own: LanguageModel = {
      engine: 'built-in',
      model: 'built-in',
      host: undefined,
      isMasked: false,
      async *write({ builtIn }) {
        yield { text: builtIn };
      },
      check: async () => ({ available: true, status: 'operational' }),
    };
    const attempt = async (model: LanguageModel) => model.engine;
    const done = await desk.ask({ models: [own], ticket, purpose: 'answer', signal: stop.signal, attempt });
    expect([done, await recorded()]).toMatchObject([{ outcome: 'written', result: 'built-in' }, []]);
  });
});
