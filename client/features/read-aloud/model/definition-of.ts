import type { ExplainedTerm, Language } from '#core/documents/explanation.ts';
import type { Passage } from '#core/reading-aloud/passages.ts';

export type FoundDefinition = {
  term: string;
  say: string | undefined;
  definition: string;
  spoken: string;
  language: Language;
};

/** What a page says of a word. Where that is read aloud too, it is spoken as it is there, and in its language. */
export function definitionOf(
  terms: readonly ExplainedTerm[],
  term: string,
  passages: readonly Passage[],
  language: Language,
): FoundDefinition | null {
  const found = terms.find((each) => each.term.toLowerCase() === term.toLowerCase());
  if (found === undefined) return null;
  const read = passages.filter(({ part, text }) => part === 'terms' && text !== '' && found.definition.includes(text));
  const isWhole = read.map(({ text }) => text).join(' ') === found.definition;
  return {
    term: found.term,
    say: found.say,
    definition: found.definition,
    spoken: isWhole ? read.map(({ spoken }) => spoken).join(' ') : found.definition,
    language: isWhole ? (read[0]?.language ?? 'en') : language,
  };
}
