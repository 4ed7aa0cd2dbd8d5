import type { LabResult } from '../../documents/explanation.ts';
import type { PageWord } from '../../documents/page-layout.ts';
import { textAt } from '../../kernel/span.ts';
import { rowParts, type RowPart } from './row-parts.ts';
import { rowRegions } from './row-regions.ts';
import { wordsIn } from './words-in.ts';

/** A result with the recognised words that stand in its row, and what each is to it. */
export type RecognisedRow = {
  row: LabResult;
  words: { word: PageWord; part: RowPart }[];
  isOpen: boolean; // whether a bracket is not closed
  isInTable: boolean;
};

export function recognisedRows(
  rows: readonly LabResult[],
  recognised: readonly PageWord[],
  text: string,
): RecognisedRow[] {
  const regions = rowRegions(rows, text);
  const find = wordsIn(recognised);
  return rows.flatMap((row, at): RecognisedRow[] => {
    const region = regions[at] ?? row.span;
    const inside = find(region);
    if (inside.length === 0) return [];
    const partOf = rowParts(row, text);
    return [
      {
        row,
        words: inside.map((word) => ({ word, part: partOf(word.span) })),
        // A row ends before the bracket that closes its range.
        isOpen: hasOpenBracket(text.slice(region[0], region[1] + 2)),
        isInTable: textAt(text, region).includes('  '),
      },
    ];
  });
}

/** "(normal 65-991": the bracket that closes a range is easily taken for a 1. */
const hasOpenBracket = (printed: string): boolean =>
  (printed.match(/[([]/g)?.length ?? 0) > (printed.match(/[)\]}]/g)?.length ?? 0);
