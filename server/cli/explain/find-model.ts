import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import type { AiConfig, ProviderEngine } from '#server/ai-config.ts';
import { readAiAlone } from '#server/config.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { StartupError } from '#server/startup-error.ts';
import { UsageError } from '../usage-error.ts';

const needs: Record<ProviderEngine, string> = {
  openai: 'OPENAI_API_KEY',
  gemini: 'GEMINI_API_KEY',
  local: 'LOCAL_MODEL_URL and LOCAL_MODEL',
};

export type ChosenModel = { model: LanguageModel; budgetMs: number };

/** The model that the environment sets up for an engine. Throws UsageError when it does not, or not in a way that can be used. */
export async function findModel(engine: ProviderEngine): Promise<ChosenModel> {
  const ai = readAi();
  if (ai[engine] === undefined) {
    throw new UsageError(`The engine "${engine}" needs ${needs[engine]} (docs/configuration.md).`);
  }
  const [model] = await createLanguageModels({ ...ai, order: [engine], builtIn: false });
  if (model === undefined) throw new Error(`No model was made for ${engine}.`);
  return { model, budgetMs: ai.budgetMs };
}

function readAi(): AiConfig {
  try {
    return readAiAlone();
  } catch (error) {
    throw error instanceof StartupError ? new UsageError(error.message) : error;
  }
}
