import type { ExplainedTerm } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';
import type { Mark } from '#client/lib/segment-text.ts';

/** A word with a meaning, words that a sentence comes from, or those that the open sentence comes from. */
export type OriginalMark =
  { kind: 'term'; term: ExplainedTerm; isFirst: boolean } | { kind: 'told' } | { kind: 'source' };

/** Some lines of the text, with the marks in them counted from its start. */
export type OriginalChunk = { span: Span; text: string; marks: Mark<OriginalMark>[] };

type Explained = Pick<Interpretation, 'text' | 'sentences' | 'labResults' | 'medicalTerminology'>;

const long = 1500; // UTF-16 units: what is drawn anew when a mark in it changes

/** The text in pieces of some lines. Nothing is lost. */
export function originalChunks({ text, sentences, labResults, medicalTerminology }: Explained): OriginalChunk[] {
  const told = [...sentences.flatMap(({ spans }) => spans), ...labResults.map(({ span }) => span)];
  const marks: Mark<OriginalMark>[] = [
    ...distinct(told).map((span) => ({ span, mark: { kind: 'told' } as const })),
    ...medicalTerminology.flatMap((term) =>
      term.spans.map((span, at) => ({ span, mark: { kind: 'term', term, isFirst: at === 0 } as const })),
    ),
  ];
  const inOrder = marks.toSorted((a, b) => a.span[0] - b.span[0]);
  let first = 0;
  return cuts(text).map((span) => {
    const here: typeof marks = [];
    for (let at = first; at < inOrder.length; at++) {
      const mark = inOrder[at];
      if (mark === undefined || mark.span[0] >= span[1]) break;
      if (at === first && mark.span[1] <= span[0]) first += 1;
      if (overlaps(mark.span, span)) here.push(mark);
    }
    return { span, text: text.slice(...span), marks: within(here, span) };
  });
}

/** Marks cut to a part of the text, and counted from its start. */
export const within = (marks: readonly Mark<OriginalMark>[], [start, end]: Span): Mark<OriginalMark>[] =>
  marks.map(({ span, mark }) => ({ span: [Math.max(span[0], start) - start, Math.min(span[1], end) - start], mark }));

function cuts(text: string): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < text.length;) {
    const lineEnd = text.indexOf('\n', start + long);
    const end = lineEnd === -1 ? text.length : lineEnd + 1;
    spans.push([start, end]);
    start = end;
  }
  return spans;
}

const distinct = (spans: Span[]): Span[] => [...new Map(spans.map((span) => [String(span), span])).values()];
