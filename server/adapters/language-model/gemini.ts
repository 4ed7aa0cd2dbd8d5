import { createGoogle } from '@ai-sdk/google';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { namesPrivateAddress } from './names-private-address.ts';
import { maxOutputTokens, type CloudSettings } from './openai.ts';
import type { ProviderOptions } from './provider.ts';
import { providerModel } from './provider-model.ts';

/** Gemini, by its generative language API. Its free tier may use what is sent to it, which people are told. */
export function geminiModel(settings: CloudSettings, options: ProviderOptions = {}): LanguageModel {
  const { apiKey, model, baseUrl = 'https://generativelanguage.googleapis.com/v1beta' } = settings;
  return providerModel(
    {
      engine: 'gemini',
      baseUrl,
      mayBePrivate: namesPrivateAddress(baseUrl),
      hasKey: apiKey !== '',
      ask: (prompt, fetch) => ({
        prompt,
        model: createGoogle({ apiKey, baseURL: baseUrl, fetch })(model),
        reasoning: 'low',
        maxOutputTokens,
        providerOptions: { google: { structuredOutputs: true } },
      }),
    },
    { model, isMasked: true },
    options,
  );
}
