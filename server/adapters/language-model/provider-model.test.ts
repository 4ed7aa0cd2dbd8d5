import { LLMock } from '@copilotkit/aimock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { builtInModel } from './built-in.ts';
import { answer, describeLanguageModel, faultOf, hear, requestOf } from './language-model.suite.ts';
import { modelAt, startModel, wires } from '#tests/support/model-servers/start-model.ts';

describe.each(wires)('%s, against a provider of our own', (wire) => {
  describeLanguageModel(async (answer) => (await startModel(wire, () => answer)).model);
});

describe.each(wires)('%s, against aimock', (wire) => {
  describeLanguageModel(async (answer) => {
    const mock = new LLMock({ port: 0 });
    mock.on({ predicate: () => true }, { content: answer });
    await mock.start();
    onTestFinished(() => mock.stop());
    return modelAt(wire, `${mock.url}/${wire === 'gemini' ? 'v1beta' : 'v1'}`, {
      model: wire === 'gemini' ? 'gemini-3.8-flash' : 'gpt-6.1-terra',
    });
  });
});

describe('built-in', () => {
  describeLanguageModel(() => Promise.resolve(builtInModel()));
});

describe.each(wires)('what %s is asked', (wire) => {
  const setup = async (model?: string) => {
    const { provider, model: asked } = await startModel(
      wire,
      () => '{"summary":[]}',
      model === undefined ? {} : { model },
    );
    const heard = await hear(asked, requestOf('<data-7>\n1: Hb 12.9 g/dL\n</data-7>'));
    const [request] = provider.requests;
    return { heard, provider, asked, request, body: JSON.stringify(request?.body), words: request?.words ?? '' };
  };

  test('holds the instructions, the document and the schema as they are', async () => {
    const { words, request } = await setup();

    expect(words).toContain('Explain the lines.');
    expect(words).toContain('<data-7>\n1: Hb 12.9 g/dL\n</data-7>');
    expect(request?.raw).toContain('"additionalProperties":false');
    expect(request?.raw).toContain('"required":["summary"]');
  });

  test('is a stream', async () => {
    const { request } = await setup();

    expect(`${request?.path} ${request?.raw}`).toMatch(/streamGenerateContent\?alt=sse|"stream":true/);
  });

  test('carries the key of the configuration', async () => {
    const { request } = await setup();

    expect(`${request?.headers['authorization'] ?? request?.headers['x-goog-api-key']}`).toMatch(/^(Bearer )?key-1$/);
  });

  test('names no tools', async () => {
    expect((await setup()).body).not.toContain('"tools"');
  });

  test('gives the tokens that the provider counted', async () => {
    expect((await setup()).heard.usage).toEqual([{ inputTokens: 120, outputTokens: 45 }]);
  });

  test('is told as who it is and where', async () => {
    const { asked, provider } = await setup('some-model');

    expect(asked).toMatchObject({ engine: wire, model: 'some-model', isMasked: true });
    expect(provider.baseUrl).toContain(asked.host ?? 'nowhere');
  });
});

describe.each(wires)('cancelling %s', (wire) => {
  test('ends the request at the provider while it writes', async () => {
    const { provider, model } = await startModel(wire, () => ({ text: '{"summary":[]}', stopAfter: 12 }));
    const stop = new AbortController();
    let heard = '';

    const failure = await (async () => {
      for await (const event of model.write(requestOf('1: Hb'), { signal: stop.signal, firstWithinMs: 20_000 })) {
        heard += 'text' in event ? event.text : '';
        stop.abort();
      }
    })().catch((error: unknown) => error);

    expect(failure).toMatchObject({ name: 'ModelFailure', fault: 'cancelled', engine: wire });
    expect('{"summary":[]}').toContain(heard);
    expect(await provider.requests[0]?.wasLeft).toBe(true);
  });

  test('ends the request when the reader leaves', async () => {
    const { provider, model } = await startModel(wire, () => ({
      text: '{"summary":[]}',
      pieceLength: 12,
      stopAfter: 12,
    }));

    for await (const _event of model.write(requestOf('1: Hb'), {
      signal: new AbortController().signal,
      firstWithinMs: 20_000,
    }))
      break;

    expect(await provider.requests[0]?.wasLeft).toBe(true);
  });

  test('ends the request of a status', async () => {
    const stop = new AbortController();
    const { provider, model } = await startModel(wire, () => {
      stop.abort();
      return { fault: 'hang_before_headers' };
    });

    expect(await model.check(stop.signal)).toEqual({ available: false, status: 'unavailable' });
    expect(await provider.requests[0]?.wasLeft).toBe(true);
  });
});

describe.each(wires)('waiting for %s', (wire) => {
  test('takes times that are not whole', async () => {
    const { model } = await startModel(wire, () => '{"summary":[]}');

    expect((await hear(model, undefined, { firstWithinMs: 20_000.5 })).failure).toBeUndefined();
  });

  test('tells a budget that is spent from a wish to stop', async () => {
    const { model } = await startModel(wire, () => ({ fault: 'hang_after_headers' }));

    expect(faultOf(await hear(model, undefined, { signal: AbortSignal.timeout(30) }))).toBe('timeout');
  });
});

describe.each(wires)('the faults of %s, as aimock tells them', (wire) => {
  const setup = async (opts: { truncateAfterChunks?: number; latency?: number } = {}) => {
    const mock = new LLMock({ port: 0, chunkSize: 4 });
    mock.on({ predicate: () => true }, { content: answer }, opts);
    await mock.start();
    onTestFinished(() => mock.stop());
    const model = await modelAt(wire, `${mock.url}/${wire === 'gemini' ? 'v1beta' : 'v1'}`, {
      model: 'gemini-3.8-flash',
    });
    return { mock, model };
  };

  test.each([
    [401, 'key_refused'],
    [404, 'no_model'],
    [429, 'rate_limited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('%i is %s', async (status, fault) => {
    const { mock, model } = await setup();
    mock.nextRequestError(status, { message: 'No.', type: 'some_error' });

    const heard = await hear(model);

    expect(faultOf(heard)).toBe(fault);
    expect(heard.failure).toMatchObject({ status });
  });

  test('an answer that breaks off is cut', async () => {
    const { model } = await setup({ truncateAfterChunks: 14, latency: 2 });

    expect(faultOf(await hear(model))).toBe('cut');
  });
});

describe.each(wires)('an answer of %s without end', (wire) => {
  test.each(['endless', 'endless_comments', 'huge_line'] as const)(
    'is cut off by the usual limits (%s)',
    async (fault) => {
      const { provider, model } = await startModel(wire, () => ({ fault }));

      const heard = await hear(model);

      expect(faultOf(heard)).toBe('garbage');
      expect(heard.text.length).toBeLessThan(2 << 20);
      expect(await provider.requests[0]?.wasLeft).toBe(true);
    },
  );
});
