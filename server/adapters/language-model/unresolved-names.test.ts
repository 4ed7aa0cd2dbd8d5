import { describe, expect, test } from 'vitest';
import { modelAt } from '#tests/support/model-servers/start-model.ts';
import { faultOf, hear } from './language-model.suite.ts';
import type { Resolve } from './wire/guarded-lookup.ts';

const failing = (code: string): Resolve => {
  const error = Object.assign(new Error(`getaddrinfo ${code} CANARY`), { code, syscall: 'getaddrinfo' });
  return () => Promise.reject(error);
};

/** Everything that can come of a name, and what a call is told of it. */
const lookUps: Record<string, { resolve: Resolve; fault: string }> = {
  'no such name': { resolve: failing('ENOTFOUND'), fault: 'unreachable' },
  'no server of names': { resolve: failing('EAI_AGAIN'), fault: 'unreachable' },
  'a name that nothing is known of': { resolve: async () => [], fault: 'unreachable' },
  'an address of this machine': { resolve: async () => [{ address: '127.0.0.1', family: 4 }], fault: 'unreachable' },
  'what is no address': { resolve: async () => [{ address: 'nonsense', family: 4 }], fault: 'unreachable' },
  'no answer': { resolve: () => new Promise(() => undefined), fault: 'timeout' },
};
// The third is one that its operator has named, and is looked up by Node itself.
const cases = (['openai', 'gemini'] as const).flatMap((wire) => Object.keys(lookUps).map((what) => ({ wire, what })));

describe('a provider whose name does not lead to it', () => {
  test.each(cases)('$wire: $what', async ({ wire, what }) => {
    const { resolve, fault } = lookUps[what] ?? { fault: '' };
    const options = { patience: { stallMs: 500, probeMs: 500 }, ...(resolve && { resolve }) };
    const model = await modelAt(wire, 'https://models.example.test/v1', { options });

    const heard = await hear(model, undefined, { firstWithinMs: 500 });

    expect(faultOf(heard)).toBe(fault);
    expect(heard.failure).not.toMatchObject({ cause: expect.anything() });
    expect(await model.check(new AbortController().signal)).toEqual({ available: false, status: 'unavailable' });
  });
});
