import type { LabResult } from '../../documents/explanation.ts';
import type { WordDoubt } from '../../documents/page-layout.ts';
import { isResultInWords } from '../labs/wording.ts';
import { normaliseColumnUnit } from '../labs/units.ts';
import type { PartOfRow, RowPart } from './row-parts.ts';
import { hasWord, hasDigit } from '../lines.ts';

/** A result with the recognised words that stand in its row. `isOpen`: whether a bracket is not closed. */
export type RecognisedRow = { row: LabResult; words: PartOfRow[]; isOpen: boolean; isInTable: boolean };

/** How a report prints: marks beside what is outside its range, and its decimal sign. */
export type Print = { marked: number; unmarked: number; sign: string | undefined };

export function printOf(read: readonly RecognisedRow[]): Print {
  const outside = read.filter(({ row }) => isOutside(row));
  const marked = outside.filter(({ row }) => row.printedFlag !== null).length;
  return { marked, unmarked: outside.length - marked, sign: usualSign(read) };
}

const isOutside = ({ flag }: LabResult): boolean => !['normal', 'unknown', 'abnormal'].includes(flag);

/** Which parts of a row may be wrong, and why. */
type Suspicions = [parts: RowPart[], reason: WordDoubt['reason']][];

/** What does not fit together in a row that was recognised from a picture. The number is to be looked at first, and most often settles it. */
export function suspicionsOf({ row, words, isOpen }: RecognisedRow, { marked, unmarked, sign }: Print): Suspicions {
  const isUnmarked = isOutside(row) && row.printedFlag === null && marked >= 3 && marked > unmarked;
  return [
    ...(row.conflict ? ([[['number', 'mark'], 'unlike_range']] satisfies Suspicions) : []),
    ...(isUnmarked || isUnlikeRange(row) || hasOtherSign(row, sign)
      ? ([[['number'], 'unlike_range']] satisfies Suspicions)
      : []),
    ...(isNoValue(row) || isNoRow(row) || isOfNoName({ row, words })
      ? ([[['number'], 'faint']] satisfies Suspicions)
      : []),
    ...(row.unit !== null && normaliseColumnUnit(row.unit) === undefined
      ? ([[['unit'], 'unknown_unit']] satisfies Suspicions)
      : []),
    ...(isNoRange(row) || isOfTwoCells(row) || (isOpen && row.range !== null)
      ? ([[['range'], 'faint']] satisfies Suspicions)
      : []),
  ];
}

const figure = /^\d+(?:[.,]\d+)*$/;
const decimalsOf = (printed: string): number => /[.,](\d+)$/.exec(printed)?.[1]?.length ?? 0;

/** "135" beside "10.0-15.5": outside its range, and inside it with a point where the range has its own. */
function isUnlikeRange({ value, range, flag, comparator, comparison }: LabResult): boolean {
  if (
    !(flag.endsWith('high') || comparison === 'impossible' || comparison === 'lost_point') ||
    range === null ||
    comparator !== null ||
    !/^\d+$/.test(value)
  )
    return false;
  const bounds = range.text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const [decimals = 0, ...others] = new Set(bounds.map(decimalsOf));
  if (decimals === 0 || others.length > 0) return false;
  const withPoint = Number(value) / 10 ** decimals;
  return (range.low === null || withPoint >= range.low) && (range.high === null || withPoint <= range.high);
}

/** Words beside a range of numbers, or signs that are neither a number nor a word, are no result that anybody prints. */
function isNoValue({ value, range }: LabResult): boolean {
  if (/^[<>≤≥=~]+$/.test(value)) return true;
  if (isFigureLike.test(value) || isResultInWords(value)) return false;
  return hasDigit(value) || (range !== null && (range.low !== null || range.high !== null));
}

const isFigureLike = /^[+-]?\d[\d.,\s]*(?:[-–:/]\s?\d[\d.,]*|\+)?%?$/;

/** "F 2025": a number behind a letter or two that name nothing, with neither a unit nor a range, as pieces of a stamp look. */
const isNoRow = ({ name, analyte, unit, range }: LabResult): boolean =>
  analyte === null && unit === null && range === null && !hasWord(name);

/** Under this a word is more likely wrong than right in a letter or two. */
const hardlyRead = 0.6;

/** "HDL Chdletel": a name that nobody knows, and that was hardly read. Whose number it is cannot be told. */
const isOfNoName = ({ row, words }: Pick<RecognisedRow, 'row' | 'words'>): boolean =>
  row.analyte === null &&
  words.some(({ word, part }) => part === 'name' && word.confidence !== null && word.confidence < hardlyRead);

/** "39.0-51.0          Haemoglobin": a range and what stands far behind it, as where two sheets lie side by side. */
const isOfTwoCells = ({ range }: LabResult): boolean => range !== null && /\S {4,}\S/.test(range.text);

const signOf = (printed: string): string | undefined => /^\d+([.,])\d+$/.exec(printed)?.[1];
const isThousands = (printed: string): boolean => /^\d{1,3}[.,]\d{3}$/.test(printed);

/** "0.008" beside "0,27-4,20", "6.3" among numbers with commas: one report writes its decimals in one way. */
function hasOtherSign({ value, range }: LabResult, usual: string | undefined): boolean {
  const sign = signOf(value);
  if (sign === undefined) return false;
  if (range !== null && /\d[.,]\d/.test(range.text)) return !range.text.includes(sign);
  return usual !== undefined && sign !== usual && !isThousands(value);
}

const fewestDecimals = 5;

/** The decimal sign that eight of ten decimal numbers have. */
function usualSign(read: readonly RecognisedRow[]): string | undefined {
  const signs = read.flatMap(({ row }) => (isThousands(row.value) ? [] : (signOf(row.value) ?? [])));
  if (signs.length < fewestDecimals) return undefined;
  return ['.', ','].find((sign) => signs.filter((each) => each === sign).length * 10 >= signs.length * 8);
}

/** "OIN", "A100" beside a number: one word that is neither a range nor a result. */
const isNoRange = ({ value, range }: LabResult): boolean =>
  range !== null &&
  range.low === null &&
  range.high === null &&
  figure.test(value) &&
  !/\s/.test(range.text.trim()) &&
  !isResultInWords(range.text);
