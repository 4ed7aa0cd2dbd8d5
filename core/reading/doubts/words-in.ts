import type { PageWord } from '../../documents/page-layout.ts';
import type { Span } from '../../kernel/span.ts';

/** Answers which words touch a span, in the time of a look-up and of the answer. Words do not overlap each other. */
export function wordsIn(words: readonly PageWord[]): (span: Span) => PageWord[] {
  const inOrder = [...words].sort((a, b) => a.span[0] - b.span[0]);
  return ([start, end]) => {
    const found: PageWord[] = [];
    for (let at = firstAfter(inOrder, start); at < inOrder.length; at += 1) {
      const word = inOrder[at];
      if (word === undefined || word.span[0] >= end) break;
      found.push(word);
    }
    return found;
  };
}

/** The place of the first word that ends behind an offset. */
function firstAfter(inOrder: readonly PageWord[], offset: number): number {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inOrder[middle]?.span[1] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
