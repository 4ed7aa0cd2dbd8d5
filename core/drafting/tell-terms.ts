import { restore } from '../deidentifying/mask-document.ts';
import type { ExplainedTerm, Explanation } from '../documents/explanation.ts';
import { verifySentence } from '../grounding/verify-sentence.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { cleanWords, hasMarkup, hasUnknownToken, longestSentence } from './clean-words.ts';
import type { CheckOptions } from './check-sentence.ts';
import type { DraftTerm } from './draft.ts';
import { folded } from './weighty-facts.ts';

export type TermsToTell = CheckOptions & {
  drafted: readonly DraftTerm[];
  explanation: Explanation;
  knowledge: Knowledge;
};

const maxAdded = 20;
const longestTerm = 60;

/**
 * Our own terms with our own definitions and weights; in another language a model's definition takes the place of ours. A model adds
 * what the document prints and we do not know.
 */
export function tellTerms(input: TermsToTell): ExplainedTerm[] {
  const { explanation, language } = input;
  const own = explanation.medicalTerminology;
  const drafted = input.drafted.flatMap((term) => cleaned(term, input));
  if (language !== 'en') {
    const byName = new Map(drafted.map((term) => [folded(term.term), term.definition]));
    const inLanguage = own.map((term) => ({ ...term, definition: definitionOf(term, byName) ?? term.definition }));
    return [...inLanguage, ...added(drafted, input)];
  }
  return [...own, ...added(drafted, input)];
}

/** "Lisinopril (an ACE inhibitor)" is named by what stands before the bracket too. */
const definitionOf = ({ term }: ExplainedTerm, byName: ReadonlyMap<string, string>): string | undefined =>
  byName.get(folded(term)) ?? byName.get(folded(term.replace(/\s*\([^)]*\)\s*$/, '')));

function cleaned({ term, definition }: DraftTerm, { source, tokens, language }: TermsToTell): DraftTerm[] {
  const name = cleanWords(restore(term, tokens));
  const words = cleanWords(restore(definition, tokens));
  if ([name, words].some((one) => hasMarkup(one) || hasUnknownToken(one))) return [];
  if (name.length > longestTerm || words.length > longestSentence) return [];
  const { faults, doubts } = verifySentence({ text: words, lines: [], quotes: [] }, source, language);
  return faults.length + doubts.length === 0 ? [{ term: name, definition: words }] : [];
}

/** What the document prints, and neither our knowledge nor our list of terms has. */
function added(drafted: readonly DraftTerm[], { explanation, knowledge }: TermsToTell): ExplainedTerm[] {
  const known = new Set(explanation.medicalTerminology.map(({ term }) => folded(term)));
  const isPersonal = (span: Span) => explanation.identifiers.some((one) => overlaps(one.span, span));
  return drafted
    .filter(({ term }) => !isKnown(term, knowledge))
    .flatMap(({ term, definition }) => {
      const spans = placesOf(term, explanation.text).filter((span) => !isPersonal(span));
      const key = folded(term);
      if (spans.length === 0 || known.has(key)) return [];
      known.add(key);
      return [{ term, definition, importance: weightOf(spans, explanation), spans }];
    })
    .slice(0, maxAdded);
}

const isKnown = (term: string, knowledge: Knowledge): boolean =>
  knowledge.findTerm(term) !== undefined ||
  knowledge.findMedicine(term) !== undefined ||
  knowledge.findAnalyte(term) !== undefined ||
  knowledge.findAbbreviation(term) !== undefined;

/** Where a term is printed, as whole words. */
function placesOf(term: string, text: string): Span[] {
  const sought = term.toLowerCase();
  const words = text.toLowerCase();
  if (sought.length < 2 || words.length !== text.length) return [];
  const places: Span[] = [];
  for (let at = words.indexOf(sought); at !== -1; at = words.indexOf(sought, at + 1)) {
    const isWhole =
      !/[\p{L}\d]$/u.test(words.slice(Math.max(0, at - 1), at)) &&
      !/^[\p{L}\d]/u.test(words.slice(at + sought.length, at + sought.length + 1));
    if (isWhole) places.push([at, at + sought.length]);
  }
  return places;
}

/** By where it stands, as ours: what is there or may be there weighs more than a word in passing. */
const weightOf = (spans: readonly Span[], { findings }: Explanation): ExplainedTerm['importance'] =>
  findings.some(
    ({ assertion, span }) =>
      (assertion === 'present' || assertion === 'possible') && spans.some((one) => overlaps(one, span)),
  )
    ? 'medium'
    : 'low';
