import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startMockProvider } from '#tests/support/model-servers/start-mock-provider.ts';
import type { Verdict } from './call-fault.ts';
import { guardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts';
import { bodyLimits } from './limited-body.ts';

async function setup(options: Partial<GuardedFetchOptions> = {}) {
  const provider = await startMockProvider({ wire: 'local', answer: () => '{"summary":[]}' });
  onTestFinished(() => provider.close());
  const verdicts: Verdict[] = [];
  const sent: number[] = [];
  const fetch = guardedFetch({
    mayBePrivate: () => false,
    limits: bodyLimits,
    onSent: (bytes) => sent.push(bytes),
    onFault: (verdict) => verdicts.push(verdict),
    ...options,
  });
  const post = (url: string) =>
    fetch(url, { method: 'POST', body: '{"a":"ä"}', headers: { authorization: 'Bearer k' } });
  return { provider, verdicts, sent, post, port: new URL(provider.baseUrl).port };
}

describe('a connection to a provider', () => {
  test('brings back the stream of a host that may be private', async () => {
    const { provider, post, sent, verdicts } = await setup({ mayBePrivate: (host) => host === '127.0.0.1' });

    const words = await (await post(`${provider.baseUrl}/chat/completions`)).text();

    expect(words).toContain('data: [DONE]');
    expect(provider.requests[0]?.raw).toBe('{"a":"ä"}');
    expect(sent).toEqual([Buffer.byteLength('{"a":"ä"}')]);
    expect(verdicts).toEqual([]);
  });

  test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '169.254.169.254'])(
    'is not made to %s when nobody named it',
    async (host) => {
      const { provider, post, port, verdicts } = await setup();

      await expect(post(`http://${host}:${port}/v1`)).rejects.toThrow('unreachable');

      expect(provider.requests).toEqual([]);
      expect(verdicts).toEqual([{ fault: 'unreachable' }]);
    },
  );

  test.each(['http', 'https'])('is not made by %s to a name that turns out to be of this machine', async (protocol) => {
    const { provider, post, port, sent } = await setup({
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    });

    await expect(post(`${protocol}://models.example.test:${port}/v1`)).rejects.toThrow('unreachable');

    expect(provider.requests).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('looks a name up once, and dials what was answered', async () => {
    const answers = ['127.0.0.1', '93.184.215.14'];
    let asked = 0;
    const { post, port } = await setup({
      resolve: async () => [{ address: answers[asked++] ?? '', family: 4 }],
    });

    await expect(post(`http://models.example.test:${port}/v1`)).rejects.toThrow('unreachable');

    expect(asked).toBe(1);
  });

  test('tells nothing as sent when nobody takes it', async () => {
    const { post, sent } = await setup({ mayBePrivate: () => true });
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    server.close();
    await once(server, 'close');

    await expect(post(`http://127.0.0.1:${port}/v1`)).rejects.toThrow('unreachable');

    expect(sent).toEqual([]);
  });

  test('is none where TLS is expected and plain text comes', async () => {
    const { post, port, sent } = await setup({ mayBePrivate: () => true });

    await expect(post(`https://127.0.0.1:${port}/v1`)).rejects.toThrow('unreachable');

    expect(sent).toEqual([]);
  });

  test('asks for no compression, and sends no more headers than it was given', async () => {
    const { provider, post } = await setup({ mayBePrivate: () => true });

    await (await post(`${provider.baseUrl}/chat/completions`)).text();

    expect(Object.keys(provider.requests[0]?.headers ?? {}).sort()).toEqual([
      'accept-encoding',
      'authorization',
      'connection',
      'content-length',
      'host',
    ]);
    expect(provider.requests[0]?.headers['accept-encoding']).toBe('identity');
  });
});
