import type { Span } from '../../kernel/span.ts';
import { isResultInWords } from './wording.ts';

/** The code of an allergen, as printed before its name: "f13", "D1"; capitals only where no other test is called so. */
const allergen = /^(?:[c-ikmnoptw]\d{1,3}|[DEFGHIMW]\d{1,3})$/;
/** The code of a test: some digits, and one that checks them by the rule of Luhn (LOINC Users' Guide). */
function isLoinc(words: string): boolean {
  const digits = /^(?:LOINC\s?:?\s?)?(\d{3,5})-(\d)$/i.exec(words)?.slice(1).join('') ?? '';
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const counted = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

const mostBefore = 4; // cells

/**
 * Cells that begin with the name, without codes: "f2   Cow's milk   <0.10"; "Chemistry | 2345-7 | GLU | Glucose | 98 | mg/dL", where groups
 * and short names may stand beside the code.
 */
export function withoutCode<C extends { span: Span }>(text: string, cells: C[]): C[] {
  const words = (cell: C | undefined): string => (cell ? text.slice(...cell.span) : '');
  const [first, second] = cells;
  if (allergen.test(words(first)) && /^\p{L}[\p{L}'’.-]{2}/u.test(words(second)) && cells.length > 2)
    return cells.slice(1);
  const code = cells.slice(0, mostBefore).findIndex((cell) => isLoinc(words(cell)));
  if (code < 0) return cells;
  const behind = cells.slice(code + 1);
  const named = behind.findIndex((cell, at) => isName(words(cell)) && !isName(words(behind[at + 1])));
  // "Glucose | 2345-7 | 98"
  if (named !== 0 && !isName(words(behind[0]))) return [...cells.slice(Math.max(0, code - 1), code), ...behind];
  return behind.slice(Math.max(0, named));
}

const isName = (words: string): boolean => /^(?:\p{L}|\d{1,2}-\p{L})/u.test(words) && !isResultInWords(words);
