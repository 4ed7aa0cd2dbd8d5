import type { ExplainedTerm } from '#core/documents/explanation.ts';

/** The terms to mark where somebody asks for the important ones: those of high importance, and where there are none, of medium. */
export function importantTerms(terms: readonly ExplainedTerm[]): string[] {
  const named = (wanted: ExplainedTerm['importance']) =>
    terms.filter(({ importance }) => importance === wanted).map(({ term }) => term);
  const high = named('high');
  return high.length > 0 ? high : named('medium');
}
