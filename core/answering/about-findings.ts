import { findingSentence } from '../explaining/finding-sentences.ts';
import type { Said } from '../explaining/said.ts';
import { definitionsOf } from './about-words.ts';
import type { Asking } from './asking.ts';
import { isCommand, quoteOf, wholeSentence } from './passages.ts';

const most = 4;

/** The findings that a question names, as the document asserts them, and the words in which it does. */
export function aboutFindings(asking: Asking): Said[] {
  const { subjects, word, knowledge, explanation, wishes } = asking;
  const told = subjects.findings
    .filter(({ span }) => !isCommand(explanation, span))
    .slice(0, most)
    .flatMap((finding) => {
      const printed = quoteOf(explanation, wholeSentence(explanation.text, finding.span), word);
      return [...findingSentence(finding, { word, knowledge }), ...(printed === undefined ? [] : [printed])];
    });
  return [...told, ...(wishes.has('meaning') ? definitionsOf(asking) : [])];
}
