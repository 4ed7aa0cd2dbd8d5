import type { Explanation, Language } from '../documents/explanation.ts';
import { checkIt } from '../explaining/doubt-words.ts';
import { touching } from '../kernel/touching.ts';
import { overlaps, type Span } from '../kernel/span.ts';

const words: Record<Language, string> = {
  en: `Part of this was hard to read: ${checkIt}.`,
  es: 'Parte de esto fue difícil de leer: por favor, compárelo con el papel.',
};

/** Adds the doubt to a sentence that stands on words which were hard to read, or on a result that holds such a word. */
export function doubtAdder(
  { notices, labResults }: Pick<Explanation, 'notices' | 'labResults'>,
  language: Language,
): (text: string, spans: readonly Span[]) => string {
  const doubtful = notices.filter(({ kind }) => kind === 'hard_to_read').flatMap(({ spans }) => spans);
  if (doubtful.length === 0) return (text) => text;
  const isDoubtful = touching(doubtful);
  const rows = labResults.map(({ span }) => span).filter(isDoubtful);
  return (text, spans) =>
    spans.some((span) => isDoubtful(span) || rows.some((row) => overlaps(row, span)))
      ? `${text} ${words[language]}`
      : text;
}
