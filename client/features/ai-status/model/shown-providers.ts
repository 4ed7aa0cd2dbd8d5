import type { AiStatus, ProviderState } from '#core/documents/ai-status.ts';
import type { Engine } from '#core/documents/explanation.ts';

export type ShownProvider = { engine: Engine; state: ProviderState; isPrimary: boolean };

/** The providers that people are told of: OpenAI and Gemini always, a server at home where there is one. */
export function shownProviders({ providers, preferredProvider }: AiStatus): ShownProvider[] {
  const engines: Engine[] = ['openai', 'gemini', 'local', 'built-in'];
  return engines
    .filter((engine) => engine !== 'local' || providers.local.status !== 'not_configured')
    .map((engine) => ({ engine, state: providers[engine], isPrimary: engine === preferredProvider }));
}

export const isAnySetUp = ({ providers: { openai, gemini, local } }: AiStatus): boolean =>
  [openai, gemini, local].some(({ status }) => status !== 'not_configured');
