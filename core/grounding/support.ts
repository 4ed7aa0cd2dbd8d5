import { overlaps, type Span } from '../kernel/span.ts';
import { splitSentences } from './split-sentences.ts';

/** A row longer than this is prose: its support is the sentence, not the whole line. */
const longestRow = 160;

/** The row or sentence that stands around a span: what a sentence that names the span is held against. */
export function supportAround(text: string, span: Span): Span {
  const start = text.lastIndexOf('\n', span[0] - 1) + 1;
  const next = text.indexOf('\n', Math.max(span[0], span[1] - 1));
  const line: Span = [start, next === -1 ? text.length : next];
  if (line[1] - line[0] <= longestRow) return line;
  const inside = splitSentences(text.slice(...line), line[0]).filter((sentence) => overlaps(sentence, span));
  const first = inside[0];
  const last = inside.at(-1);
  return first && last ? [Math.min(first[0], span[0]), Math.max(last[1], span[1])] : span;
}
