import type { Language } from '../documents/explanation.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import { alignQuote } from './align/align-quote.ts';
import { checkedBy, documentChecks, generalChecks } from './checks/all-checks.ts';
import { instructionFaults, linkFaults } from './checks/links-and-instructions.ts';
import { languageFaults } from './checks/language.ts';
import { evidenceOf, noEvidence } from './source/evidence.ts';
import { quotedWords } from './source/quoted.ts';
import type { VerifySource } from './source/verify-source.ts';
import { tellApart, type Told } from './told/told-sentence.ts';
import { toldMentions } from './told/told-mentions.ts';

export { verifySource, type VerifySource } from './source/verify-source.ts';

/** A sentence that somebody else wrote, with what it says to rest on. Tokens of masked words are already put back. */
export type SentenceToVerify = {
  text: string;
  lines: readonly number[]; // of the canonical text, from 1; hints only: any of them may be wrong
  quotes: readonly string[]; // words of the document; none for general knowledge
};

/** Kinds of faults, the same words for every reader: docs/accuracy.md counts by them. */
export type VerifyFault =
  | 'no_source' // a quote of it stands nowhere in the document
  | 'number'
  | 'unit'
  | 'range' // a bound of the range told as the value, or the value as a bound
  | 'direction'
  | 'analyte' // a value bound to another test
  | 'negation' // what is not there told as there, or the reverse
  | 'certainty' // possible told as certain
  | 'side'
  | 'severity'
  | 'change' // grown, smaller, new, gone, the same, where the document does not say so
  | 'family'
  | 'historical'
  | 'invented' // a disease, test or medicine that the document does not name
  | 'you_have'
  | 'advice' // treatment advice
  | 'dose'
  | 'lay_word' // "healthy", "nothing to worry about"
  | 'reason' // a reason or a cause that is not the printed one
  | 'condition' // a condition or a time dropped or added
  | 'swap' // what is said of one of two things told of the other
  | 'person' // done or to be done by somebody else
  | 'scope' // a part told as the whole, or more
  | 'plan' // what is planned told as done, or the reverse
  | 'date'
  | 'name'
  | 'link' // an address of any kind
  | 'instruction' // talks of prompts, instructions, itself
  | 'language'; // is not written in the language asked for

/**
 * `faults` are certain: the sentence cannot be shown as it stands. `doubts` may be wrong, for they hang on how words are read: they are
 * for the writer to look at again, and for a second reader to judge.
 */
export type Verdict = {
  basis: 'document' | 'general';
  spans: Span[]; // where it rests, or seems to
  faults: VerifyFault[];
  doubts: VerifyFault[];
};

/** Longer is no sentence. */
const longest = 1200;

/** `general`: facts of our own records, whose numbers a general sentence may tell. */
export type VerifyOptions = { general?: readonly string[] };

/** Holds one sentence against the whole rows and sentences around its quotes. */
export function verifySentence(
  sentence: SentenceToVerify,
  source: VerifySource,
  language: Language = 'en',
  { general: records = [] }: VerifyOptions = {},
): Verdict {
  const { text, lines } = sentence;
  const quotes = sentence.quotes.filter((quote) => quote.trim() !== '');
  const basis = quotes.length === 0 ? 'general' : 'document';
  if (text.trim() === '' || text.length > longest) return { basis, faults: ['no_source'], doubts: [], spans: [] };
  const anywhere = [...linkFaults(text), ...instructionFaults(text), ...languageFaults(text, language)];
  const aligned = quotes.map((quote) => alignQuote(quote, lines, source.alignable));
  const spans = aligned.flatMap((places) => places ?? []);
  if (aligned.includes(undefined)) return { basis, faults: [...anywhere, 'no_source'], doubts: [], spans };
  const told = tellApart(text, source, language);
  const mentions = toldMentions(told, source);
  const evidence = basis === 'general' ? noEvidence : evidenceOf(spans, lines, { told, mentions, source });
  const one = { told, mentions, evidence, quoted: quotedWords(spans, source), source, records };
  const checks = basis === 'general' ? generalChecks : documentChecks;
  const { faults, doubts } = checkedBy(checks, one);
  return { basis, faults: [...new Set([...anywhere, ...faults])], doubts, spans: restsOn(spans, told) };
}

/** The quotes, and the rows of the tests that are named. */
function restsOn(quotes: readonly Span[], { analytes }: Told): Span[] {
  if (quotes.length === 0) return [];
  const rows = analytes.flatMap(({ rows: own }) => own.map(({ span }) => span));
  return [...quotes, ...rows.filter((row) => !quotes.some((quote) => overlaps(row, quote)))];
}
