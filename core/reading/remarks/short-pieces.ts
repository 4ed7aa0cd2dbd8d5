import type { Span } from '../../kernel/span.ts';
import { linesOf, trimmed, type Piece } from '../lines.ts';

const longestLine = 4000;
const longestPiece = 300;

/** A title, an initial and the "N." of a germ end no sentence. */
const sentenceEnd = /(?<=(?<!\b(?:Dr|Mr|Mrs|Ms|\p{Lu}))[.;]\s)/u;

/** Most lines are one piece, which is seen at once. */
const mayEnd = /[.;]\s/;

/** The sentences of each line, wide rows whole, none longer than is worth a look. */
export function shortPieces(text: string): Piece[] {
  return linesOf(text).flatMap(({ text: line, span: [start] }) => {
    let at = start;
    const looked = line.slice(0, longestLine);
    return (mayEnd.test(looked) ? looked.split(sentenceEnd) : [looked]).flatMap((words): Piece[] => {
      const span: Span = [at, at + Math.min(words.length, longestPiece)];
      at += words.length;
      return words.trim() === '' ? [] : [trimmed(text, span)];
    });
  });
}
