import { z } from 'zod';
import { Engine } from './explanation.ts';

/** What a provider answered when it was asked last. */
export const ProviderStatus = z.enum([
  'operational',
  'not_configured',
  'key_refused',
  'no_model',
  'quota_spent',
  'unavailable',
]);
export type ProviderStatus = z.infer<typeof ProviderStatus>;

export const ProviderState = z.object({ available: z.boolean(), status: ProviderStatus });
export type ProviderState = z.infer<typeof ProviderState>;

/** `preferredProvider` is the first in order that answers. */
export const AiStatus = z.object({
  providers: z.object({
    openai: ProviderState,
    gemini: ProviderState,
    local: ProviderState,
    'built-in': ProviderState,
  }),
  availableProviders: z.array(Engine),
  preferredProvider: Engine.nullable(),
});
export type AiStatus = z.infer<typeof AiStatus>;

/** The probe of the status card. Its words are taken and never passed on: the probe that is sent is our own, always the same. */
export const InferBody = z.object({
  prompt: z.string().max(4000).optional(),
  provider: z.string().max(40).optional(),
  model: z.string().max(100).optional(),
});
