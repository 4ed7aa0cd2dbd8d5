import type { ExplainedTerm, LabResult } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';
import type { Mark } from '#client/lib/segment-text.ts';

export type TextMark =
  | { kind: 'term'; term: ExplainedTerm }
  | { kind: 'lab'; result: LabResult; end: number }
  | { kind: 'doubt'; end: number }
  | { kind: 'corrected'; end: number }
  | { kind: 'source' }
  | { kind: 'selected' };

type Explained = Pick<Interpretation, 'medicalTerminology' | 'labResults'>;

/** Words that were hard to read, and those that a person has settled. */
export type CheckMarks = { doubtful: Span[]; corrected: Span[] };

const noChecks: CheckMarks = { doubtful: [], corrected: [] };

/**
 * What is marked in a text: words with a meaning to tap, results outside their range, words that were hard to read, and the place a
 * link points to.
 */
export function textMarks(
  text: string,
  explained: Explained | null,
  source: Span | null,
  { doubtful, corrected }: CheckMarks = noChecks,
): Mark<TextMark>[] {
  return [
    ...(source === null ? [] : [{ span: source, mark: { kind: 'source' } as const }]),
    ...(explained?.labResults ?? []).filter(isOutside).map(labMark),
    ...doubtful.map((span) => ({ span, mark: { kind: 'doubt', end: span[1] } as const })),
    ...corrected.map((span) => ({ span, mark: { kind: 'corrected', end: span[1] } as const })),
    ...termMarks(text, explained?.medicalTerminology ?? []),
  ];
}

/** Those marks that touch a part of the text, cut to it and counted from its start. */
export const marksWithin = (marks: Mark<TextMark>[], part: Span): Mark<TextMark>[] =>
  marks
    .filter(({ span }) => overlaps(span, part))
    .map(({ span, mark }) => ({
      span: [Math.max(span[0], part[0]) - part[0], Math.min(span[1], part[1]) - part[0]],
      mark,
    }));

export const isOutside = ({ flag }: Pick<LabResult, 'flag'>): boolean => flag !== 'normal' && flag !== 'unknown';

const labMark = (result: LabResult): Mark<TextMark> => ({
  span: result.span,
  mark: { kind: 'lab', result, end: result.span[1] },
});

// The longest term wins where two claim the same words, and a term that runs over a line end is tapped on either line.
function termMarks(text: string, terms: ExplainedTerm[]): Mark<TextMark>[] {
  const all = terms.flatMap((term) => term.spans.map((span) => ({ span, term })));
  const inOrder = all.sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
  const kept: typeof all = [];
  for (const candidate of inOrder) {
    const last = kept.at(-1);
    if (last === undefined || !overlaps(last.span, candidate.span)) kept.push(candidate);
  }
  return kept.flatMap(({ span, term }) =>
    lineParts(text, span).map((part) => ({ span: part, mark: { kind: 'term', term } as const })),
  );
}

function lineParts(text: string, [start, end]: Span): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const line of text.slice(start, end).split('\n')) {
    const indent = line.length - line.trimStart().length;
    if (line.trim() !== '') parts.push([from + indent, from + line.trimEnd().length]);
    from += line.length + 1;
  }
  return parts;
}
