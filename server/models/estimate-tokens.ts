import type { ModelPrompt } from '#core/drafting/model-prompt.ts';

// On the safe side: no tokeniser of a provider that was measured takes more tokens for a text.
const charactersPerToken = 2.4;

export const tokensOf = (characters: number): number => Math.ceil(characters / charactersPerToken);

/** What a prompt takes at most, where the provider has not counted (yet). */
export const promptTokens = ({ instructions, material, schema }: ModelPrompt): number =>
  tokensOf(instructions.length + material.length + JSON.stringify(schema).length);
