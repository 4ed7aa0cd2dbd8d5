import type { LabResult } from '../../documents/explanation.ts';
import type { DocumentLayout, PageWord, WordDoubt } from '../../documents/page-layout.ts';
import { textAt } from '../../kernel/span.ts';
import { printOf, suspicionsOf, type RecognisedRow } from './row-suspicions.ts';
import { rowsWithWords } from './row-parts.ts';
import { isRecognised, wordsOfUnclearPages } from './page-words.ts';

/** Words recognised without a doubt that do not fit the result they were read for: one was misread, or a cell was not read. Nothing is put right by guess. */
export function suspectWords(rows: readonly LabResult[], layout: DocumentLayout | undefined, text: string): PageWord[] {
  const recognised = layout?.pages.flatMap(({ words }) => words.filter(isRecognised)) ?? [];
  if (recognised.length === 0) return [];
  const read = recognisedRows(rows, recognised, text);
  const print = printOf(read);
  const unclear = wordsOfUnclearPages(layout, text);
  const suspects = new Map<PageWord, WordDoubt['reason']>();
  for (const each of read) {
    for (const [parts, reason] of suspicionsOf(each, print))
      for (const { word, part } of each.words) if (parts.includes(part)) suspects.set(word, reason);
    for (const { word, part } of each.words)
      if (part === 'number' && (unclear.has(word) || (each.isInTable && hasRest.test(textAt(text, word.span)))))
        suspects.set(word, 'faint');
  }
  for (const word of unreadCells(read, text)) if (!suspects.has(word)) suspects.set(word, 'faint');
  return [...suspects].flatMap(([word, reason]) =>
    word.doubt || word.corrected ? [] : [{ ...word, doubt: { reason } }],
  );
}

function recognisedRows(rows: readonly LabResult[], recognised: readonly PageWord[], text: string): RecognisedRow[] {
  return rowsWithWords(rows, recognised, text)
    .filter(({ words }) => words.length > 0)
    .map(({ row, words, region: [start, end] }) => ({
      row,
      words,
      // A row ends before the bracket that closes its range.
      isOpen: hasOpenBracket(text.slice(start, end + 2)),
      isInTable: text.slice(start, end).includes('  '),
    }));
}

/** "(normal 65-991": the bracket that closes a range is easily taken for a 1. */
const hasOpenBracket = (printed: string): boolean =>
  (printed.match(/[([]/g)?.length ?? 0) > (printed.match(/[)\]}]/g)?.length ?? 0);

/** "'98", ".92.": a sign at its side that is no part of a number may be what is left of a figure. */
const hasRest = /^[|_~'‘’`.,·]|[|_~'‘’`.,·]$/;

/** Words of a row that nothing was made of. Where most rows have such, it is a column that is not read at all. */
function unreadCells(read: readonly RecognisedRow[], text: string): PageWord[] {
  const inTables = read.filter(({ isInTable }) => isInTable);
  const numbers = new Set(
    inTables.flatMap(({ words }) => words.flatMap(({ word, part }) => (part === 'number' ? word : []))),
  );
  const left = inTables.map(({ words }) =>
    words.flatMap(({ word, part }) => (part === 'other' && /[\p{L}\d]/u.test(textAt(text, word.span)) ? word : [])),
  );
  const some = left.filter((words) => words.length > 0).length;
  const isColumn = some >= 4 && some * 5 > inTables.length * 2;
  const isUnit = ({ span }: PageWord) => /^[x×*]?\s?1[0oO]|\/[dmµu]?[lL]/.test(textAt(text, span));
  // What is the number of one date is no part of the others.
  return left.flat().filter((word) => !numbers.has(word) && (!isColumn || isUnit(word)));
}

/** A layout in which words that do not fit the results read from them are doubtful too; the same object where all fit. */
export function withSuspects(layout: DocumentLayout, rows: readonly LabResult[], text: string): DocumentLayout {
  const suspects = new Map(suspectWords(rows, layout, text).map((word) => [String(word.span), word]));
  if (suspects.size === 0) return layout;
  const suspected = (word: PageWord): PageWord => suspects.get(String(word.span)) ?? word;
  return { pages: layout.pages.map((page) => ({ ...page, words: page.words.map(suspected) })) };
}
