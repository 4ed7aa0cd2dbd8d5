import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import type { AiConfig, JudgeChoice, Prices, ProviderEngine } from '#server/ai-config.ts';
import { judgesOf } from '#server/features/tellings/judge-telling.ts';
import { readAiAlone } from '#server/config.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { StartupError } from '#server/startup-error.ts';
import { UsageError } from '../usage-error.ts';

const needs: Record<ProviderEngine, string> = {
  openai: 'OPENAI_API_KEY',
  gemini: 'GEMINI_API_KEY',
  local: 'LOCAL_MODEL_URL and LOCAL_MODEL',
};

/** `judges`: who reads what it has written, in order. */
export type ChosenModel = {
  model: LanguageModel;
  /** All that are set up, the chosen one first. */
  models: LanguageModel[];
  judges: LanguageModel[];
  choice: JudgeChoice;
  budgetMs: number;
  prices: Partial<Record<ProviderEngine, Prices | undefined>>;
};

/** The model that the environment sets up for an engine. Throws UsageError when it does not, or not in a way that can be used. */
export async function findModel(engine: ProviderEngine): Promise<ChosenModel> {
  const ai = readAi();
  if (ai[engine] === undefined) {
    throw new UsageError(`The engine "${engine}" needs ${needs[engine]} (docs/configuration.md).`);
  }
  const order = [engine, ...ai.order.filter((other) => other !== engine)];
  const models = await createLanguageModels({ ...ai, order, builtIn: false });
  const [model] = models;
  if (model === undefined) throw new Error(`No model was made for ${engine}.`);
  const { judge: choice, budgetMs, openai, gemini, local } = ai;
  const prices = { openai: openai?.prices, gemini: gemini?.prices, local: local?.prices };
  return { model, models, judges: judgesOf(models, model, choice), choice, budgetMs, prices };
}

function readAi(): AiConfig {
  try {
    return readAiAlone();
  } catch (error) {
    throw error instanceof StartupError ? new UsageError(error.message) : error;
  }
}
