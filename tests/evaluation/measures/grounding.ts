import { supportAround } from '#core/grounding/support.ts';
import type { Sentence } from '#core/documents/explanation.ts';
import type { Span } from '#core/kernel/span.ts';
import type { Outcome } from '../case.ts';
import type { Measured } from './count.ts';

const numbers = /\d+(?:[.,]\d+)*/g;
/** The "65" of "GAD65" is part of a name. */
const toldNumbers = /(?<![\p{L}\d.,]|\p{L}-)\d+(?:[.,]\d+)*/gu;

/**
 * Sentences of basis `document` have at least one span, all of them inside the text, and each of their numbers stands, whole, in a row
 * or sentence that one of the spans lies in.
 */
export function measureGrounding({ explanation: { text, sentences } }: Outcome): Measured {
  const claims = sentences.filter(({ basis }) => basis === 'document');
  const invalid = claims.filter(({ spans }) => spans.length === 0 || !spans.every((span) => isInside(span, text)));
  const unsupported = claims.flatMap((sentence) => unsupportedNumbers(sentence, text));
  const told = claims.flatMap((sentence) => sentence.text.match(toldNumbers) ?? []);
  return {
    counts: {
      'sentences without a place': { hit: invalid.length, of: claims.length },
      'numbers unsupported': { hit: unsupported.length, of: told.length },
    },
    misses: [
      ...invalid.map((sentence) => ({ measure: 'span', expected: 'a span', got: sentence.text })),
      ...unsupported.map(({ number, sentence }) => ({ measure: 'number', expected: number, got: sentence.text })),
    ],
  };
}

const isInside = ([start, end]: Span, text: string): boolean => 0 <= start && start < end && end <= text.length;

function unsupportedNumbers(sentence: Sentence, text: string): { number: string; sentence: Sentence }[] {
  const support = sentence.spans
    .filter((span) => isInside(span, text))
    .map((span) => text.slice(...supportAround(text, span)));
  const printed = new Set(support.join('\n').match(numbers));
  return (sentence.text.match(toldNumbers) ?? [])
    .filter((number) => !printed.has(number))
    .map((number) => ({ number, sentence }));
}
