import type { LanguageModel, ModelFault } from '../ports/language-model.ts';

/** What a use case makes of one model's answer. Throws ModelFailure, or Ungrounded when too much of it does not stand. */
export type Attempt<Result> = (
  model: LanguageModel,
  options: { signal: AbortSignal; firstWithinMs: number },
) => Promise<Result>;

export type Tried = { engine: string; fault: ModelFault | 'ungrounded' };

export type InOrder<Result> =
  { outcome: 'written'; by: LanguageModel; result: Result } | { outcome: 'failed'; tried: Tried[] };
