import { onTestFinished } from 'vitest';
import { startMockProvider, type MockProviderOptions } from './start-mock-provider.ts';
import type { WireName } from './wire.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import type { ProviderOptions } from '#server/adapters/language-model/provider.ts';

type Setup = { apiKey?: string; model?: string; options?: ProviderOptions };

/** The model of one wire at this address, set up as an operator would. */
export async function modelAt(
  wire: WireName,
  baseUrl: string,
  { apiKey = 'key-1', model = 'm', options }: Setup = {},
): Promise<LanguageModel> {
  const settings = { apiKey, model, baseUrl, isMasked: true };
  const [first] = await createLanguageModels({ order: [wire], builtIn: false, [wire]: settings }, options);
  if (first === undefined) throw new Error('No model was made.');
  return first;
}

/** A model with a provider behind it that answers what the test says, for one test. */
export async function startModel(wire: WireName, answer: MockProviderOptions['answer'], setup: Setup = {}) {
  const provider = await startMockProvider({ wire, answer });
  onTestFinished(() => provider.close());
  return { provider, model: await modelAt(wire, provider.baseUrl, setup) };
}

export const wires: readonly WireName[] = ['openai', 'gemini', 'local'];
