import { overlaps } from '../../kernel/span.ts';
import type { Cell, ColumnKind } from '../source/printed-tables.ts';
import { readQuantities, type Quantity } from '../told/quantities.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { Case, Check } from './check.ts';
import { isInDate } from './dates.ts';
import { isSameNumber } from './row-numbers.ts';

const isEarlier =
  /\b(?:was|were|had been|before|previous(?:ly)?|earlier|last (?:year|time|visit|month|week)|prior|yesterday|ago|from|since|then|down|up|compared|than|baseline|admission|first|antes|anterior|ayer|era|desde|(?:19|20)\d\d)\b/i;
const isNow =
  /\b(?:is|are|now|today|currently|at present|current|latest|most recent|newest|this (?:year|time|visit|month)|es|hoy|ahora|actual)\b/i;
const isNewest = /\b(?:latest|most recent|newest)\b/i;
const isClearlyEarlier = /\b(?:yesterday|previous(?:ly)?|last (?:year|time|visit|month)|earlier|ayer|anterior)\b/i;
const isLimit =
  /\b(?:range|limits?|normal|goal|target|cut-?off|threshold|expected|reference|should|above|below|under|over|than|between|to|up|rango|límite|objetivo|meta|hasta|entre)\b/i;

/** A number of a table is told of the row and of the column that it stands in. */
export const columns: Check = (one) => {
  const { told, source } = one;
  const faults = told.quantities.flatMap((quantity) => {
    if (isInDate(told.text, quantity.start)) return [];
    const cells = cellsWith(quantity, one);
    return cells.length === 0 ? [] : [...ofColumn(quantity, cells, one), ...ofRow(quantity, cells, source.cells, one)];
  });
  return [...new Set(faults)];
};

/** The cells that print the number on the lines that the sentence rests on; none where it stands elsewhere on them too. */
function cellsWith({ value }: Quantity, { evidence, source }: Case): readonly Cell[] {
  const { text } = source.explanation;
  const places = evidence.near.flatMap(([from, to]) =>
    readQuantities(text.slice(from, to))
      .filter((one) => isSameNumber(one.value, value))
      .map(({ start, end }) => [from + start, from + end] as const),
  );
  const cells = places.map((place) => source.cells.find(({ span }) => overlaps(span, [place[0], place[1]])));
  return cells.every((cell) => cell !== undefined) ? cells : [];
}

function ofColumn({ start, end }: Quantity, cells: readonly Cell[], { told }: Case): VerifyFault[] {
  const isAll = (...kinds: ColumnKind[]): boolean =>
    cells.every(({ kind }) => kind !== undefined && kinds.includes(kind));
  const { text, quantities } = told;
  const from = quantities.findLast((other) => other.end <= start)?.end ?? 0;
  const to = quantities.find((other) => other.start >= end)?.start ?? text.length;
  const own = text.slice(from, to);
  if (!isNow.test(own) && isOfOtherMonth(own, cells)) return ['historical'];
  if (isAll('earlier') && isNow.test(own) && (isNewest.test(own) || !isEarlier.test(text))) return ['historical'];
  if (isAll('now') && isClearlyEarlier.test(own) && !isNow.test(own) && quantities.length === 1) return ['historical'];
  if (isAll('limit') && !isLimit.test(text)) return ['range'];
  if (isAll('pre') && /\bafter (?:the|using|an?|your)\b/i.test(own) && !/\bbefore\b/i.test(text)) return ['analyte'];
  if (isAll('post') && /\bbefore (?:the|using|an?|your)\b/i.test(own) && !/\bafter\b/i.test(text)) return ['analyte'];
  return [];
}

const month = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi;
const monthsIn = (text: string): string[] => [...text.matchAll(month)].map(([, name = '']) => name.toLowerCase());

/** "In September", of a number that stands under November. */
function isOfOtherMonth(own: string, cells: readonly Cell[]): boolean {
  const said = monthsIn(own);
  const heads = cells.map(({ head = '' }) => monthsIn(head));
  return said.length > 0 && heads.every((names) => names.length > 0 && !names.some((name) => said.includes(name)));
}

/** Another label stands before the number in the sentence, and that of its own row nowhere. */
function ofRow({ start }: Quantity, cells: readonly Cell[], all: readonly Cell[], { told }: Case): VerifyFault[] {
  const text = plainWords(told.text);
  const before = plainWords(told.text.slice(0, start));
  const own = new Set(cells.map(({ label }) => plainWords(label)));
  const isSaid = (label: string, words: string): boolean =>
    label.length > 3 && !/^ (?:right|left|both) $/.test(label) && words.includes(` ${label.trim()} `);
  const isNamed = told.analytes.some(({ rows }) =>
    rows.some((row) => cells.some(({ span }) => overlaps(row.span, span))),
  );
  if (isNamed) return [];
  const others = new Set(all.map(({ label }) => plainWords(label)).filter((label) => !own.has(label)));
  return [...others].some((label) => isSaid(label, before) && ![...own].some((mine) => tells(mine, label, text)))
    ? ['analyte']
    : [];
}

/** A word of the own label that the other has not is said. */
const tells = (mine: string, other: string, text: string): boolean =>
  mine
    .trim()
    .split(' ')
    .some(
      (word) =>
        (word.length > 2 || /^\d+$/.test(word)) &&
        !other.includes(` ${word} `) &&
        text.includes(` ${word.slice(0, 6)}`),
    );

const digits: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', five: '5', six: '6' };

/** In small letters between blanks, number words as figures. */
const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/\b(?:one|two|three|four|five|six)\b/g, (word) => digits[word] ?? word)
    .trim()} `;
