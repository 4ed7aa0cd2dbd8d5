import type { Span } from '#core/kernel/span.ts';

/** The exact words a sentence stands on, inside the row or sentence of the document that holds them. */
export type SourceExcerpt = { before: string; quote: string; after: string; span: Span };

const longest = 220; // of the words on either side, in UTF-16 units

/** One excerpt for each source, in the order of the document; a source that repeats or lies outside the text is left out. */
export function sourceExcerpts(text: string, spans: Span[]): SourceExcerpt[] {
  const seen = new Set<string>();
  return [...spans]
    .sort((a, b) => a[0] - b[0] || b[1] - a[1])
    .filter(([start, end]) => start >= 0 && start < end && end <= text.length)
    .filter((span) => !seen.has(String(span)) && seen.add(String(span)))
    .map((span) => excerpt(text, span));
}

function excerpt(text: string, span: Span): SourceExcerpt {
  const [start, end] = span;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineBreak = text.indexOf('\n', end);
  const lineEnd = lineBreak === -1 ? text.length : lineBreak;
  return {
    before: lastWords(text.slice(start === 0 ? 0 : lineStart, start)).trimStart(),
    quote: text.slice(start, end),
    after: firstWords(text.slice(end, lineEnd)).trimEnd(),
    span,
  };
}

// A paragraph printed as one long line is cut at a word, so that the quote stays in view.
const lastWords = (words: string) =>
  words.length <= longest ? words : `… ${words.slice(-longest).replace(/^\S*\s+/u, '')}`;
const firstWords = (words: string) =>
  words.length <= longest ? words : `${words.slice(0, longest).replace(/\s+\S*$/u, '')} …`;
