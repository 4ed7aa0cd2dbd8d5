import type { LanguageModel } from '#server/ports/language-model.ts';
import { builtInModel } from './built-in.ts';
import type { LocalSettings } from './local.ts';
import type { CloudSettings } from './openai.ts';
import type { ProviderOptions } from './provider.ts';

export type ModelSettings = {
  /** Which come first. One that is not named is not used. */
  order: readonly ('openai' | 'gemini' | 'local')[];
  builtIn: boolean;
  openai?: CloudSettings | undefined;
  gemini?: CloudSettings | undefined;
  local?: LocalSettings | undefined;
};

/** The models that are set up, in order; the built-in one, where it may write, comes last. What speaks to a provider is large: only that of those in use is loaded. */
export async function createLanguageModels(
  settings: ModelSettings,
  options: ProviderOptions = {},
): Promise<LanguageModel[]> {
  const { openai, gemini, local } = settings;
  const makers = {
    openai: openai && (async () => (await import('./openai.ts')).openaiModel(openai, options)),
    gemini: gemini && (async () => (await import('./gemini.ts')).geminiModel(gemini, options)),
    local: local && (async () => (await import('./local.ts')).localModel(local, options)),
  };
  const models = await Promise.all(settings.order.flatMap((engine) => makers[engine]?.() ?? []));
  return settings.builtIn ? [...models, builtInModel()] : models;
}
