import type { Span } from '../../kernel/span.ts';
import { isBlank, linesOf, trimmed, type Piece } from '../../reading/lines.ts';
import { sentencesOf } from '../../reading/sentences.ts';
import { closestStretch, wordedPiece, type WordedPiece } from './common-subsequence.ts';
import { nearest, placesOf } from './find-words.ts';
import { foldText, type FoldedText } from './fold-text.ts';

/** A text made ready for many quotes. Spans are UTF-16 offsets into `text`. */
export type AlignableText = {
  text: string;
  lines: readonly Piece[];
  folded: FoldedText;
  pieces: readonly WordedPiece[];
};

export function alignableText(text: string): AlignableText {
  return {
    text,
    lines: linesOf(text),
    folded: foldText(text),
    pieces: sentencesOf(text).map((sentence) => wordedPiece(sentence.text, sentence.span[0])),
  };
}

/** What leaves words of the document out of a quote. */
const leftOut = /\s*(?:\[?\.{3,}\]?|\[?…\]?)\s*/;

/** Marks around a quote that are not part of it. */
const marksAround = /^[\s"'“”‘’….,;:]+|[\s"'“”‘’…,;:]+$/g;

/**
 * Where the words of a quote stand: as printed, folded, or mostly; a part for each stretch between words left out. Undefined where one
 * of them stands nowhere. `lines` are numbered from 1, and any of them may be wrong.
 */
export function alignQuote(quote: string, lines: readonly number[], source: AlignableText): Span[] | undefined {
  const hints = hintedLines(lines, source).map(({ span }) => span);
  const parts = quote.split(leftOut).map((part) => part.replace(marksAround, ''));
  const spans = parts.filter((part) => part !== '').map((part) => placeOf(part, hints, source));
  const found = spans.filter((span) => span !== undefined);
  return found.length === 0 || found.length < spans.length ? undefined : found;
}

const placeOf = (words: string, hints: readonly Span[], source: AlignableText): Span | undefined =>
  nearest(placesOf(words, source.text), hints) ??
  nearest(foldedPlaces(words, source.folded), hints) ??
  nearest(closestStretch(words, source.pieces), hints);

/** The named lines that exist and hold words, without the white space around them. */
export function hintedLines(lines: readonly number[], { text, lines: all }: AlignableText): Piece[] {
  return [...new Set(lines)].flatMap((number) => {
    const line = Number.isInteger(number) ? all[number - 1] : undefined;
    return line && !isBlank(line) ? [trimmed(text, line.span)] : [];
  });
}

function foldedPlaces(words: string, { text, starts, ends }: FoldedText): Span[] {
  const wanted = foldText(words).text.trim();
  return placesOf(wanted, text).map(([start, end]) => [starts[start] ?? 0, ends[end - 1] ?? 0]);
}
