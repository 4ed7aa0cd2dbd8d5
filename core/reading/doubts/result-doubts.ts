import type { PageWord } from '../../documents/page-layout.ts';
import type { LabResult } from '../../documents/explanation.ts';
import { textAt, type Span } from '../../kernel/span.ts';
import { rowsWithWords, type PartOfRow, type RowPart } from './row-parts.ts';

/** What may be wrong with a result: which parts of it, where they stand, and what else its number may be. */
export type ResultDoubt = { parts: RowPart[]; spans: Span[]; otherNumbers: string[] };

/** A result as it was read: whether from a picture, of which a cell may be left unread, and what of it was hard to read. */
export type ReadResult = LabResult & { recognised?: boolean; doubt?: ResultDoubt };

/** Lays the doubtful words on the results in which they stand. */
export function withDoubts(rows: readonly LabResult[], words: readonly PageWord[], text: string): ReadResult[] {
  if (words.length === 0) return [...rows];
  const found = rowsWithWords(rows, words, text);
  // Results of several dates share a line: what is the number of one is no part of the others.
  const numbers = new Set(
    found.flatMap((each) => each.words.filter(({ part }) => part === 'number').map(({ word }) => word)),
  );
  return found.map(({ row, words: inside }) => {
    const own = inside.filter(({ word, part }) => part !== 'other' || !numbers.has(word));
    return own.length === 0 ? row : { ...row, doubt: doubtOf(own, text) };
  });
}

const doubtOf = (own: readonly PartOfRow[], text: string): ResultDoubt => ({
  parts: [...new Set(own.map(({ part }) => part))],
  spans: own.map(({ word }) => word.span),
  otherNumbers: [...new Set(own.flatMap(({ word, part }) => (part === 'number' ? otherNumber(word, text) : [])))],
});

const isNumber = /^[<>≤≥]?\d+(?:[.,]\d+)*$/;

/** What the second reading saw, where that is a number too. */
function otherNumber({ doubt, span }: PageWord, text: string): string[] {
  const other = doubt?.other?.trim();
  return other !== undefined && isNumber.test(other) && other !== textAt(text, span) ? [other] : [];
}

/** Whether anything that is told of the result now may be wrong; an earlier number beside it is another matter. */
export const isInDoubt = ({ doubt }: ReadResult): boolean => doubt?.parts.some((part) => part !== 'previous') === true;
