import { matchesIn } from '../kernel/matches-in.ts';
import type { Span } from '../kernel/span.ts';

/** A stretch of a text and where it stands in the whole. `text` is exactly what the span covers. */
export type Piece = { text: string; span: Span };

/** Every line, empty ones too, without its line end. */
export function linesOf(text: string, [from, to]: Span = [0, text.length]): Piece[] {
  const lines: Piece[] = [];
  const stretch = text.slice(from, to); // a search goes no further than it has to
  let start = 0;
  while (start <= stretch.length) {
    const newline = stretch.indexOf('\n', start);
    const end = newline === -1 ? stretch.length : newline;
    lines.push({ text: stretch.slice(start, end), span: [from + start, from + end] });
    start = end + 1;
  }
  return lines;
}

/** The stretch without the white space around it. */
export function trimmed(text: string, [start, end]: Span): Piece {
  const words = text.slice(start, end);
  const head = words.length - words.trimStart().length;
  const inner = words.trim();
  return { text: inner, span: [start + head, start + head + inner.length] };
}

/** The white space before the first word. */
export const indentOf = (line: string): number => line.length - line.trimStart().length;

export const isBlank = (line: Piece): boolean => line.text.trim() === '';

/** "1. ", "2) ", "(3) ", "- ", "• ": the mark that opens a list item, with the white space around it. */
const itemMark =
  /^[ \t]*(?:\(?\d{1,2}[.)][ \t]+(?=\S)|\(?\d{1,2}\)(?=\S)|[-–—*•·▪●◦o»«¢©®¤■□►➢✓][ \t]+(?=\S)|[•▪●◦■►➢])/;

export const itemMarkLength = (line: string): number => itemMark.exec(line)?.[0].length ?? 0;

export const isItem = (line: string): boolean => itemMarkLength(line) > 0;

/** A row of a table: columns set apart by bars, tabs or wide gaps. */
export const isRow = (line: string): boolean => /\||\t|\S {3,}\S/.test(line);

/** The cells of a row that hold something: words with single blanks between them, set apart by bars, tabs or wide gaps. */
export const cellsOf = ({ text, span: [start] }: Piece): Piece[] =>
  matchesIn(text, /[^\s|]+(?: [^\s|]+)*/g).map(({ 0: words, index }) => ({
    text: words,
    span: [start + index, start + index + words.length],
  }));

export const hasDigit = (text: string): boolean => /\d/.test(text);
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
/** Three letters in a row: shorter ones may be units or marks. */
export const hasWord = (text: string): boolean => /\p{L}{3}/u.test(text);
export const hasSmall = (text: string): boolean => /\p{Ll}/u.test(text);
export const opensInCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
/** How many words there are, counted up to `most`. */
export const wordCount = (text: string, most?: number): number => text.split(/\s+/, most).length;
