import type { ProviderStatus } from '#core/documents/ai-status.ts';
import type { Engine } from '#core/documents/explanation.ts';
import type { ModelFault } from '../ports/language-model.ts';
import type { TriedFault } from './try-in-order.ts';

/** Knows which providers are down, so that nobody waits for them. */
export type Breaker = {
  /** Why a provider is skipped at present; undefined when it may be asked. */
  faultOf(engine: Engine): ModelFault | undefined;
  /** The same of one that is about to be asked. After a while one is let through to see whether the provider is back. */
  enter(engine: Engine): ModelFault | undefined;
  failed(engine: Engine, fault: TriedFault): void;
  answered(engine: Engine): void;
  /** What a probe of the provider has shown. */
  probed(engine: Engine, status: ProviderStatus): void;
  /** The fault of the last answer; undefined after a good one. */
  lastFault(engine: Engine): ModelFault | undefined;
};

type Kind =
  | 'lasting' // stays until a probe shows that it was mended
  | 'passing' // counted, then skipped for a while that grows
  | 'spent' // skipped for that while at once
  | 'answer' // the provider is there: another document may do
  | 'none'; // says nothing of the provider

const kinds: Record<TriedFault, Kind> = {
  missing_key: 'lasting',
  key_refused: 'lasting',
  no_model: 'lasting',
  quota_spent: 'spent',
  rate_limited: 'spent',
  timeout: 'passing',
  stalled: 'passing',
  cut: 'passing',
  unavailable: 'passing',
  unreachable: 'passing',
  too_long: 'answer',
  request_refused: 'answer',
  refused: 'answer',
  truncated: 'answer',
  garbage: 'answer',
  cancelled: 'none',
  ungrounded: 'answer',
  budget_spent: 'none',
};

const faultOfStatus: Record<ProviderStatus, ModelFault | undefined> = {
  operational: undefined,
  not_configured: 'missing_key',
  key_refused: 'key_refused',
  no_model: 'no_model',
  quota_spent: 'quota_spent',
  unavailable: 'unavailable',
};

const failuresBefore = 2;
const firstWhileMs = 15_000;
const longestWhileMs = 10 * 60_000;

type State = { fault: ModelFault; failures: number; skippedUntil: number };

/** `now` gives milliseconds that only ever grow. */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const states = new Map<Engine, State>();

  const failed = (engine: Engine, fault: TriedFault) => {
    const kind = kinds[fault];
    if (kind === 'answer') states.delete(engine);
    if (kind === 'answer' || fault === 'ungrounded' || fault === 'budget_spent' || kind === 'none') return;
    const failures = (states.get(engine)?.failures ?? 0) + 1;
    states.set(engine, { fault, failures, skippedUntil: skippedUntil(kind, failures) });
  };

  const skippedUntil = (kind: Kind, failures: number): number => {
    if (kind === 'lasting') return Infinity;
    const beyond = kind === 'spent' ? failures - 1 : failures - failuresBefore;
    return beyond < 0 ? 0 : now() + whileOf(beyond);
  };

  const faultOf = (engine: Engine) => {
    const state = states.get(engine);
    return state !== undefined && now() < state.skippedUntil ? state.fault : undefined;
  };

  return {
    faultOf,
    enter(engine) {
      const fault = faultOf(engine);
      const state = states.get(engine);
      // Others go on skipping it until the one that was let through comes back.
      if (fault === undefined && state !== undefined && state.skippedUntil > 0) {
        states.set(engine, { ...state, skippedUntil: now() + firstWhileMs });
      }
      return fault;
    },
    failed,
    answered: (engine) => void states.delete(engine),
    probed(engine, status) {
      const fault = faultOfStatus[status];
      if (fault === undefined) states.delete(engine);
      else failed(engine, fault);
    },
    lastFault: (engine) => states.get(engine)?.fault,
  };
}

const whileOf = (times: number): number => Math.min(longestWhileMs, firstWhileMs * 2 ** times);
