import { Engine } from '#core/documents/explanation.ts';
import type { AiSettings } from './ai-settings.ts';
import { readSecret } from './read-secret.ts';
import { StartupError } from './startup-error.ts';

/** Whoever writes outside of this process. */
export type ProviderEngine = Exclude<Engine, 'built-in'>;

/** US dollars for a million tokens. */
export type Prices = { input: number; output: number };

export type CloudProvider = {
  apiKey: string;
  model: string;
  baseUrl?: string | undefined;
  prices?: Prices | undefined;
};

export type LocalProvider = {
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  isMasked: boolean;
  /** False where the operator vouches for the server: nobody is asked. Taken for true where it is not said. */
  needsConsent?: boolean | undefined;
  prices?: Prices | undefined;
};

/** Who reads what a model has written: nobody, the same one afresh, or another one where there is one. */
export type JudgeChoice = AiSettings['JUDGE'];

/** Who writes the words. A provider without its key or address is left out. */
export type AiConfig = {
  order: ProviderEngine[];
  builtIn: boolean;
  judge: JudgeChoice;
  budgetMs: number;
  /** 0 for no limit. */
  dailyTokens: number;
  openai?: CloudProvider | undefined;
  gemini?: CloudProvider | undefined;
  local?: LocalProvider | undefined;
};

/** Throws StartupError when a provider is named by half, or a file of a key cannot be used. */
export function readAiConfig(settings: AiSettings): AiConfig {
  return {
    order: orderOf(settings.AI_ORDER),
    builtIn: settings.BUILT_IN === 'on',
    judge: settings.JUDGE,
    budgetMs: settings.AI_BUDGET_SECONDS * 1000,
    dailyTokens: settings.AI_DAILY_TOKENS,
    openai: cloudProvider({
      apiKey: readSecret('OPENAI_API_KEY', settings.OPENAI_API_KEY, settings.OPENAI_API_KEY_FILE),
      model: settings.OPENAI_MODEL,
      baseUrl: settings.OPENAI_BASE_URL,
      prices: settings.OPENAI_PRICES,
    }),
    gemini: cloudProvider({
      apiKey: readSecret('GEMINI_API_KEY', settings.GEMINI_API_KEY, settings.GEMINI_API_KEY_FILE),
      model: settings.GEMINI_MODEL,
      baseUrl: settings.GEMINI_BASE_URL,
      prices: settings.GEMINI_PRICES,
    }),
    local: localProvider(settings),
  };
}

/** Whether this provider has what it needs to be asked. */
export const isConfigured = (ai: AiConfig, engine: ProviderEngine): boolean =>
  ai[engine] !== undefined && ai.order.includes(engine);

const orderOf = (text: string): ProviderEngine[] => [
  ...new Set(text.split(',').map((name) => Engine.exclude(['built-in']).parse(name.trim()))),
];

type CloudSettings = {
  apiKey: string | undefined;
  model: string;
  baseUrl: string | undefined;
  prices: string | undefined;
};

const cloudProvider = ({ apiKey, model, baseUrl, prices }: CloudSettings): CloudProvider | undefined =>
  apiKey === undefined ? undefined : { apiKey, model, baseUrl, prices: pricesOf(prices) };

function localProvider(settings: AiSettings): LocalProvider | undefined {
  const { LOCAL_MODEL_URL: baseUrl, LOCAL_MODEL: model } = settings;
  if (baseUrl === undefined && model === undefined) return undefined;
  if (baseUrl === undefined) throw new StartupError('LOCAL_MODEL needs LOCAL_MODEL_URL: where your server is.');
  if (model === undefined) throw new StartupError('LOCAL_MODEL_URL needs LOCAL_MODEL: the model that is asked for.');
  return {
    baseUrl,
    model,
    apiKey: readSecret('LOCAL_API_KEY', settings.LOCAL_API_KEY, settings.LOCAL_API_KEY_FILE),
    isMasked: settings.LOCAL_MODEL_MASKED === 'true',
    needsConsent: settings.LOCAL_MODEL_CONSENT === 'asked',
    prices: pricesOf(settings.LOCAL_PRICES),
  };
}

function pricesOf(text: string | undefined): Prices | undefined {
  const [input, output] = text?.split(',') ?? [];
  return input === undefined || output === undefined ? undefined : { input: Number(input), output: Number(output) };
}
