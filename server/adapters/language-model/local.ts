import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelPrompt } from '#core/drafting/model-prompt.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { createLadder } from './local-ladder.ts';
import type { ProviderOptions } from './provider.ts';
import { providerModel } from './provider-model.ts';

export type LocalSettings = { baseUrl: string; model: string; apiKey?: string | undefined; isMasked: boolean };

/** A server that speaks as OpenAI's Chat Completions do: Ollama, llama.cpp, vLLM. */
export function localModel(settings: LocalSettings, options: ProviderOptions = {}): LanguageModel {
  const { baseUrl, model, apiKey, isMasked } = settings;
  const ladder = createLadder();
  return providerModel(
    {
      engine: 'local',
      baseUrl,
      mayBePrivate: true,
      hasKey: true,
      ask(prompt, fetch) {
        const { format, hasReasoning, ease } = ladder.stand();
        const provider = createOpenAICompatible({
          name: 'local',
          baseURL: baseUrl,
          fetch,
          includeUsage: true,
          supportsStructuredOutputs: format === 'json_schema',
          ...(apiKey !== undefined && apiKey !== '' && { apiKey }),
          transformRequestBody: ({ response_format, ...body }) =>
            format === 'none' ? body : { ...body, response_format },
        });
        return {
          prompt: withSchema(prompt),
          model: provider(model),
          ease,
          ...(hasReasoning && { reasoning: 'low' as const }),
        };
      },
    },
    { model, isMasked },
    options,
  );
}

/** Some servers take the schema for the grammar only, and some do not look at it at all: the model is told as well. */
const withSchema = (prompt: ModelPrompt): ModelPrompt => ({
  ...prompt,
  instructions: `${prompt.instructions}\n\nAnswer with one JSON object of this JSON schema, without any other words:\n${JSON.stringify(prompt.schema)}`,
});
