import type { DocumentLayout, PageWord } from '../../documents/page-layout.ts';
import { textAt } from '../../kernel/span.ts';

/** Recognised words below this mean confidence (0..1) are not clear enough to be believed one by one. */
export const clearEnough = 0.85;

const fewestNumbers = 8;

/**
 * The words of pages that were recognised so badly that none of their numbers is certain, whatever its own confidence: where the
 * mean confidence is low, or every second number doubtful. Confidence is often high for a wrong number.
 */
export function wordsOfUnclearPages(layout: DocumentLayout | undefined, text: string): ReadonlySet<PageWord> {
  const unclear = layout?.pages
    .map(({ words }) => words.filter(isRecognised))
    .filter((words) => isUnclear(words, text));
  return new Set(unclear?.flat());
}

export const isRecognised = ({ confidence }: PageWord): boolean => confidence !== null;

function isUnclear(words: readonly PageWord[], text: string): boolean {
  if (words.length === 0) return false;
  const mean = words.reduce((sum, { confidence }) => sum + (confidence ?? 1), 0) / words.length;
  const numbers = words.filter(({ span }) => /\d/.test(textAt(text, span)));
  const doubtful = numbers.filter(({ doubt }) => doubt !== undefined).length;
  return mean < clearEnough || (numbers.length >= fewestNumbers && doubtful * 2 >= numbers.length);
}
