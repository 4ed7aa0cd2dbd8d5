import type { ModelPrompt } from '#core/drafting/model-prompt.ts';

// On the safe side: no tokeniser of a provider that was measured takes more tokens for a text.
const charactersPerToken = 2.4;

export const tokensOf = (characters: number): number => Math.ceil(characters / charactersPerToken);

/** What of a prompt is sent, in UTF-8: its words and the shape of the answer, without what a provider wants around them. */
export const promptBytes = ({ instructions, material, schema }: ModelPrompt): number =>
  new TextEncoder().encode(instructions + material + JSON.stringify(schema)).length;

/** What a prompt takes at most, where the provider has not counted (yet). */
export const promptTokens = ({ instructions, material, schema }: ModelPrompt): number =>
  tokensOf(instructions.length + material.length + JSON.stringify(schema).length);
