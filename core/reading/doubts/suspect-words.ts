import type { LabResult } from '../../documents/explanation.ts';
import type { DocumentLayout, PageWord, WordDoubt } from '../../documents/page-layout.ts';
import { textAt } from '../../kernel/span.ts';
import { type RecognisedRow, recognisedRows } from './recognised-rows.ts';
import { printOf, suspicionsOf } from './row-suspicions.ts';
import { isRecognised, wordsOfUnclearPages } from './unclear-pages.ts';

/**
 * Words that were recognised from a picture without a doubt, but do not fit the result they were read for: then one of its words
 * was misread, or a cell was not read at all. Nothing is ever put right by guess.
 */
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
