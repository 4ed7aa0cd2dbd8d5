import { describe, expect, test } from 'vitest';
import type { ProviderStatus } from '#core/documents/ai-status.ts';
import type { FaultName } from '#tests/support/model-servers/faults.ts';
import { startModel, wires } from '#tests/support/model-servers/start-model.ts';

const signal = new AbortController().signal;

describe.each(wires)('the status of %s', (wire) => {
  test.each([
    ['bad_key', 'key_refused'],
    ['forbidden', 'key_refused'],
    ['no_model', 'no_model'],
    ['quota', 'quota_spent'],
    ['rate', 'unavailable'],
    ['overloaded', 'unavailable'],
    ['bad_request', 'unavailable'],
    ['html', 'unavailable'],
    ['empty_body', 'unavailable'],
    ['cut', 'unavailable'],
    ['error_event', 'unavailable'],
    ['closed_before_headers', 'unavailable'],
    ['redirect', 'unavailable'],
    // It answers, if not what it was asked.
    ['prose', 'operational'],
    ['half_json', 'operational'],
    ['truncated', 'operational'],
  ] as const satisfies readonly (readonly [FaultName, ProviderStatus])[])('with %s is %s', async (fault, status) => {
    const { model } = await startModel(wire, () => ({ fault }));

    expect(await model.check(signal)).toEqual({ available: status === 'operational', status });
  });

  test('does not wait longer than it may', async () => {
    const options = { patience: { stallMs: 20_000, probeMs: 40 } };
    const { provider, model } = await startModel(wire, () => ({ fault: 'hang_after_headers' }), { options });

    expect(await model.check(signal)).toEqual({ available: false, status: 'unavailable' });
    expect(await provider.requests[0]?.wasLeft).toBe(true);
  });

  test('sends the same words every time', async () => {
    const { provider, model } = await startModel(wire, () => '{"there":true}');

    await model.check(signal);
    await model.check(signal);

    expect(provider.requests[0]?.raw).toContain('Are you there?');
    expect(provider.requests[1]?.raw).toBe(provider.requests[0]?.raw);
    expect(provider.requests[0]?.raw.length).toBeLessThan(1500);
  });
});

test.each(['openai', 'gemini'] as const)('the status of %s without a key is that it is not set up', async (wire) => {
  const { provider, model } = await startModel(wire, () => '{"there":true}', { apiKey: '' });

  expect(await model.check(signal)).toEqual({ available: false, status: 'not_configured' });
  expect(provider.requests).toEqual([]);
});
