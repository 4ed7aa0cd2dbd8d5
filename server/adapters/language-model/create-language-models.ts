import type { LanguageModel } from '#server/ports/language-model.ts';
import { builtInModel } from './built-in.ts';
import { geminiModel } from './gemini.ts';
import { localModel, type LocalSettings } from './local.ts';
import { openaiModel, type CloudSettings } from './openai.ts';
import type { ProviderOptions } from './provider.ts';

export type ModelSettings = {
  /** Which come first. One that is not named is not used. */
  order: readonly ('openai' | 'gemini' | 'local')[];
  builtIn: boolean;
  openai?: CloudSettings | undefined;
  gemini?: CloudSettings | undefined;
  local?: LocalSettings | undefined;
};

/** The models that are set up, in order; the built-in one, where it may write, comes last. */
export function createLanguageModels(settings: ModelSettings, options: ProviderOptions = {}): LanguageModel[] {
  const { openai, gemini, local } = settings;
  const models = settings.order.flatMap((engine): LanguageModel[] => {
    if (engine === 'openai') return openai === undefined ? [] : [openaiModel(openai, options)];
    if (engine === 'gemini') return gemini === undefined ? [] : [geminiModel(gemini, options)];
    return local === undefined ? [] : [localModel(local, options)];
  });
  return settings.builtIn ? [...models, builtInModel()] : models;
}
