import { matchesIn } from '../../kernel/matches-in.ts';
import { rememberLatest } from '../../kernel/remember-latest.ts';
import { numberWords, valueOfWords } from './number-words.ts';
import { unitBehind } from './units.ts';

/** A number in words of print or of people. `comparator` is what stands before it: "<", "less than", "over". */
export type Quantity = {
  value: number;
  unit: string | undefined;
  comparator: '<' | '>' | undefined;
  inWords: boolean;
  start: number;
  end: number;
};

/** Numbers that are part of a name are none: "B12", "T4", "L4-L5", "COVID-19" are left out. */
const digits = /(?<![\p{L}\d.,]|\p{L}[-\u2011])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\p{L}*\d)|(?<![\d\p{L}])\.\d+/gu;

const below =
  /(?:<=?|≤|\b(?:less than|lower than|fewer than|smaller than|under|below|at most|up to|no more than|not more than|menos de|menor de|menor que|por debajo de|inferior a))\s*$/i;
const above =
  /(?:>=?|≥|\b(?:more than|greater than|higher than|larger than|bigger than|(?<!, |spread |for )over|above|at least|no less than|exceeding|más de|mas de|mayor de|mayor que|por encima de|superior a))\s*$/i;

/** Every number in a text with the unit behind it; number words too, but for "one", which is mostly no number. */
export const readQuantities = rememberLatest((text): readonly Quantity[] => {
  const found = /\d/.test(text)
    ? matchesIn(text, digits).map(({ 0: printed, index }) => at(text, index, printed, false))
    : [];
  const words = matchesIn(text.toLowerCase(), numberWords)
    .filter(({ 0: run }) => !/^(?:one|uno|once|point|zero)$|^(?:hundred|thousand|point)/.test(run))
    .map(({ 0: run, index }) => at(text, index, run, true));
  return [...found, ...words].filter(({ value }) => Number.isFinite(value)).sort((a, b) => a.start - b.start);
});

function at(text: string, start: number, printed: string, inWords: boolean): Quantity {
  const before = text.slice(Math.max(0, start - 24), start);
  const end = start + printed.length;
  return {
    value: inWords ? (valueOfWords(printed) ?? Number.NaN) : Number(printed.replaceAll(',', '')),
    unit: unitBehind(text, end),
    comparator: below.test(before) ? '<' : above.test(before) ? '>' : undefined,
    inWords,
    start,
    end,
  };
}

/** Numbers that a printed cell holds: "11-20", "1:80", "5,9". */
export function numbersIn(printed: string): number[] {
  const plain = matchesIn(printed, plainNumber).map(({ 0: found }) => Number(found.replaceAll(',', '')));
  if (!printed.includes(',')) return plain;
  return [...plain, ...matchesIn(printed, withComma).map(({ 0: found }) => Number(found.replace(',', '.')))];
}

const plainNumber = /\d+(?:,\d{3})*(?:\.\d+)?|\.\d+/g;
const withComma = /\d+,\d+/g;
