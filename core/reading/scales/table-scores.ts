import { cellsOf, linesOf, type Piece } from '../lines.ts';
import type { ScaleReading } from '../reading.ts';
import { toMinus } from './tidy-value.ts';

const score = /^[-−–+]?\s?\d\.\d{1,2}$/;
const columns: readonly (readonly [RegExp, 't_score' | 'z_score'])[] = [
  [/^T[- ]scores?$/i, 't_score'],
  [/^Z[- ]scores?$/i, 'z_score'],
];
const mayScore = /[TZ][- ]score/i;
const mostRows = 12;

/** T- and Z-scores in the columns of a bone density table. */
export function readScoreTables(text: string): ScaleReading[] {
  if (!mayScore.test(text)) return [];
  const lines = linesOf(text);
  return lines.flatMap((line, at) => {
    if (line.text.length > longestLine || !mayScore.test(line.text)) return [];
    const head = cellsOf(line);
    const wanted = head.flatMap((column, index) =>
      columns
        .filter(([name]) => name.test(column.text))
        .map(([, scale]) => ({ scale, column, fromEnd: head.length - index })),
    );
    if (wanted.length === 0 || head.length < 3) return [];
    return lines.slice(at + 1, at + 1 + mostRows).flatMap((row): ScaleReading[] => {
      const cells = row.text.length > longestLine ? [] : cellsOf(row);
      // Columns are counted from the end, for the name of a region may itself have gaps; in a row with an empty cell, by place.
      return wanted.flatMap(({ scale, column, fromEnd }) => {
        const found =
          cells.length < head.length
            ? cells.find((each) => isUnder(each, row.span[0], column, line.span[0]))
            : cells.at(-fromEnd);
        return found && score.test(found.text) ? [{ scale, value: toMinus(found.text), span: found.span }] : [];
      });
    });
  });
}

const isUnder = (found: Piece, from: number, column: Piece, headFrom: number): boolean =>
  found.span[0] - from <= column.span[1] - headFrom && found.span[1] - from >= column.span[0] - headFrom;

const longestLine = 200;
