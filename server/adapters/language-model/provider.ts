import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { streamText } from 'ai';
import type { ModelPrompt } from '#core/drafting/model-prompt.ts';
import type { ModelRequest } from '#server/ports/language-model.ts';
import type { Complaint } from './wire/call-fault.ts';
import type { Fetch } from './wire/guarded-fetch.ts';
import type { Resolve } from './wire/guarded-lookup.ts';
import type { BodyLimits } from './wire/limited-body.ts';

type Settings = Parameters<typeof streamText>[0];

/** One way of asking a provider. */
export type Asking = {
  model: LanguageModelV4;
  prompt: ModelPrompt;
  providerOptions?: NonNullable<Settings['providerOptions']>;
  reasoning?: 'low';
  maxOutputTokens?: number;
  /** Told what the server does not know; true when it can be asked in an easier way. */
  ease?: (complaint: Complaint) => boolean;
};

/** What is particular about a provider. */
export type Provider = {
  engine: 'openai' | 'gemini' | 'local';
  baseUrl: string;
  /** Whether its host may have a private address. */
  mayBePrivate: boolean;
  /** False where it needs a key and has none. */
  hasKey: boolean;
  ask(prompt: ModelRequest['prompt'], fetch: Fetch): Asking;
};

/** Times in whole milliseconds. */
export type Patience = {
  /** The longest silence after the first words. */
  stallMs: number;
  /** How long the probe of a status may take until its first words. */
  probeMs: number;
};

export type ProviderOptions = { patience?: Patience; limits?: BodyLimits; resolve?: Resolve };
export const usualPatience: Patience = { stallMs: 15_000, probeMs: 10_000 };
