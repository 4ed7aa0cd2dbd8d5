import type { ExplainedTerm, Explanation, Sentence } from '../documents/explanation.ts';
import { readability } from '../explaining/readability.ts';
import { textAt } from '../kernel/span.ts';

/** The grade of what is shown, as the built-in interpreter counts it: terms and the names of findings are explained where they stand. */
export function gradeOf(
  sentences: readonly Sentence[],
  terms: readonly ExplainedTerm[],
  { text, findings }: Pick<Explanation, 'text' | 'findings'>,
): number {
  const glossary = [
    ...terms.flatMap(({ term, spans }) => [term, ...spans.map((span) => textAt(text, span))]),
    ...findings.flatMap((finding) => [finding.text, finding.concept]),
  ];
  const ofRecords = new Set(sentences.flatMap((sentence) => (sentence.source === undefined ? [] : [sentence.text])));
  return readability(
    sentences.map((sentence) => sentence.text),
    glossary,
    ofRecords,
  ).grade;
}
