import type { ExplainedTerm } from '#core/documents/explanation.ts';

/** A stretch of words; with a term where they name one. */
export type TextRun = { text: string; term: ExplainedTerm | null };

export type RunsOf = (text: string) => readonly TextRun[];

/**
 * Finds the explained terms in other words: whole words, in small letters or capitals, the longest that fits. Short words in capitals
 * are found in capitals only: AS is a valve that is too narrow, and "as" is not.
 */
export function termRuns(terms: readonly ExplainedTerm[]): RunsOf {
  const named = terms.filter(({ term }) => term.trim() !== '').toSorted((a, b) => b.term.length - a.term.length);
  if (named.length === 0) return (text) => [{ text, term: null }];
  const exact = new Map(named.map((term) => [squeezed(term.term), term]));
  const anyCase = new Map(
    named.filter(({ term }) => !isShortForm(term)).map((term) => [squeezed(term.term).toLowerCase(), term]),
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${named.map(patternOf).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const termOf = (found: string) => exact.get(squeezed(found)) ?? anyCase.get(squeezed(found).toLowerCase());
  return (text) => {
    const runs: TextRun[] = [];
    let from = 0;
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const term = termOf(found);
      if (term === undefined) continue;
      if (index > from) runs.push({ text: text.slice(from, index), term: null });
      runs.push({ text: found, term });
      from = index + found.length;
    }
    if (from < text.length) runs.push({ text: text.slice(from), term: null });
    return runs;
  };
}

/** The terms that a text names, each once. */
export const termsIn = (runs: readonly TextRun[]): ExplainedTerm[] => [
  ...new Set(runs.flatMap(({ term }) => term ?? [])),
];

const patternOf = ({ term }: ExplainedTerm) =>
  term
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
    .join('\\s+');

const squeezed = (text: string) => text.replace(/\s+/gu, ' ').trim();
const isShortForm = (word: string) => word.length <= 4 && word === word.toUpperCase();
