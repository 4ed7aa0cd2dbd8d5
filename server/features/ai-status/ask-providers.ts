import type { AiStatus, ProviderState } from '#core/documents/ai-status.ts';
import type { Engine } from '#core/documents/explanation.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';

const notConfigured: ProviderState = { available: false, status: 'not_configured' };
const unavailable: ProviderState = { available: false, status: 'unavailable' };

/** Asks all of them at once with their own fixed probe. Whoever has not answered `withinMs` is not available. */
export async function askProviders(models: readonly LanguageModel[], withinMs: number): Promise<AiStatus> {
  const states = new Map(
    await Promise.all(models.map(async (model) => [model.engine, await stateWithin(model, withinMs)] as const)),
  );
  const stateOf = (engine: Engine): ProviderState => states.get(engine) ?? notConfigured;
  const availableProviders = models.map(({ engine }) => engine).filter((engine) => stateOf(engine).available);
  return {
    providers: {
      openai: stateOf('openai'),
      gemini: stateOf('gemini'),
      local: stateOf('local'),
      'built-in': stateOf('built-in'),
    },
    availableProviders,
    preferredProvider: availableProviders[0] ?? null,
  };
}

// Raced as well, so that one that does not stop when told keeps nobody waiting.
async function stateWithin(model: LanguageModel, withinMs: number): Promise<ProviderState> {
  const limit = AbortSignal.timeout(withinMs);
  const tooLate = new Promise<ProviderState>((resolve) => {
    limit.addEventListener('abort', () => resolve(unavailable), { once: true });
  });
  return Promise.race([model.check(limit), tooLate]);
}
