import { textAt, type Span } from '../kernel/span.ts';
import { shortQuote } from './quote.ts';
import { fromDocument, type Said } from './said.ts';

/** The row or sentence itself, for those who want to find it again: short ones only, for a cut one can turn its sense. */
export function printedSentence(text: string, span: Span, word: string): Said[] {
  const quote = shortQuote(text, span, 16);
  return quote === undefined || textAt(text, span).includes('|')
    ? []
    : [fromDocument(`The ${word} prints: ${quote}.`, [span])];
}
