import type { ExplainedTerm } from '../documents/explanation.ts';

/** Finds which terms of a document stand in a sentence. The longest wins: "kidney disease" is not told within "chronic kidney disease". */
export function termFinder(terms: readonly ExplainedTerm[]): (sentence: string) => string[] {
  const known = terms
    .flatMap(({ term }) => namesOf(term).map((name) => ({ term, pattern: wholeWord(name), length: name.length })))
    .toSorted((a, b) => b.length - a.length);
  return (sentence) => {
    let left = sentence;
    const found = known.flatMap(({ term, pattern }) => {
      const at = left.search(pattern);
      if (at === -1) return [];
      left = left.replace(new RegExp(pattern, 'giu'), (words) => ' '.repeat(words.length));
      return [{ term, at }];
    });
    return [...new Set(found.toSorted((a, b) => a.at - b.at).map(({ term }) => term))];
  };
}

// "Urea Nitrogen (BUN)" stands in a sentence by either name.
function namesOf(term: string): string[] {
  const [, outer, inner] = /^(.{2,}?)\s*\(([^()]{2,})\)$/u.exec(term) ?? [];
  return [term, outer, inner].filter((name) => name !== undefined);
}

const wholeWord = (name: string) =>
  new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}s?(?![\\p{L}\\d])`, 'iu');
