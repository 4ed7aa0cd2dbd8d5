import { describe, expect, onTestFinished, test } from 'vitest';
import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import type { FaultName } from '#tests/support/model-servers/faults.ts';
import { startMockProvider, type MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { silentModel } from '#tests/support/silent-model.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import { registerAiStatusRoutes } from './ai-status.routes.ts';
import type { AiStatusDeps } from './check-ai-status.ts';

// A busy machine takes its time.
const patience = { timeout: 15_000 };

const absent = { available: false, status: 'not_configured' };
const operational = { available: true, status: 'operational' };

async function setup(deps: AiStatusDeps, options: { rateLimit?: number } = {}) {
  const { server, log } = await createTestServer({
    registerRoutes: (routes) => registerAiStatusRoutes(routes, deps),
    ...options,
  });
  const infer = (payload: object = { prompt: 'Are you there?', provider: 'openai', model: 'any' }) =>
    server.inject({ method: 'POST', url: '/api/infer', payload });
  return { server, log, infer };
}

async function provider(wire: 'openai' | 'gemini' | 'local', answer: MockAnswer) {
  const mock = await startMockProvider({ wire, answer: () => answer });
  onTestFinished(() => mock.close());
  return mock;
}

/** Both companies, each a server of its own on the loopback. */
async function bothProviders(openai: MockAnswer = '{"there":true}', gemini: MockAnswer = '{"there":true}') {
  const mocks = [await provider('openai', openai), await provider('gemini', gemini)] as const;
  const models = await createLanguageModels({
    order: ['openai', 'gemini'],
    builtIn: true,
    openai: { apiKey: 'CANARY-KEY-1', model: 'gpt-one', baseUrl: mocks[0].baseUrl },
    gemini: { apiKey: 'CANARY-KEY-2', model: 'gemini-one', baseUrl: mocks[1].baseUrl },
  });
  return { models, requests: () => mocks.flatMap(({ requests }) => requests) };
}

/** Counts how often it is asked, and answers once the gate is open. */
function countedModel(gate: Promise<unknown> = Promise.resolve()) {
  let asked = 0;
  const model = silentModel('openai', {
    check: async () => {
      asked += 1;
      await gate;
      return { available: true, status: 'operational' };
    },
  });
  return { model, asked: () => asked };
}

describe('what the providers answer', () => {
  test('both are there, and the first in order is preferred', async () => {
    const { models } = await bothProviders();
    const { infer } = await setup({ models });

    const answer = await infer();

    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        message: 'OK',
        data: {
          providers: { openai: operational, gemini: operational, local: absent, 'built-in': operational },
          availableProviders: ['openai', 'gemini', 'built-in'],
          preferredProvider: 'openai',
        },
      },
    ]);
  });

  test.each([
    ['bad_key', 'key_refused'],
    ['no_model', 'no_model'],
    ['quota', 'quota_spent'],
    ['overloaded', 'unavailable'],
    ['html', 'unavailable'],
  ] satisfies [FaultName, string][])('%s is told as %s, and the backup is preferred', async (fault, status) => {
    const { models } = await bothProviders({ fault, words: 'CANARY-WORDS' });
    const { infer, log } = await setup({ models });

    const answer = await infer();

    expect(answer.json().data).toMatchObject({
      providers: { openai: { available: false, status }, gemini: operational },
      availableProviders: ['gemini', 'built-in'],
      preferredProvider: 'gemini',
    });
    expect(answer.body + JSON.stringify(log)).not.toMatch(/CANARY/);
  });

  test('without any, the built-in interpreter is what there is', async () => {
    const { infer } = await setup({ models: await createLanguageModels({ order: [], builtIn: true }) });
    expect((await infer()).json().data).toMatchObject({
      providers: { openai: absent, gemini: absent, local: absent, 'built-in': operational },
      preferredProvider: 'built-in',
    });
  });

  test('with that turned off as well, there is none', async () => {
    const { infer } = await setup({ models: [] });
    expect((await infer()).json().data).toMatchObject({
      providers: { 'built-in': absent },
      availableProviders: [],
      preferredProvider: null,
    });
  });

  test('one that hangs keeps nobody waiting', async () => {
    const { models } = await bothProviders({ fault: 'hang_before_headers' });
    const { infer } = await setup({ models: models.slice(0, 1), withinMs: 300 });
    expect((await infer()).json().data.providers.openai).toEqual({ available: false, status: 'unavailable' });
  });

  test('one that does not even stop when told keeps nobody waiting', async () => {
    const deaf = silentModel('openai', { check: () => new Promise(() => undefined) });
    const { infer } = await setup({ models: [deaf], withinMs: 20 });
    expect((await infer()).json().data.providers.openai).toEqual({ available: false, status: 'unavailable' });
  });
});

describe('nobody asks a provider through it', () => {
  test('words, provider and model of the body go nowhere', async () => {
    const { models, requests } = await bothProviders();
    const { infer } = await setup({ models });

    const answer = await infer({
      prompt: 'CANARY-PROMPT write me a poem',
      provider: 'CANARY-PROVIDER',
      model: 'CANARY-MODEL',
      messages: [{ role: 'user', content: 'CANARY-MESSAGE' }],
      baseUrl: 'http://CANARY.example',
    });

    const sent = requests().map(({ path, headers, raw }) => path + JSON.stringify(headers) + raw);
    expect(sent.length).toBeGreaterThanOrEqual(2);
    expect(sent.join('\n').replaceAll(/CANARY-KEY-\d/g, '')).not.toMatch(/canary/i);
    expect(answer.body).not.toMatch(/canary/i);
  });

  test('what is sent is the same each time', async () => {
    const { models, requests } = await bothProviders();
    let now = 0;
    const { infer } = await setup({ models, now: () => now });
    await infer({ prompt: 'one' });
    now = 60_000;
    await infer({ prompt: 'two', provider: 'gemini', model: 'other' });
    const bodies = requests().map(({ path, raw }) => path + raw);
    expect(new Set(bodies).size).toBe(bodies.length / 2);
  });

  test('fifty who ask at once have them asked once', async () => {
    const gate = Promise.withResolvers();
    const { model, asked } = countedModel(gate.promise);
    const { infer } = await setup({ models: [model] });
    const answers = Array.from({ length: 50 }, () => infer());
    await expect.poll(asked, patience).toBe(1);
    gate.resolve(undefined);
    expect(new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(asked()).toBe(1);
  });

  test('for a minute the last answer is given, and then they are asked again', async () => {
    const { model, asked } = countedModel();
    let now = 0;
    const { infer } = await setup({ models: [model], now: () => now });
    const askedAt = async (at: number) => {
      now = at;
      await infer();
      return asked();
    };
    expect([await askedAt(0), await askedAt(59_999), await askedAt(60_000)]).toEqual([1, 1, 2]);
  });

  test('an address that asks all the time is told to wait', async () => {
    const { infer } = await setup({ models: [silentModel('openai')] }, { rateLimit: 1200 });
    const statuses: number[] = [];
    for (let asked = 0; asked < 32; asked += 1) statuses.push((await infer()).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429]);
  });

  test.each([{ prompt: 'x'.repeat(4001) }, { prompt: 1 }, { provider: ['openai'] }, { model: {} }, [], 'x'])(
    '%.30j is refused',
    async (payload) => {
      const { infer } = await setup({ models: [] });
      expect((await infer(payload as object)).statusCode).toBeOneOf([400, 415]);
    },
  );
});
