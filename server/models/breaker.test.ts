import { describe, expect, test } from 'vitest';
import type { ModelFault } from '../ports/language-model.ts';
import { createBreaker } from './breaker.ts';
import type { TriedFault } from './try-in-order.ts';

const second = 1000;

function setup() {
  let now = 0;
  const breaker = createBreaker(() => now);
  const fail = (...faults: TriedFault[]) => faults.forEach((fault) => breaker.failed('openai', fault));
  return { breaker, fail, pass: (ms: number) => (now += ms), enter: () => breaker.enter('openai') };
}

describe('a provider', () => {
  test.each<ModelFault>(['missing_key', 'key_refused', 'no_model'])(
    'is skipped after %s until a probe says that it was mended',
    (fault) => {
      const { breaker, fail, pass, enter } = setup();
      fail(fault);
      pass(24 * 60 * 60 * second);
      expect(enter()).toBe(fault);

      breaker.probed('openai', 'operational');

      expect(enter()).toBeUndefined();
      expect(breaker.lastFault('openai')).toBeUndefined();
    },
  );

  test.each<ModelFault>(['timeout', 'stalled', 'cut', 'unavailable', 'unreachable'])(
    'may fail once by %s, and is skipped after the second time',
    (fault) => {
      const { fail, enter } = setup();
      fail(fault);
      expect(enter()).toBeUndefined();
      fail(fault);
      expect(enter()).toBe(fault);
    },
  );

  test.each<ModelFault>(['rate_limited', 'quota_spent'])('is given a pause at once after %s', (fault) => {
    const { fail, enter, pass } = setup();
    fail(fault);
    expect(enter()).toBe(fault);
    pass(15 * second);
    expect(enter()).toBeUndefined();
  });

  test.each<TriedFault>(['garbage', 'truncated', 'refused', 'too_long', 'request_refused', 'ungrounded'])(
    'that answers, if with %s, is not down',
    (fault) => {
      const { breaker, fail, enter } = setup();
      fail('timeout', fault, fault, fault, 'timeout');
      expect(enter()).toBeUndefined();
      fail(fault);
      expect(breaker.lastFault('openai')).toBeUndefined();
    },
  );

  test.each<TriedFault>(['cancelled', 'budget_spent'])('is not judged by %s', (fault) => {
    const { fail, enter } = setup();
    fail('timeout', fault, fault);
    expect(enter()).toBeUndefined();
    fail('timeout');
    expect(enter()).toBe('timeout');
  });

  test('is skipped for longer each time that it does not come back, up to ten minutes', () => {
    const { fail, enter, pass } = setup();
    fail('timeout');
    const pauses = Array.from({ length: 9 }, () => {
      fail('timeout');
      let seconds = 0;
      for (; enter() !== undefined; seconds += 1) pass(second);
      return seconds;
    });
    expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 600, 600, 600]);
  });

  test('that may be back is tried by one, and skipped by the others meanwhile', () => {
    const { breaker, fail, enter, pass } = setup();
    fail('unavailable', 'unavailable');
    pass(15 * second);

    expect([enter(), enter(), enter()]).toEqual([undefined, 'unavailable', 'unavailable']);

    breaker.answered('openai');
    expect([enter(), enter()]).toEqual([undefined, undefined]);
  });

  test('that a probe finds to be down is skipped', () => {
    const { breaker, enter } = setup();
    breaker.probed('openai', 'key_refused');
    expect([enter(), breaker.lastFault('openai')]).toEqual(['key_refused', 'key_refused']);
  });

  test('has nothing to do with the others', () => {
    const { breaker, fail } = setup();
    fail('key_refused');
    expect(breaker.enter('gemini')).toBeUndefined();
  });
});
