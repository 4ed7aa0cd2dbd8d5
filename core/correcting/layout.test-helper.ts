import type { DocumentLayout, PageWord } from '../documents/page-layout.ts';
import { textAt } from '../kernel/span.ts';

/** A text with a page for each part between lines of "---", and every run of letters that are no spaces as a word. */
export function laidOut(written: string): { text: string; layout: DocumentLayout } {
  const parts = written.split('\n---\n');
  const text = parts.join('\n\n');
  let start = 0;
  const pages = parts.map((part, index) => {
    const from = start;
    start += part.length + 2;
    const words = Array.from(part.matchAll(/\S+/g), (match): PageWord => {
      const at = from + match.index;
      return { span: [at, at + match[0].length], box: [index / 10, 0.1, 0.5, 0.2], confidence: 0.9 };
    });
    return {
      number: index + 1,
      kind: 'scan' as const,
      width: 1240,
      height: 1754,
      turn: 0 as const,
      hasPicture: true,
      problem: null,
      span: [from, from + part.length] satisfies [number, number] as [number, number],
      words,
    };
  });
  return { text, layout: { pages } };
}

export const wordsOf = (text: string, { pages }: DocumentLayout): string[] =>
  pages.flatMap(({ words }) => words.map(({ span }) => textAt(text, span)));
