import type { ExplainedTerm, Language } from '../documents/explanation.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import { readOriginal } from './read-original.ts';
import type { Said } from './said.ts';
import {
  sayExplanation,
  sayMessage,
  sayNotices,
  sayQuestions,
  sayRecommendations,
  sayStillEnglish,
  sayTerms,
} from './spoken-parts.ts';
import { termFinder } from './terms-within.ts';

/** The parts of a page that can be read aloud; `original` is the text of the document itself. */
export const pageParts = ['message', 'explanation', 'terms', 'questions', 'recommendations', 'original'] as const;
export type PagePart = (typeof pageParts)[number];

/** One sentence, read in one breath: as it stands on the page, so that it can be marked there, and as people say it. */
export type Passage = {
  part: PagePart;
  /** Empty where it is said but stands nowhere, as "Medical Terms: 4 terms" before the terms. */
  text: string;
  spoken: string;
  /** Terms of the document within it, in the page's own spelling. */
  terms: readonly string[];
  /** English where it is not said. */
  language?: Language;
};

const none: ReadonlySet<string> = new Set();

/**
 * Everything that the interpretation page shows, in its order. Notices stand with the message, above the tabs. `english`: definitions that
 * are known to be in English where the rest is told in another language.
 */
export function passagesOf(interpretation: Interpretation, english = none): Passage[] {
  const toPassages = passageMaker(interpretation.medicalTerminology);
  return [
    ...toPassages('message', [
      ...sayStillEnglish(interpretation, english),
      ...sayMessage(interpretation),
      ...sayNotices(interpretation),
    ]),
    ...toPassages('explanation', sayExplanation(interpretation)),
    ...toPassages('terms', sayTerms(interpretation, english)),
    ...toPassages('questions', sayQuestions(interpretation)),
    ...toPassages('recommendations', sayRecommendations(interpretation)),
  ];
}

/** Gives what is said its part of the page, and the terms that it offers. */
export function passageMaker(terms: readonly ExplainedTerm[]) {
  const termsWithin = termFinder(terms);
  return (part: PagePart, said: readonly Said[]): Passage[] =>
    said.map(({ of = '', ...one }) => ({ ...one, part, terms: termsWithin(`${of} ${one.text}`) }));
}

/** The text of a document, sentence by sentence, with the terms that its explanation tells of. */
export const originalPassages = (text: string, terms: readonly ExplainedTerm[] = []): Passage[] =>
  passageMaker(terms)('original', readOriginal(text));
