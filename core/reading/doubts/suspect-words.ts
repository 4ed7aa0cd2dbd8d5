import type { LabResult } from '../../documents/explanation.ts';
import type { DocumentLayout, PageWord, WordDoubt } from '../../documents/page-layout.ts';
import { textAt } from '../../kernel/span.ts';
import { isResultInWords } from '../labs/wording.ts';
import { normaliseColumnUnit } from '../labs/units.ts';
import { rowParts, type RowPart } from './row-parts.ts';
import { rowRegions } from './row-regions.ts';
import { isRecognised, wordsOfUnclearPages } from './unclear-pages.ts';
import { wordsIn } from './words-in.ts';

/**
 * Words that were recognised from a picture without a doubt, but do not fit the result they were read for: then one of its words
 * was misread, or a cell was not read at all. Nothing is ever put right by guess.
 */
export function suspectWords(rows: readonly LabResult[], layout: DocumentLayout | undefined, text: string): PageWord[] {
  const recognised = layout?.pages.flatMap(({ words }) => words.filter(isRecognised)) ?? [];
  if (recognised.length === 0) return [];
  const read = readRows(rows, recognised, text);
  const marks = countMarks(read);
  const unclear = wordsOfUnclearPages(layout, text);
  const suspects = new Map<PageWord, WordDoubt['reason']>();
  for (const each of read) {
    for (const [parts, reason] of doubtsOf(each, marks))
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

type ReadRow = {
  row: LabResult;
  words: { word: PageWord; part: RowPart }[];
  isOpen: boolean; // whether a bracket is not closed
  isInTable: boolean;
};

function readRows(rows: readonly LabResult[], recognised: readonly PageWord[], text: string): ReadRow[] {
  const regions = rowRegions(rows, text);
  const find = wordsIn(recognised);
  return rows.flatMap((row, at): ReadRow[] => {
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

type Marks = { marked: number; unmarked: number };

/** How many results outside their range have a mark beside them, and how many have none. */
function countMarks(read: readonly ReadRow[]): Marks {
  const outside = read.filter(({ row }) => isOutside(row));
  const marked = outside.filter(({ row }) => row.printedFlag !== null).length;
  return { marked, unmarked: outside.length - marked };
}

const isOutside = ({ flag }: LabResult): boolean => !['normal', 'unknown', 'abnormal'].includes(flag);

type Doubts = [parts: RowPart[], reason: WordDoubt['reason']][];

function doubtsOf({ row, isOpen }: ReadRow, { marked, unmarked }: Marks): Doubts {
  const isUnmarked = isOutside(row) && row.printedFlag === null && marked >= 3 && marked > unmarked;
  return [
    ...(row.conflict ? ([[['number', 'mark', 'range'], 'unlike_range']] satisfies Doubts) : []),
    ...(isUnmarked || isUnlikeRange(row) || hasOtherSign(row)
      ? ([[['number', 'range'], 'unlike_range']] satisfies Doubts)
      : []),
    ...(isNoValue(row) ? ([[['number'], 'faint']] satisfies Doubts) : []),
    ...(row.unit !== null && normaliseColumnUnit(row.unit) === undefined
      ? ([[['unit'], 'unknown_unit']] satisfies Doubts)
      : []),
    ...(isNoRange(row) || (isOpen && row.range !== null) ? ([[['range'], 'faint']] satisfies Doubts) : []),
  ];
}

/** "(normal 65-991": the bracket that closes a range is easily taken for a 1. */
const hasOpenBracket = (printed: string): boolean =>
  (printed.match(/[([]/g)?.length ?? 0) > (printed.match(/[)\]}]/g)?.length ?? 0);

const figure = /^\d+(?:[.,]\d+)*$/;
const decimalsOf = (printed: string): number => /[.,](\d+)$/.exec(printed)?.[1]?.length ?? 0;

/** "135" beside "10.0-15.5": outside its range, and inside it with a point where the range has its own. */
function isUnlikeRange({ value, range, flag, comparator }: LabResult): boolean {
  if (!flag.endsWith('high') || range === null || comparator !== null || !/^\d+$/.test(value)) return false;
  const bounds = range.text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const [decimals = 0, ...others] = new Set(bounds.map(decimalsOf));
  if (decimals === 0 || others.length > 0) return false;
  const withPoint = Number(value) / 10 ** decimals;
  return (range.low === null || withPoint >= range.low) && (range.high === null || withPoint <= range.high);
}

/** Words beside a range of numbers, or signs that are neither a number nor a word, are no result that anybody prints. */
function isNoValue({ value, range }: LabResult): boolean {
  if (isFigureLike.test(value) || isResultInWords(value)) return false;
  return /\d/.test(value) || (range !== null && (range.low !== null || range.high !== null));
}

const isFigureLike = /^[+-]?\d[\d.,\s]*(?:[-–:/]\s?\d[\d.,]*|\+)?%?$/;

/** "0.008" beside "0,27-4,20": one report writes its decimals in one way. */
const hasOtherSign = ({ value, range }: LabResult): boolean => {
  const sign = /^\d+([.,])\d+$/.exec(value)?.[1];
  return sign !== undefined && range !== null && /\d[.,]\d/.test(range.text) && !range.text.includes(sign);
};

/** "OIN", "A100" beside a number: one word that is neither a range nor a result. */
const isNoRange = ({ value, range }: LabResult): boolean =>
  range !== null &&
  range.low === null &&
  range.high === null &&
  figure.test(value) &&
  !/\s/.test(range.text.trim()) &&
  !isResultInWords(range.text);

/** Words of a row that nothing was made of. Where most rows have such, it is a column that is not read at all. */
function unreadCells(read: readonly ReadRow[], text: string): PageWord[] {
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
