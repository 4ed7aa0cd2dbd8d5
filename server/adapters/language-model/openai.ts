import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { namesPrivateAddress } from './names-private-address.ts';
import type { ProviderOptions } from './provider.ts';
import { providerModel } from './provider-model.ts';

/** `baseUrl` is where OpenAI is reached, when not at its own address. */
export type CloudSettings = { apiKey: string; model: string; baseUrl?: string | undefined };

/** Room for the explanation of a long document and what a model thinks before it, and within what the smaller models allow. */
export const maxOutputTokens = 32_000;

/** OpenAI, by its Responses API. What is sent is not stored there. */
export function openaiModel(settings: CloudSettings, options: ProviderOptions = {}): LanguageModel {
  const { apiKey, model, baseUrl = 'https://api.openai.com/v1' } = settings;
  return providerModel(
    {
      engine: 'openai',
      baseUrl,
      mayBePrivate: namesPrivateAddress(baseUrl),
      hasKey: apiKey !== '',
      ask: (prompt, fetch) => ({
        prompt,
        model: createOpenAI({ apiKey, baseURL: baseUrl, fetch }).responses(model),
        reasoning: 'low',
        maxOutputTokens,
        // Nobody reads a summary of the reasoning, and some accounts may not ask for one.
        providerOptions: { openai: { store: false, strictJsonSchema: true, reasoningSummary: null } },
      }),
    },
    { model, isMasked: true },
    options,
  );
}
