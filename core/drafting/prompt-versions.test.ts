import { expect, test } from 'vitest';
import { answerInstructions, answerPromptVersion } from '../answering/answer-instructions.ts';
import { readingLevels } from '../documents/reading-level.ts';
import { tellingInstructions, tellingPromptVersion } from './telling-instructions.ts';

/** FNV-1a over the words: small, and other words give another number. */
const numberOf = (words: string): number =>
  [...words].reduce((hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261);

const tellings = readingLevels.flatMap((level) =>
  (['en', 'es'] as const).map((language) => tellingInstructions(level, language)),
);

// Whoever changes a word of the instructions raises the version, and writes both here.
test('instructions keep their version as long as their words', () => {
  expect([tellingPromptVersion, numberOf(tellings.join('\n'))]).toEqual([3, 1954385559]);
  expect([answerPromptVersion, numberOf(answerInstructions)]).toEqual([2, 2653746338]);
});
