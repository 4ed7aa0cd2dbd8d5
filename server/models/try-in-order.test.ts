import { describe, expect, test } from 'vitest';
import { silentModel } from '#tests/support/silent-model.ts';
import { ModelFailure, type LanguageModel, type ModelFault } from '../ports/language-model.ts';
import { createBreaker } from './breaker.ts';
import { BudgetSpent, tryInOrder, Ungrounded, type Attempt } from './try-in-order.ts';

const models = [silentModel('openai'), silentModel('gemini'), silentModel('local')];
const never = new Promise<never>(() => undefined);

const failing = (model: LanguageModel, fault: ModelFault) => {
  throw new ModelFailure(fault, { engine: model.engine });
};

function setup({ budgetMs = 60_000, asked = models }: { budgetMs?: number; asked?: LanguageModel[] } = {}) {
  const breaker = createBreaker();
  const stop = new AbortController();
  const seen: string[] = [];
  const shares: number[] = [];
  const tryAll = <Result>(attempt: Attempt<Result>) =>
    tryInOrder(
      { models: asked, budgetMs, breaker, signal: stop.signal, now: () => performance.now() },
      (model, options) => {
        seen.push(model.engine);
        shares.push(options.firstWithinMs);
        return attempt(model, options);
      },
    );
  return { breaker, stop, seen, shares, tryAll };
}

describe('models', () => {
  test('are asked in order, and none behind the first that has written', async () => {
    const { tryAll, seen } = setup();

    const done = await tryAll(async (model) => (model.engine === 'openai' ? failing(model, 'cut') : 'words'));

    expect(done).toEqual({ outcome: 'written', by: models[1], result: 'words' });
    expect(seen).toEqual(['openai', 'gemini']);
  });

  test('that all fail are told with their faults', async () => {
    const { tryAll } = setup();

    const done = await tryAll(async (model) => {
      if (model.engine === 'openai') throw new Ungrounded();
      if (model.engine === 'gemini') throw new BudgetSpent();
      return failing(model, 'no_model');
    });

    expect(done).toEqual({
      outcome: 'failed',
      tried: [
        { engine: 'openai', fault: 'ungrounded' },
        { engine: 'gemini', fault: 'budget_spent' },
        { engine: 'local', fault: 'no_model' },
      ],
    });
  });

  test('known to be down are not asked, and the next time round neither', async () => {
    const { tryAll, seen } = setup();
    const attempt: Attempt<string> = async (model) =>
      model.engine === 'openai' ? failing(model, 'key_refused') : 'words';

    await tryAll(attempt);
    await tryAll(attempt);

    expect(seen).toEqual(['openai', 'gemini', 'gemini']);
  });

  test('of which there are none have failed', async () => {
    const { tryAll } = setup({ asked: [] });
    expect(await tryAll(async () => 'words')).toEqual({ outcome: 'failed', tried: [] });
  });
});

describe('the time', () => {
  test('until the first words is an equal share of what is left, in whole milliseconds', async () => {
    const { tryAll, shares } = setup({ budgetMs: 60_000 });

    await tryAll(async (model) => failing(model, 'cut'));

    expect(shares.every(Number.isInteger)).toBe(true);
    expect(shares.map((ms) => Math.ceil(ms / 1000))).toEqual([20, 30, 60]);
  });

  test('is not shared with those that are known to be down', async () => {
    const { tryAll, shares, breaker } = setup({ budgetMs: 60_000 });
    breaker.failed('gemini', 'key_refused');
    breaker.failed('local', 'no_model');

    await tryAll(async () => 'words');

    expect(Math.ceil((shares[0] ?? 0) / 1000)).toBe(60);
  });

  test('that one takes leaves some for every other, though none of them heeds the signal', async () => {
    const { tryAll, seen, shares } = setup({ budgetMs: 240 });

    const done = await tryAll(() => never);

    expect(done.outcome === 'failed' && done.tried.map(({ fault }) => fault)).toEqual([
      'timeout',
      'timeout',
      'timeout',
    ]);
    expect(seen).toEqual(['openai', 'gemini', 'local']);
    expect(shares.every((ms) => ms > 0)).toBe(true);
  });

  test('that is over is a fault of time, whatever the model says of its end', async () => {
    const { tryAll } = setup({ budgetMs: 30, asked: [silentModel('openai')] });

    const done = await tryAll(
      (model, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new ModelFailure('cancelled', { engine: model.engine })));
        }),
    );

    expect(done).toEqual({ outcome: 'failed', tried: [{ engine: 'openai', fault: 'timeout' }] });
  });

  test('fires the signal of whoever still writes', async () => {
    const { tryAll } = setup({ budgetMs: 30, asked: [silentModel('openai')] });
    const signals: AbortSignal[] = [];

    await tryAll((_model, { signal }) => {
      signals.push(signal);
      return never;
    });

    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('whoever asked', () => {
  test('and leaves stops the one who writes, and nobody else is asked', async () => {
    const { tryAll, stop, seen, breaker } = setup();
    const asked = tryAll((_model, { signal }) => {
      setImmediate(() => stop.abort());
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    });

    await expect(asked).rejects.toMatchObject({ name: 'ModelFailure', fault: 'cancelled' });

    expect(seen).toEqual(['openai']);
    expect(breaker.lastFault('openai')).toBeUndefined();
  });

  test('and has left before asks nobody', async () => {
    const { tryAll, stop, seen } = setup();
    stop.abort();
    await expect(tryAll(async () => 'words')).rejects.toMatchObject({ fault: 'cancelled' });
    expect(seen).toEqual([]);
  });

  test('gets a fault of our own as it is', async () => {
    const { tryAll, seen } = setup();
    const bug = new TypeError('not a function');
    await expect(tryAll(() => Promise.reject(bug))).rejects.toBe(bug);
    expect(seen).toEqual(['openai']);
  });
});
