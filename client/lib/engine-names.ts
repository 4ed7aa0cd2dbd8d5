import type { Engine } from '#core/documents/explanation.ts';

/** What people know the engines by. */
export const engineNames: Record<Engine, string> = {
  openai: 'OpenAI',
  gemini: 'Gemini',
  local: 'A model on this server',
  'built-in': 'The built-in interpreter',
};
