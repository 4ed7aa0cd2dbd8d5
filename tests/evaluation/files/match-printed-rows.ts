import type { LabResult } from '#core/documents/explanation.ts';
import { bare } from '../measures/same.ts';
import type { PrintedRow } from './file-case.ts';
import { lettersApart } from './letters-apart.ts';
import { isSameDate, isSameName, isSameValue } from './same-print.ts';

type Rule = (printed: PrintedRow, shown: LabResult) => boolean;

const hasEqualName: Rule = (printed, { name }) => bare(printed.name) === bare(name);
/** One letter in four may be misread, so that none of three may: ALT is not AST. */
const hasNearName: Rule = (printed, { name }) => {
  const [a, b] = [bare(printed.name), bare(name)];
  return lettersApart(a, b) <= Math.floor(a.length / 4);
};

/** The surest pairs first, over the whole document; a row that is paired by its name alone shows a wrong value. */
const rules: readonly Rule[] = [
  (printed, shown) => hasEqualName(printed, shown) && isSameValue(printed, shown),
  (printed, shown) => isSameName(printed, shown) && isSameValue(printed, shown),
  (printed, shown) => hasNearName(printed, shown) && isSameValue(printed, shown),
  hasEqualName,
  isSameName,
  hasNearName,
];

export type Pair = { printed: PrintedRow; shown: LabResult | undefined };

/** Pairs each printed row with at most one that is shown, and each shown row with at most one that is printed. */
export function matchPrintedRows(
  printed: readonly PrintedRow[],
  shown: readonly LabResult[],
): { pairs: Pair[]; extra: LabResult[] } {
  const free = new Set(shown);
  const found = new Map<PrintedRow, LabResult>();
  for (const rule of rules) {
    for (const row of printed.filter((each) => !found.has(each))) {
      const fitting = [...free].find((candidate) => isSameDate(row, candidate) && rule(row, candidate));
      if (fitting === undefined) continue;
      found.set(row, fitting);
      free.delete(fitting);
    }
  }
  return { pairs: printed.map((row) => ({ printed: row, shown: found.get(row) })), extra: [...free] };
}
