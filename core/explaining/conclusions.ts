import type { Span } from '../kernel/span.ts';
import type { Context } from './explaining-context.ts';
import { sentencesIn } from './document-parts.ts';
import { shortQuote } from './quote.ts';
import { fromDocument, onlyOnce, type Said } from './said.ts';

/** The sentences in which the document sums itself up, where they are short enough to be quoted, in their order. */
export function quotedConclusions({ reading, parts, word }: Context, most: number): Said[] {
  const spans = parts.sectionsOf('conclusion').flatMap((section) => sentencesIn(reading.text, section));
  return onlyOnce(
    spans.slice(0, most * 2).flatMap((span) => {
      const quote = shortQuote(reading.text, span, 18);
      return quote === undefined ? [] : [fromDocument(`The ${word} says: ${quote}.`, [span])];
    }),
  ).slice(0, most);
}

/** Why the person came, in the document's words. */
export function quotedReason({ reading, parts }: Context, opening: string): Said[] {
  const section = parts.sectionsOf('reason')[0];
  const span: Span | undefined = section && sentencesIn(reading.text, section)[0];
  const quote = span && shortQuote(reading.text, span, 14);
  return span && quote !== undefined ? [fromDocument(`${opening}: ${quote}.`, [span])] : [];
}
