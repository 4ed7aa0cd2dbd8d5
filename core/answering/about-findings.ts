import { findingSentence } from '../explaining/finding-sentences.ts';
import { sentenceAround } from '../grounding/support.ts';
import { general, type Said } from '../explaining/said.ts';
import type { Asking } from './asking.ts';
import { definitionsOf } from './about-words.ts';
import { contentWords } from './question-words.ts';
import { passages, quoteOf } from './passages.ts';

const most = 4;

/** The findings that a question names, as the document asserts them, and the words in which it does. */
export function aboutFindings(asking: Asking): Said[] {
  const { subjects, word, knowledge, explanation, wishes } = asking;
  const told = subjects.findings.slice(0, most).flatMap((finding) => {
    const said = findingSentence(finding, { word, knowledge });
    const printed = quoteOf(explanation, sentenceAround(explanation.text, finding.span), word);
    return [...said, ...(printed === undefined ? [] : [printed])];
  });
  return [...told, ...(wishes.has('meaning') ? definitionsOf(asking) : [])];
}

/** Something is asked for that the document does not tell as a finding: where it names it, and else that it does not. */
export function aboutPresence(asking: Asking): Said[] {
  const found = passages(asking);
  if (found.length > 0) return found;
  const named = asking.knowledge.findTerms(asking.question).at(0);
  const asked = named === undefined ? contentWords(asking.folded).at(-1) : named.entry.term;
  if (asked === undefined) return [];
  return [
    general(`We do not find ${asked} in this ${asking.word}.`),
    general('That alone rules nothing out, so ask your doctor.'),
  ];
}
