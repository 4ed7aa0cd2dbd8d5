import { ModelFailure, type LanguageModel } from '#server/ports/language-model.ts';

/** The built-in interpreter in the place of a model: its words are there before anybody asks. */
export function builtInModel(): LanguageModel {
  return {
    engine: 'built-in',
    model: 'built-in',
    host: undefined,
    isMasked: false,
    async *write({ builtIn }, { signal }) {
      await Promise.resolve();
      if (signal.aborted) throw new ModelFailure('cancelled', { engine: 'built-in' });
      yield { text: builtIn };
    },
    check: () => Promise.resolve({ available: true, status: 'operational' }),
  };
}
