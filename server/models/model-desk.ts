import type { Engine } from '#core/documents/explanation.ts';
import type { Prices } from '#server/ai-config.ts';
import { errorFields } from '#server/error-fields.ts';
import type { LanguageModel, ModelFault } from '../ports/language-model.ts';
import type { Log } from '../ports/log.ts';
import { createBreaker } from './breaker.ts';
import type { ModelRunRepository } from './model-runs.repository.ts';
import type { ModelPurpose } from './model-runs.table.ts';
import { recordRun } from './record-run.ts';
import { tryInOrder, type Attempt, type InOrder } from './try-in-order.ts';

export type ModelDeskDeps = {
  models: readonly LanguageModel[];
  runs: ModelRunRepository;
  /** Milliseconds for all models of one question together. */
  budgetMs: number;
  /** Tokens for all questions of a day; 0 for no limit. */
  dailyTokens: number;
  prices?: Partial<Record<Engine, Prices | undefined>>;
  log: Log;
  /** Milliseconds that only ever grow. */
  now?: () => number;
};

export type ToAsk<Result> = {
  models: readonly LanguageModel[];
  ticket: string;
  purpose: ModelPurpose;
  signal: AbortSignal;
  attempt: Attempt<Result>;
  /** Milliseconds for all of them together; those of the desk where nothing is said. */
  budgetMs?: number;
};

/** Where models are asked: in order, within one budget, those left out that are known to be down, and every run recorded. */
export type ModelDesk = {
  /** In order. What their `check` finds out is known here from then on. */
  readonly models: readonly LanguageModel[];
  /** Milliseconds for everything that is asked about one document. */
  readonly budgetMs: number;
  /** Throws ModelFailure `cancelled` when the signal fires, and what is no fault of a model as it is. */
  ask<Result>(question: ToAsk<Result>): Promise<InOrder<Result>>;
  /** The fault of the last answer; undefined after a good one. */
  lastFault(engine: Engine): ModelFault | undefined;
  /** Why a provider is not asked at present; undefined when it is. */
  whyDown(engine: Engine): ModelFault | undefined;
  /** Whether a provider is passed over at present. Unlike `whyDown`, being looked at does not make it be probed. */
  isPassedOver(engine: Engine): boolean;
};

const probeEveryMs = 5 * 60_000;
const probeWithinMs = 10_000;

export function createModelDesk(deps: ModelDeskDeps): ModelDesk {
  const { log, now = () => performance.now() } = deps;
  const breaker = createBreaker(now);
  const probedAt = new Map<Engine, number>();

  const models = deps.models.map((model) => ({
    engine: model.engine,
    model: model.model,
    host: model.host,
    isMasked: model.isMasked,
    write: model.write.bind(model),
    async check(signal: AbortSignal) {
      const state = await model.check(signal);
      if (!signal.aborted) breaker.probed(model.engine, state.status);
      return state;
    },
  }));

  /** A key or a model that was refused stays refused until a probe says otherwise, and not everybody opens the page that probes. */
  const probe = (engine: Engine) => {
    if (now() - (probedAt.get(engine) ?? -Infinity) < probeEveryMs) return;
    probedAt.set(engine, now());
    const own = models.find((model) => model.engine === engine);
    own?.check(AbortSignal.timeout(probeWithinMs)).catch((error: unknown) => {
      log.warn('model.probe_failed', { engine, ...errorFields(error) });
    });
  };

  const whyDown = (engine: Engine) => {
    const fault = breaker.faultOf(engine);
    if (fault !== undefined) probe(engine);
    return fault;
  };

  return {
    models,
    budgetMs: deps.budgetMs,
    lastFault: breaker.lastFault,
    whyDown,
    isPassedOver: (engine) => breaker.faultOf(engine) !== undefined,
    ask({ models: asked, attempt, signal, budgetMs = deps.budgetMs, ...about }) {
      for (const { engine } of asked) whyDown(engine);
      return tryInOrder({ models: asked, budgetMs, breaker, signal, now }, (model, options) =>
        recordRun({ ...deps, now }, { ...about, model, signal: options.signal }, (meteredModel) =>
          attempt(meteredModel, options),
        ),
      );
    },
  };
}
