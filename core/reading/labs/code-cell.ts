import type { Span } from '../../kernel/span.ts';

/** The code of an allergen, as printed before its name: "f13", "D1"; capitals only where no other test is called so. */
const code = /^(?:[c-ikmnoptw]\d{1,3}|[DEFGHIMW]\d{1,3})$/;

/** Cells without the code of an allergen that stands in the first one, before its name: "f2   Cow's milk   <0.10". */
export function withoutCode<C extends { span: Span }>(text: string, cells: C[]): C[] {
  const [first, second] = cells;
  if (!first || !second || first.span[1] - first.span[0] > 4 || !code.test(text.slice(...first.span))) return cells;
  return /^\p{L}[\p{L}'’.-]{2}/u.test(text.slice(...second.span)) && cells.length > 2 ? cells.slice(1) : cells;
}
