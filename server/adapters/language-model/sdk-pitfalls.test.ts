import { describe, expect, onTestFinished, test } from 'vitest';
import type { CapturedRequest } from '#tests/support/model-servers/start-mock-provider.ts';
import { runNode } from '#tests/support/run-node.ts';
import { hear } from './language-model.suite.ts';
import { startModel, wires } from '#tests/support/model-servers/start-model.ts';

const json = '{"summary":[]}';

async function bodyOf(wire: 'openai' | 'gemini' | 'local', model: string): Promise<CapturedRequest['body']> {
  const { provider, model: asked } = await startModel(wire, () => json, { model });
  await hear(asked);
  return provider.requests[0]?.body;
}

describe('what the SDK would do by itself', () => {
  test('OpenAI is told to store nothing, to think little, and to tell nothing of its thoughts', async () => {
    const body = await bodyOf('openai', 'gpt-6.1-terra');

    expect(body).toMatchObject({
      store: false,
      reasoning: { effort: 'low' },
      text: { format: { strict: true, name: 'draft' } },
    });
    expect(body).not.toHaveProperty('reasoning.summary');
  });

  test('Gemini is told to think little, and to answer by the schema', async () => {
    expect(await bodyOf('gemini', 'gemini-3.8-flash')).toMatchObject({
      generationConfig: {
        thinkingConfig: { thinkingLevel: 'low' },
        responseMimeType: 'application/json',
        responseJsonSchema: { required: ['summary'], additionalProperties: false },
      },
    });
  });

  test('a server at home is told to think little, and to answer by the schema', async () => {
    expect(await bodyOf('local', 'm')).toMatchObject({
      reasoning_effort: 'low',
      stream_options: { include_usage: true },
      response_format: { type: 'json_schema', json_schema: { strict: true, schema: { required: ['summary'] } } },
    });
  });

  test.each(wires)('%s is asked once, not three times, when it is overloaded', async (wire) => {
    const { provider, model } = await startModel(wire, () => ({ fault: 'overloaded' }));

    await hear(model);

    expect(provider.requests).toHaveLength(1);
  });

  test.each(wires)('%s is watched by no telemetry that somebody has set up', async (wire) => {
    const seen: unknown[] = [];
    const watch = new Proxy({}, { get: () => (event: unknown) => void seen.push(event) });
    Object.assign(globalThis, { AI_SDK_TELEMETRY_INTEGRATIONS: [watch] });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'AI_SDK_TELEMETRY_INTEGRATIONS'));
    const { model } = await startModel(wire, () => json);

    await hear(model);

    expect(seen).toEqual([]);
  });

  test.each(wires)('%s gives a long answer in time that grows with its length only', async (wire) => {
    const long = `{"summary":[${Array.from({ length: 4000 }, () => '{"t":"A sentence of some length.","s":[1]}').join(',')}]}`;
    const { model } = await startModel(wire, () => ({ text: long, pieceLength: 12 }));

    const heard = await hear(model);

    expect(heard.failure).toBeUndefined();
    expect(heard.text).toBe(long);
    expect(heard.pieces).toBeGreaterThan(10_000);
  });
});

describe('what the environment would do', () => {
  test.each(wires)('%s is asked without the proxy and the address of the environment', async (wire) => {
    const { provider } = await startModel(wire, () => json);
    const { provider: other } = await startModel(wire, () => json);
    const settings = { apiKey: 'k', model: 'm', baseUrl: provider.baseUrl, isMasked: true };
    const program = `
      const { createLanguageModels } = await import('./server/adapters/language-model/create-language-models.ts');
      const [model] = await createLanguageModels({ order: ['${wire}'], builtIn: false, ${wire}: ${JSON.stringify(settings)} });
      console.log(JSON.stringify(await model.check(new AbortController().signal)));
    `;
    const [NODE_USE_ENV_PROXY, HTTP_PROXY] = ['1', new URL(other.baseUrl).origin];

    const child = runNode(['--input-type=module', '--eval', program], {
      env: { NODE_USE_ENV_PROXY, HTTP_PROXY, OPENAI_BASE_URL: other.baseUrl, GOOGLE_GENERATIVE_AI_API_KEY: 'other' },
    });

    expect(await child.exited, child.output()).toBe(0);
    expect(child.output()).toContain('"operational"');
    expect(provider.requests).toHaveLength(1);
    expect(other.requests).toEqual([]);
  });
});
