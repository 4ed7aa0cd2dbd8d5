import type { AiStatus } from '#core/documents/ai-status.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { askProviders } from './ask-providers.ts';

export type AiStatusDeps = {
  /** In the order in which they are asked for words. */
  models: readonly LanguageModel[];
  withinMs?: number;
  keptForMs?: number;
  /** Milliseconds that only ever grow. */
  now?: () => number;
};

/**
 * How the providers are. Asked once a minute for everybody together: nobody can have them asked more often, nor anything else than
 * the probe. Asking costs tokens of whoever runs the program.
 */
export function createCheckAiStatus({
  models,
  withinMs = 8_000,
  keptForMs = 60_000,
  now = () => performance.now(),
}: AiStatusDeps): () => Promise<AiStatus> {
  let last: { askedAt: number; status: Promise<AiStatus> } | undefined;
  return () => {
    if (last === undefined || now() - last.askedAt >= keptForMs) {
      last = { askedAt: now(), status: askProviders(models, withinMs) };
    }
    return last.status;
  };
}
