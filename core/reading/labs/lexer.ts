import type { Span } from '../../kernel/span.ts';
import type { Item } from './item.ts';
import { lexLine } from './lex-line.ts';
import type { DecimalSign } from './numbers.ts';

/** The items of a stretch of one document, numbered as a cell of its line. */
export type Lexer = (span: Span, cell: number) => readonly Item[];

/** A lexer that looks at each stretch once, however many readers ask for it. */
export function createLexer(text: string, decimal: DecimalSign): Lexer {
  const known = new Map<number, readonly Item[]>();
  return ([start, end], cell) => {
    const key = start * (text.length + 1) + end;
    const items = known.get(key) ?? lexLine(text, [start, end], cell, decimal);
    known.set(key, items);
    return (items[0]?.cell ?? cell) === cell ? items : items.map((item) => ({ ...item, cell }));
  };
}
