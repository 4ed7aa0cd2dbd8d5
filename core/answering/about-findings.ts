import type { Said } from '../explaining/said.ts';
import type { Span } from '../kernel/span.ts';
import { definitionsOf } from './about-words.ts';
import type { Asking } from './asking.ts';
import { isCommand, quoteOf, wholeSentence } from './passages.ts';
import { toldOf } from './told-of.ts';

const most = 4;

/** What is told of the findings that a question names, and the words in which the document asserts them. */
export function aboutFindings(asking: Asking): Said[] {
  const { subjects, explanation, wishes } = asking;
  const named = subjects.findings
    .filter(({ span }) => !isCommand(explanation, span))
    .map(({ span }) => ({ span, told: toldOf(asking, [span]) }));
  const told = [...named.filter((one) => one.told.length > 0), ...named.filter((one) => one.told.length === 0)]
    .slice(0, most)
    .flatMap((one) => [...one.told, ...quotesOf(asking, one.span)]);
  return [...told, ...(wishes.has('meaning') ? definitionsOf(asking) : [])];
}

function quotesOf({ explanation, word }: Asking, span: Span): Said[] {
  const quote = quoteOf(explanation, wholeSentence(explanation.text, span), word);
  return quote === undefined ? [] : [quote];
}
