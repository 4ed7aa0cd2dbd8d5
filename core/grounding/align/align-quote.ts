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

/** Where the words of a quote stand, and how surely: as printed, folded, mostly, or only by the line that was named. */
export type Aligned = { span: Span; by: 'words' | 'folded' | 'mostly' | 'line' };

/** Marks around a quote that are not part of it. */
const marksAround = /^[\s"'“”‘’….,;:]+|[\s"'“”‘’…,;:]+$/g;

/** `lines` are numbered from 1, and any of them may be wrong. */
export function alignQuote(quote: string, lines: readonly number[], source: AlignableText): Aligned | undefined {
  const words = quote.replace(marksAround, '');
  const hinted = hintedLines(lines, source);
  const hints = hinted.map(({ span }) => span);
  const exact = nearest(placesOf(words, source.text), hints);
  if (exact) return { span: exact, by: 'words' };
  const folded = nearest(foldedPlaces(words, source.folded), hints);
  if (folded) return { span: folded, by: 'folded' };
  const mostly = nearest(closestStretch(words, source.pieces), hints);
  if (mostly) return { span: mostly, by: 'mostly' };
  const [line] = hinted;
  return line && { span: line.span, by: 'line' };
}

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
