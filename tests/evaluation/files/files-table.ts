import { drawTable } from '../draw-table.ts';
import { addUp } from './add-up.ts';
import type { FileCounts } from './measure-file.ts';

export type GroupScore = { group: string; isPicture: boolean; counts: FileCounts };

const columns: readonly { head: string; cell: (counts: FileCounts) => string }[] = [
  { head: 'files', cell: ({ files }) => String(files) },
  { head: 'values', cell: ({ rows }) => String(rows) },
  { head: 'right, in the right row', cell: ({ right, rows }) => shareOf(right, rows) },
  { head: 'wrong, not marked', cell: ({ wrongUnmarked }) => String(wrongUnmarked) },
  { head: 'wrong, marked', cell: ({ wrongMarked }) => String(wrongMarked) },
  { head: 'wrong flag, not marked', cell: ({ flagWrongUnmarked }) => String(flagWrongUnmarked) },
  { head: 'missing', cell: ({ missing }) => String(missing) },
  { head: 'right ones marked', cell: ({ rightMarked, right }) => shareOf(rightMarked, right) },
  { head: 'rows complete', cell: ({ complete, rows }) => shareOf(complete, rows) },
  {
    head: 'page kinds right',
    cell: ({ kindsRight, kindsKnown }) => (kindsKnown ? `${kindsRight} of ${kindsKnown}` : ''),
  },
  { head: 'told unreadable', cell: ({ unreadable }) => (unreadable ? String(unreadable) : '') },
  { head: 'CPU s a page', cell: ({ cpuSeconds, pages }) => secondsOf(cpuSeconds, pages) },
];

/** A line a group, then one for all pictures and one for everything. Columns that say nothing are left out. */
export function filesTable(scores: readonly GroupScore[]): string {
  const pictures = scores.filter(({ isPicture }) => isPicture);
  const lines = [
    ...scores,
    ...(pictures.length > 1 ? [{ group: 'all pictures', counts: addUp(pictures.map(({ counts }) => counts)) }] : []),
  ];
  const cells = lines.map(({ group, counts }) => [group, ...columns.map(({ cell }) => cell(counts))]);
  const isTelling = (at: number) => at === 0 || cells.some((line) => line[at] !== '');
  const kept = (line: readonly string[]) => line.filter((_, at) => isTelling(at));
  return drawTable(kept(['', ...columns.map(({ head }) => head)]), cells.map(kept));
}

/** Rounded down, so that 1.000 means all. */
const shareOf = (hit: number, of: number): string =>
  of === 0 ? '' : (Math.floor((hit / of) * 1000) / 1000).toFixed(3);

const secondsOf = (seconds: number, pages: number): string =>
  pages === 0 || !Number.isFinite(seconds) ? '' : (seconds / pages).toFixed(2);
