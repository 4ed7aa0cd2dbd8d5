import { describe, expect, test } from 'vitest';
import { faultOf, hear } from './language-model.suite.ts';
import { modelAt, startModel } from '#tests/support/model-servers/start-model.ts';
import { namesPrivateAddress } from './names-private-address.ts';

describe('an address in the configuration', () => {
  test.each([
    ['http://127.0.0.1:8080/v1', true],
    ['http://[::1]/v1', true],
    ['http://192.168.1.20/v1', true],
    ['http://localhost:1234/v1', true],
    ['https://api.openai.com/v1', false],
    ['https://8.8.8.8/v1', false],
    ['http://localhost.example.test/v1', false],
    ['http://proxy.internal/v1', false],
  ])('%s names an own network: %s', (url, isNamed) => {
    expect(namesPrivateAddress(url)).toBe(isNamed);
  });

  test.each(['openai', 'gemini'] as const)('of %s by a name that leads to this machine is not asked', async (wire) => {
    const { provider } = await startModel(wire, () => '{"summary":[]}');
    const baseUrl = provider.baseUrl.replace('127.0.0.1', 'models.example.test');
    const model = await modelAt(wire, baseUrl, {
      options: { resolve: async () => [{ address: '127.0.0.1', family: 4 }] },
    });

    expect(faultOf(await hear(model))).toBe('unreachable');
    expect(provider.requests).toEqual([]);
  });
});
