import type { Span } from '../../kernel/span.ts';
import type { Item } from './item.ts';
import { lexLine } from './lex-line.ts';
import type { DecimalSign } from './numbers.ts';

/** The items of a stretch of one document, numbered as a cell of its line. */
export type Lexer = (span: Span, cell: number) => readonly Item[];

const longestKept = 4096; // characters
const mostKept = 128; // stretches: readers look at a line and its neighbours

/** A lexer that looks at each stretch once, however many readers ask for it while they are near. */
export function createLexer(text: string, decimal: DecimalSign): Lexer {
  const known = new Map<number, readonly Item[]>();
  return ([start, end], cell) => {
    if (end - start >= longestKept) return lexLine(text, [start, end], cell, decimal);
    const key = start * longestKept + end - start;
    const kept = known.get(key);
    const items = kept ?? lexLine(text, [start, end], cell, decimal);
    if (!kept) {
      if (known.size >= mostKept) known.clear();
      known.set(key, items);
    }
    return (items[0]?.cell ?? cell) === cell ? items : items.map((item) => ({ ...item, cell }));
  };
}
