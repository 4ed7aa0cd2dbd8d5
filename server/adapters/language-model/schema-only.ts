import type { OutputInterface } from 'ai';
import type { ModelPrompt } from '#core/drafting/model-prompt.ts';

/**
 * Tells the provider the shape of the answer and leaves the reading of it to us: the SDK's own outputs parse the whole text again
 * with every piece, which takes longer and longer.
 */
export function schemaOnly({ name, schema }: ModelPrompt): OutputInterface<string, number, never> {
  return {
    name: 'schema-only',
    responseFormat: Promise.resolve({ type: 'json' as const, name, schema }),
    parseCompleteOutput: ({ text }) => Promise.resolve(text),
    // A partial that differs each time: the SDK holds pieces back until it does.
    parsePartialOutput: ({ text }) => Promise.resolve({ partial: text.length }),
    createElementStreamTransform: () => undefined,
  };
}
