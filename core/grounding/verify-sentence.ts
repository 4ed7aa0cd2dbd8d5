import type { Explanation, Language } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** A sentence that somebody else wrote, with what it says to rest on. Tokens of masked words are already put back. */
export type SentenceToVerify = {
  text: string;
  lines: readonly number[]; // of the canonical text, from 1; any of them may be wrong
  quote: string; // words of the document; empty for general knowledge
  direction: 'high' | 'low' | 'normal' | 'none';
  presence: 'present' | 'absent' | 'possible' | 'none';
};

/** Kinds of faults, the same words for every reader: docs/accuracy.md counts by them. */
export type VerifyFault =
  | 'no_source' // nothing in the document is what it says to rest on
  | 'number'
  | 'unit'
  | 'range' // a bound of the range told as the value, or the value as a bound
  | 'direction'
  | 'analyte' // a value bound to another test
  | 'negation' // what is not there told as there, or the reverse
  | 'certainty' // possible told as certain
  | 'side'
  | 'severity'
  | 'family'
  | 'historical'
  | 'invented' // a disease, test or medicine that the document does not name
  | 'you_have'
  | 'advice' // treatment advice
  | 'dose'
  | 'lay_word' // "healthy", "nothing to worry about"
  | 'date'
  | 'name'
  | 'link' // an address of any kind
  | 'instruction' // talks of prompts, instructions, itself
  | 'language'; // is not written in the language asked for

export type Verdict =
  | { isKept: true; basis: 'document' | 'general'; spans: Span[] }
  | { isKept: false; faults: VerifyFault[]; spans: Span[] }; // where it seems to rest, to find the fact that it tells

/** What sentences are held against: the facts of a document, made ready once for all of its sentences. */
export type VerifySource = { readonly explanation: Explanation };

export function verifySource(_explanation: Explanation, _knowledge: Knowledge): VerifySource {
  throw new Error('Not built yet.');
}

/** Holds one sentence against the whole rows and sentences around its quote. */
export function verifySentence(
  _sentence: SentenceToVerify,
  _source: VerifySource,
  _language: Language = 'en',
): Verdict {
  throw new Error('Not built yet.');
}
