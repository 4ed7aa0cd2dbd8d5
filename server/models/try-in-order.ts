import { ModelFailure, type LanguageModel, type ModelFault } from '../ports/language-model.ts';
import type { Breaker } from './breaker.ts';

/** What a use case makes of one model's answer. Throws ModelFailure, or Ungrounded when too much of it does not stand. */
export type Attempt<Result> = (
  model: LanguageModel,
  options: { signal: AbortSignal; firstWithinMs: number },
) => Promise<Result>;

/** Why a model's words are not used: a fault of the provider, words that do not stand, or our own limit of tokens. */
export type TriedFault = ModelFault | 'ungrounded' | 'budget_spent';

export type Tried = { engine: string; fault: TriedFault };

export type InOrder<Result> =
  { outcome: 'written'; by: LanguageModel; result: Result } | { outcome: 'failed'; tried: Tried[] };

/** Too much of what a model wrote does not stand in the document. */
export class Ungrounded extends Error {
  override readonly name = 'Ungrounded';
}

/** No model may be asked any more today. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

type Order = {
  models: readonly LanguageModel[];
  /** Milliseconds for all of them together. */
  budgetMs: number;
  breaker: Breaker;
  signal: AbortSignal;
  now: () => number;
};

/**
 * Asks one model after another until one has written, within one budget. Whoever is asked first gets its share of what is left, so that
 * the next one always gets a turn. Throws ModelFailure `cancelled` when the signal fires, and what is no fault of a model as it is.
 */
export async function tryInOrder<Result>(
  { models, budgetMs, breaker, signal, now }: Order,
  attempt: Attempt<Result>,
): Promise<InOrder<Result>> {
  const endsAt = now() + budgetMs;
  const tried: Tried[] = [];
  for (const [at, model] of models.entries()) {
    const { engine } = model;
    const behind = models.slice(at + 1).filter((next) => breaker.faultOf(next.engine) === undefined).length;
    const known = breaker.enter(engine);
    if (known !== undefined) {
      tried.push({ engine, fault: known });
      continue;
    }
    const share = shareOf(endsAt - now(), behind);
    if (share.wholeMs < 1) {
      tried.push({ engine, fault: 'timeout' });
      continue;
    }
    const result = await tryOne(model, share, signal, attempt);
    if ('written' in result) {
      breaker.answered(engine);
      return { outcome: 'written', by: model, result: result.written };
    }
    breaker.failed(engine, result.fault);
    tried.push({ engine, fault: result.fault });
  }
  return { outcome: 'failed', tried };
}

// The end of the time of whoever is stopped, so that its end is known before the next one begins.
const graceOf = (wholeMs: number): number => Math.min(200, wholeMs / 10);

/** Milliseconds of one model, in whole numbers: timers take no others. */
type Share = { firstWithinMs: number; wholeMs: number };

// The first words have to come in an equal share. Whoever writes by then may take more, and leaves the next one enough to write as well.
const shareOf = (leftMs: number, behind: number): Share => ({
  firstWithinMs: Math.max(1, Math.floor(leftMs / (behind + 1))),
  wholeMs: Math.floor(behind === 0 ? leftMs : (leftMs * (behind + 1)) / (behind + 2)),
});

async function tryOne<Result>(
  model: LanguageModel,
  { firstWithinMs, wholeMs }: Share,
  outer: AbortSignal,
  attempt: Attempt<Result>,
): Promise<{ written: Result } | { fault: TriedFault }> {
  const limit = new AbortController();
  const outOfTime = new ModelFailure('timeout', { engine: model.engine });
  const graceMs = graceOf(wholeMs);
  const timer = setTimeout(() => limit.abort(outOfTime), wholeMs - graceMs);
  const signal = AbortSignal.any([outer, limit.signal]);
  try {
    signal.throwIfAborted();
    // Raced, so that nothing that hangs in spite of its signal outlives the budget.
    return { written: await Promise.race([attempt(model, { signal, firstWithinMs }), whenAborted(signal, graceMs)]) };
  } catch (error) {
    if (outer.aborted) throw new ModelFailure('cancelled', { engine: model.engine });
    return { fault: limit.signal.aborted ? 'timeout' : faultOf(error) };
  } finally {
    clearTimeout(timer);
    limit.abort();
  }
}

const whenAborted = (signal: AbortSignal, graceMs: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => setTimeout(() => reject(signal.reason), graceMs), { once: true });
  });

function faultOf(error: unknown): TriedFault {
  if (error instanceof ModelFailure) return error.fault;
  if (error instanceof Ungrounded) return 'ungrounded';
  if (error instanceof BudgetSpent) return 'budget_spent';
  throw error;
}
