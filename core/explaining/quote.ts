import { textAt, type Span } from '../kernel/span.ts';
import { wordCount } from './wording.ts';

const bullet = /^(?:[-*•·–]|\(?\d{1,2}[.)]|[A-Z][.)])\s+/;

/** Words of the document as they are shown in quotes: one line, no bullet, no closing stop, no quotes inside. */
export function tidied(words: string): string {
  const trimmed = words.trim();
  return isTidy.test(trimmed) ? trimmed : tidiedUp(trimmed);
}

/** Most are: words with single blanks between them, that begin and end with a letter or a digit. */
const isTidy = /^[a-z][\w%()/-]*(?: [\w%()/-]+)*(?<=[\w)%])$/;

const tidiedUp = (words: string): string =>
  withoutColumns(words)
    .replace(/\s+/g, ' ')
    .replace(bullet, '')
    .replace(/: [-*•] /g, ': ')
    .replace(/["“”]/g, "'")
    .replace(/[\s.;:,]+$/, '');

/** The cells of a row of a table, between bars or wide gaps, as a list: "Apixaban, 5 mg, twice a day". */
const withoutColumns = (words: string): string =>
  words
    .replace(/^(?:\s*\|)+\s*|(?:\|\s*)+$/g, '')
    .replace(/[\s,]*\|[\s|]*/g, ', ')
    .replace(/(?<=[\p{L}\d%)?])[ \t]{3,}(?=[^\s,;.:])/gu, ', ');

export const printedWords = (text: string, span: Span): string => tidied(textAt(text, span));

/** Words in quotes where they are short enough to be read in one go; undefined otherwise, for a cut quote can turn its sense. */
export function quoted(words: string, mostWords: number): string | undefined {
  const tidy = tidied(words);
  const count = wordCount(tidy);
  return count > 0 && count <= mostWords && /\p{L}{2}/u.test(tidy) ? `"${tidy}"` : undefined;
}
