import type { PageWord } from '../../documents/page-layout.ts';
import { firstFrom } from '../../kernel/first-from.ts';
import type { Span } from '../../kernel/span.ts';

/** Answers which words touch a span, in the time of a look-up and of the answer. Words do not overlap each other. */
export function wordsIn(words: readonly PageWord[]): (span: Span) => PageWord[] {
  const inOrder = [...words].sort((a, b) => a.span[0] - b.span[0]);
  return ([start, end]) => {
    const found: PageWord[] = [];
    for (let at = firstFrom(inOrder, ({ span }) => span[1] > start); at < inOrder.length; at += 1) {
      const word = inOrder[at];
      if (word === undefined || word.span[0] >= end) break;
      found.push(word);
    }
    return found;
  };
}
