import type { ProviderStatus } from '#core/documents/ai-status.ts';
import type { Engine } from '#core/documents/explanation.ts';

export const texts = {
  heading: 'AI status',
  checking: 'Checking the AI providers...',
  checkAgain: 'Check again',
  list: 'AI providers',
  names: {
    openai: 'OpenAI',
    gemini: 'Gemini',
    local: 'Model on this server',
    'built-in': 'Built-in interpreter',
  } satisfies Record<Engine, string>,
  primary: 'primary',
  available: 'Available',
  notAvailable: 'Not available',
  status: {
    operational: 'It answers.',
    not_configured: 'It is not set up on this server.',
    key_refused: 'It refused the key of this server.',
    no_model: 'It does not have the model that is set up.',
    quota_spent: 'What was set aside for it is used up.',
    unavailable: 'It does not answer right now.',
  } satisfies Record<ProviderStatus, string>,
  alwaysThere: 'It works on this server, with no AI provider.',
  off: 'The person who runs this server has turned it off.',
  noProvider:
    'No AI provider is set up here. Readback works without one: its built-in interpreter explains your documents, and nothing leaves this server.',
  someProvider:
    'The built-in interpreter explains every document first. A provider can improve the words, and only if you allow it.',
  failed: 'Failed to check AI status',
  networkFailed: 'Network error when checking AI status',
  toastTitle: 'AI Status Check Failed',
  toastText: 'Unable to verify the AI provider status.',
} as const;
