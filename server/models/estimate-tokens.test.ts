import { expect, test } from 'vitest';
import { promptTokens, tokensOf } from './estimate-tokens.ts';

test.each([
  [0, 0],
  [1, 1],
  [24, 10],
  [25, 11],
])('%i characters are %i tokens at most', (characters, tokens) => {
  expect(tokensOf(characters)).toBe(tokens);
});

test('a prompt takes what its instructions, its document and its schema take', () => {
  const prompt = {
    instructions: 'a'.repeat(100),
    material: 'b'.repeat(118),
    name: 'draft',
    schema: { type: 'object' },
  };
  expect(promptTokens(prompt)).toBe(tokensOf(100 + 118 + '{"type":"object"}'.length));
});
