import { expandPhrases } from '../kernel/expand-phrases.ts';
import type { ToldWords } from './classifying/told-words.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { DocumentKind } from './document-kinds.ts';

/** Names of sections that any paper may have. */
const anyPaper = new Set(
  expandPhrases(
    '(comment|comments); summary; description; purpose; (note|notes); (instruction|instructions); plan; discussion; billing; condition; activity; study; (method|methods); (question|questions)',
  ),
);

const price = /[$£€]\s?\d+(?:[.,]\d{2})?\b|\b\d+[.,]\d{2}\s?(?:€|EUR|USD)/;
const longestRead = 20_000;

/**
 * A text is medical by what it holds: results, medicines, findings, or clinical words enough to outweigh what speaks against
 * it. `named` is how many kinds of papers its words speak for.
 */
export function looksMedical(
  facts: DocumentFacts,
  { title, words, named }: { title: ReadonlyMap<DocumentKind, number>; words: ToldWords; named: number },
): boolean {
  const { labGroups, medications, findings, terms, sectionNames } = facts;
  const text = facts.text.slice(0, longestRead);
  const against = words.families + (price.test(text) ? 1 : 0);
  const held =
    Math.min(labGroups.length, 4) +
    Math.min(medications, 3) +
    Math.min(findings, 4) +
    Math.min(words.clinical, 4) +
    Math.min(named, 2);
  const sections = sectionNames.filter((name) => !anyPaper.has(name)).length;
  const total = held + Math.min(sections, 3) + (title.size > 0 ? 2 : 0);
  // A line of a note can be all there is: one term is much of so short a text, and little of a long one.
  if (against === 0 && text.length <= shortText && held + terms > 0) return true;
  return total + (against === 0 ? Math.min(terms, 2) : 0) > (against === 0 ? 1 : 2 + 2 * against);
}

const shortText = 300;
