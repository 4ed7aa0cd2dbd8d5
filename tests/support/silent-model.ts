import type { Engine } from '#core/documents/explanation.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';

/** A model that is there and is not to be asked to write. */
export const silentModel = (engine: Engine, changes: Partial<LanguageModel> = {}): LanguageModel => ({
  engine,
  model: 'a-model',
  host: engine === 'built-in' ? undefined : `${engine}.example`,
  isMasked: true,
  write: () => {
    throw new Error('Nobody is asked here.');
  },
  check: async () => ({ available: true, status: 'operational' }),
  ...changes,
});
