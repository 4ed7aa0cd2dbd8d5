import { overlaps, type Span } from '../kernel/span.ts';
import type { DocumentLayout, PageWord } from '../documents/page-layout.ts';

/** The neighbouring words of one line that a span begins and ends with, in order; undefined when it cuts a word or holds none. */
export function wordsAt(text: string, { pages }: DocumentLayout, [start, end]: Span): PageWord[] | undefined {
  if (start >= end || text.slice(start, end).includes('\n')) return undefined;
  const touched = pages.map(({ words }) => words.filter(({ span }) => overlaps(span, [start, end])));
  const [words = [], ...others] = touched.filter((found) => found.length > 0);
  if (others.length > 0) return undefined;

  const inOrder = words.toSorted((a, b) => a.span[0] - b.span[0]);
  return inOrder.at(0)?.span[0] === start && inOrder.at(-1)?.span[1] === end && onlySpacesBetween(text, inOrder)
    ? inOrder
    : undefined;
}

const onlySpacesBetween = (text: string, words: readonly PageWord[]): boolean =>
  words.every(({ span }, at) => {
    const next = words[at + 1];
    return next === undefined || (span[1] <= next.span[0] && text.slice(span[1], next.span[0]).trim() === '');
  });
