import type { Explanation, Sentence } from '../documents/explanation.ts';

const maxFacts = 30;

/** What our own records say of the results and words of a document, each with its source: all that a model may say with numbers of its own. */
export function generalFactsOf({ sentences }: Pick<Explanation, 'sentences'>): Sentence[] {
  const seen = new Set<string>();
  return sentences
    .filter(
      ({ basis, source, section, text }) =>
        basis === 'general' && source !== undefined && section !== 'question' && !seen.has(text) && seen.add(text),
    )
    .slice(0, maxFacts);
}

/** "1. A1c shows the average blood sugar of three months.": one a line. */
export const generalFactLines = (facts: readonly Sentence[]): string =>
  facts.map(({ text }, at) => `${at + 1}. ${text}`).join('\n');
