import type { Explanation } from '../documents/explanation.ts';
import { blanked, overlaps, type Span } from '../kernel/span.ts';
import { linesOf } from '../reading/lines.ts';

/** A line longer than this is a paragraph, of which only the flagged sentences are taken out. */
const longestLine = 300;

/**
 * A document without the lines that try to give orders, and without what was read in them: they are neither sent nor does anything
 * rest on them. Blanks stand in their place, so that every other word keeps its offset.
 */
export function withoutCommands(explanation: Explanation): Explanation {
  const spans = commandSpans(explanation);
  if (spans.length === 0) return explanation;
  const isOutside = ({ span }: { span: Span }): boolean => !spans.some((one) => overlaps(one, span));
  return {
    ...explanation,
    text: blanked(explanation.text, spans),
    labResults: explanation.labResults.filter(isOutside),
    medications: explanation.medications.filter(isOutside),
    findings: explanation.findings.filter(isOutside),
  };
}

/** The lines in which something is flagged, whole: what stands beside an order belongs to it. */
function commandSpans({ text, notices }: Explanation): Span[] {
  const flagged = notices.filter(({ kind }) => kind === 'instruction_in_document').flatMap(({ spans }) => spans);
  if (flagged.length === 0) return [];
  const lines = linesOf(text).map(({ span }) => span);
  return flagged.flatMap((span) => {
    const own = lines.filter((line) => overlaps(line, span));
    return own.every(([start, end]) => end - start <= longestLine) ? own : [span];
  });
}
