import type { DocumentLayout, DocumentPage, PageWord } from '../documents/page-layout.ts';
import type { Span } from '../kernel/span.ts';
import { canonicalText } from '../reading/canonical-text.ts';
import { replaceWords, type Replaced } from './replace-words.ts';
import { wordsAt } from './words-at.ts';
import { writtenLine } from './written-line.ts';

/** `at` is when, in ISO 8601. */
export type Correction = { span: Span; text: string; at: string };

export type Corrected = { text: string; layout: DocumentLayout; span: Span };

/** `unusable`: what was written is no plain line of 1 to 80 characters; `misplaced`: no words of one line stand at this span. */
export type CorrectionFault = { fault: 'unusable' | 'misplaced' };

/**
 * Puts what a person wrote in the place of the words at a span. Everything behind them moves, so that every span of the layout cuts out
 * the words it did before; the corrected words keep their boxes and remember what the machine had read at first.
 */
export function correctWord(
  text: string,
  layout: DocumentLayout,
  { span, text: written, at }: Correction,
): Corrected | CorrectionFault {
  const line = writtenLine(written);
  if (line === undefined) return { fault: 'unusable' };
  const words = wordsAt(text, layout, span);
  if (words === undefined) return { fault: 'misplaced' };

  const [start, end] = span;
  const replaced = replaceWords(text, words, { line, at });
  const corrected = text.slice(0, start) + replaced.text + text.slice(end);
  if (!isCanonicalAround(corrected, start, start + replaced.text.length)) return { fault: 'unusable' };
  return {
    text: corrected,
    layout: { pages: layout.pages.map((page) => replaceOnPage(page, { words, replaced, span })) },
    span: [start, start + replaced.text.length],
  };
}

/** A mark at the beginning may melt with the letter before it, and then no span would be right. */
function isCanonicalAround(text: string, start: number, end: number): boolean {
  const lineEnd = text.indexOf('\n', end);
  const line = text.slice(text.lastIndexOf('\n', start) + 1, lineEnd === -1 ? text.length : lineEnd);
  return canonicalText(line) === line;
}

type Replacement = { words: readonly PageWord[]; replaced: Replaced; span: Span };

function replaceOnPage(page: DocumentPage, { words, replaced, span: [start, end] }: Replacement): DocumentPage {
  const by = replaced.text.length - (end - start);
  const moved = (span: Span): Span => [
    span[0] >= end ? span[0] + by : span[0],
    span[1] >= end ? span[1] + by : span[1],
  ];
  const [first] = words;
  const gone = new Set(words);
  const wordsNow = page.words.flatMap((word) => {
    if (word === first) return replaced.words;
    return gone.has(word) ? [] : [{ ...word, span: moved(word.span) }];
  });
  return { ...page, span: moved(page.span), words: wordsNow };
}
