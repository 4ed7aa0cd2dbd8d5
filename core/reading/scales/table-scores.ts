import { matchesIn } from '../../kernel/matches-in.ts';
import { linesOf } from '../lines.ts';
import type { ScaleReading } from '../reading.ts';
import { toMinus } from './tidy-value.ts';

const cell = /[^\s|](?:[^|\t\n]*?[^\s|])??(?=\s{2,}|\t|\s?\||\s*$)/g;
const score = /^[-−–+]?\s?\d\.\d{1,2}$/;
const columns: readonly (readonly [RegExp, 't_score' | 'z_score'])[] = [
  [/^T[- ]scores?$/i, 't_score'],
  [/^Z[- ]scores?$/i, 'z_score'],
];
const mostRows = 12;

/** T- and Z-scores in the columns of a bone density table. */
export function readScoreTables(text: string): ScaleReading[] {
  if (!/[TZ][- ]score/i.test(text)) return [];
  const lines = linesOf(text);
  return lines.flatMap((line, at) => {
    if (line.text.length > longestLine || !/[TZ][- ]score/i.test(line.text)) return [];
    const head = cellsOf(line.text);
    const wanted = head.flatMap((column, index) =>
      columns
        .filter(([name]) => name.test(column.printed))
        .map(([, scale]) => ({ scale, column, fromEnd: head.length - index })),
    );
    if (wanted.length === 0 || head.length < 3) return [];
    return lines.slice(at + 1, at + 1 + mostRows).flatMap((row): ScaleReading[] => {
      const cells = row.text.length > longestLine ? [] : cellsOf(row.text);
      // Columns are counted from the end, for the name of a region may itself have gaps; in a row with an empty cell, by place.
      return wanted.flatMap(({ scale, column, fromEnd }) => {
        const found = cells.length < head.length ? cells.find((each) => isUnder(each, column)) : cells.at(-fromEnd);
        if (!found || !score.test(found.printed)) return [];
        const start = row.span[0] + found.start;
        return [{ scale, value: toMinus(found.printed), span: [start, start + found.printed.length] }];
      });
    });
  });
}

type Cell = { printed: string; start: number };

const isUnder = (found: Cell, { printed, start }: Cell): boolean =>
  found.start <= start + printed.length && found.start + found.printed.length >= start;

const longestLine = 200;

const cellsOf = (line: string): Cell[] =>
  matchesIn(line, cell).map(({ 0: printed, index }) => ({ printed, start: index }));
