import { overlaps, type Span } from '../kernel/span.ts';
import { sentencesOf } from '../reading/sentences.ts';

/** A row longer than this is prose: its support is the sentence, not the whole line. */
const longestRow = 160;

/** Sentences longer than this are cut, so that a text without line ends costs no more to check than any other. */
const reach = 1200;

/** The row or sentence that stands around a span: what a sentence that names the span is held against. */
export function supportAround(text: string, span: Span): Span {
  const line = lineAround(text, span);
  if (line[1] - line[0] <= longestRow) return line;
  const inside = sentencesOf(text, line)
    .map((sentence) => sentence.span)
    .filter((sentence) => overlaps(sentence, span));
  const first = inside[0];
  const last = inside.at(-1);
  return first && last ? [Math.min(first[0], span[0]), Math.max(last[1], span[1])] : span;
}

/** The sentence around a span, where a line holds several. */
export function sentenceAround(text: string, span: Span): Span {
  const inside = sentencesOf(text, lineAround(text, span)).find((sentence) => overlaps(sentence.span, span));
  return inside?.span ?? span;
}

function lineAround(text: string, [start, end]: Span): Span {
  const from = Math.max(0, start - reach);
  const lastTouched = Math.max(start, end - 1);
  const to = Math.min(text.length, end + reach);
  const before = text.slice(from, start).lastIndexOf('\n');
  const after = text.slice(lastTouched, to).indexOf('\n');
  return [from + before + 1, after === -1 ? to : lastTouched + after];
}
