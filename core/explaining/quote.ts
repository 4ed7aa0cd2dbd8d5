import { textAt, type Span } from '../kernel/span.ts';
import { wordCount } from './wording.ts';

const bullet = /^(?:[-*•·–]|\(?\d{1,2}[.)]|[A-Z][.)])\s+/;

/** Words of the document as they are shown in quotes: one line, no bullet, no closing stop, no quotes inside. */
export function printedWords(text: string, span: Span): string {
  return textAt(text, span)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(bullet, '')
    .replace(/["“”]/g, "'")
    .replace(/[\s.;:,]+$/, '');
}

/** The printed words where they are short enough to be read in one go; undefined otherwise, for a cut quote can turn its sense. */
export function shortQuote(text: string, span: Span, mostWords = 18): string | undefined {
  const words = printedWords(text, span);
  const count = wordCount(words);
  return count > 0 && count <= mostWords && /\p{L}{2}/u.test(words) ? `"${words}"` : undefined;
}
