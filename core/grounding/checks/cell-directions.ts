import type { Cell } from '../source/printed-tables.ts';
import { overlaps } from '../../kernel/span.ts';
import { numbersIn } from '../told/quantities.ts';
import type { ToldDirection } from '../told/directions.ts';
import type { Told } from '../told/told-sentence.ts';
import type { Case, Check } from './check.ts';

type Limits = { low: number | undefined; high: number | undefined; bare: number | undefined };

const toldOfBefore = /\b(?:before|previous(?:ly)?|last (?:year|time|visit|month)|earlier|prior|than|yesterday)\b/i;

/** In a table that is no list of results: high and low are what the value and the bound beside it say. */
export const cellDirections: Check = (one) => {
  const { told, source } = one;
  const isRead = told.analytes.some(({ rows }) => rows.some(({ flag }) => flag !== 'unknown'));
  if (told.isQuestion || isRead || toldOfBefore.test(told.text)) return [];
  const line = quotedLine(one);
  const value = line.find(({ kind }) => kind === 'now' || kind === undefined);
  const bound = line.find(({ kind }) => kind === 'limit');
  if (value === undefined || bound === undefined || line.some(({ kind }) => kind === 'earlier')) return [];
  const { text } = source.explanation;
  const [number] = numbersIn(text.slice(...value.span));
  const limits = limitsOf(text.slice(...bound.span), bound);
  if (number === undefined) return [];
  return told.directions.some((direction) => isClaim(direction, told) && isWrong(direction, number, limits))
    ? ['direction']
    : [];
};

/** "The lower limit is 4" and "a normal shape" claim nothing of the value. */
function isClaim({ kind, first, last }: ToldDirection, { words }: Told): boolean {
  const said = words.slice(first, last + 1).map(({ word }) => word);
  const next = words[last + 1]?.word ?? '';
  if (kind === 'high' || kind === 'low') return !said.some((word) => /^(?:lower|upper)$/.test(word));
  return said.length > 1 || (/^(?:is|was|are|were|not)$/.test(words[first - 1]?.word ?? '') && !/^\p{L}/u.test(next));
}

/** The cells of the one line that the quote stands in. */
function quotedLine({ quoted, source }: Case): readonly Cell[] {
  const [span, ...others] = quoted?.spans ?? [];
  if (span === undefined || others.length > 0) return [];
  const { text } = source.explanation;
  const from = text.lastIndexOf('\n', span[0]) + 1;
  const stop = text.indexOf('\n', span[0]);
  const to = stop === -1 ? text.length : stop;
  return span[1] > to ? [] : source.cells.filter(({ span }) => overlaps(span, [from, to]));
}

function limitsOf(printed: string, { head = '' }: Cell): Limits {
  const [first, second] = numbersIn(printed);
  if (second !== undefined) return { low: first, high: second, bare: undefined };
  const isLow = /^\s*[>≥]/.test(printed) || /^lower\b|\bminimum\b/i.test(head);
  const isHigh = /^\s*[<≤]/.test(printed) || /^upper\b|\bmaximum\b/i.test(head);
  return {
    low: isLow ? first : undefined,
    high: isHigh ? first : undefined,
    bare: isLow || isHigh ? undefined : first,
  };
}

function isWrong({ kind, isTurned }: ToldDirection, value: number, { low, high, bare }: Limits): boolean {
  const [isLow, isHigh] = [low !== undefined && value < low, high !== undefined && value > high];
  if (kind === 'normal') return bare === undefined && (isLow || isHigh) !== isTurned;
  if (kind === 'outside') return bare === undefined && !(isLow || isHigh) !== isTurned;
  if (kind !== 'high' && kind !== 'low') return false;
  const bound = bare ?? (kind === 'high' ? (high ?? low) : (low ?? high));
  if (bound === undefined) return false;
  return (kind === 'high' ? value > bound : value < bound) === isTurned;
}
