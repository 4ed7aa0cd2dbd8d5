import type { Language } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import { alignQuote } from './align/align-quote.ts';
import { linkFaults } from './checks/addresses.ts';
import { allChecks, generalChecks } from './checks/all-checks.ts';
import { generalFaults } from './checks/general.ts';
import { instructionFaults } from './checks/instructions.ts';
import { languageFaults } from './checks/language.ts';
import { evidenceOf } from './source/evidence.ts';
import { quotedWords } from './source/quoted.ts';
import type { VerifySource } from './source/verify-source.ts';
import { tellApart, type Told } from './told/told-sentence.ts';
import { toldMentions, type ToldMention } from './told/told-mentions.ts';

export { verifySource, type VerifySource } from './source/verify-source.ts';

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
  | 'change' // grown, smaller, new, gone, the same, where the document does not say so
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

/** Longer is no sentence. */
const longest = 1200;

/** Holds one sentence against the whole rows and sentences around its quote. */
export function verifySentence(sentence: SentenceToVerify, source: VerifySource, language: Language = 'en'): Verdict {
  const { text, quote, lines } = sentence;
  const anywhere = [...linkFaults(text), ...instructionFaults(text), ...languageFaults(text, language)];
  if (text.trim() === '' || text.length > longest) return { isKept: false, faults: ['no_source'], spans: [] };
  const told = tellApart(text, source, language);
  const mentions = toldMentions(told, source);
  const isGeneral = quote.trim() === '';
  const aligned = isGeneral ? undefined : alignQuote(quote, lines, source.alignable);
  if (aligned === undefined) {
    const faults = isGeneral
      ? [...anywhere, ...ofGeneral(sentence, told, mentions, source)]
      : [...anywhere, 'no_source' as const];
    return faults.length === 0 ? { isKept: true, basis: 'general', spans: [] } : { isKept: false, faults, spans: [] };
  }
  const evidence = evidenceOf(aligned.span, lines, { told, mentions, source });
  const one = { sentence, told, mentions, evidence, quoted: quotedWords(aligned, source), source };
  const faults = [...new Set([...anywhere, ...allChecks.flatMap((check) => check(one))])];
  const spans = restsOn(aligned.span, told);
  return faults.length === 0 ? { isKept: true, basis: 'document', spans } : { isKept: false, faults, spans };
}

function ofGeneral(
  sentence: SentenceToVerify,
  told: Told,
  mentions: readonly ToldMention[],
  source: VerifySource,
): VerifyFault[] {
  const evidence = { near: [], all: [], nearText: '', text: '', rows: [] };
  const one = { sentence, told, mentions, evidence, quoted: undefined, source };
  return [...new Set([...generalFaults(told, mentions, source), ...generalChecks.flatMap((check) => check(one))])];
}

/** The quote, and the rows of the tests that are named. */
function restsOn(quote: Span, { analytes }: Told): Span[] {
  const rows = analytes.flatMap(({ rows: own }) => own.map(({ span }) => span));
  const others = rows.filter(([start, end]) => end <= quote[0] || quote[1] <= start);
  return [quote, ...others];
}
