import { drawTable } from '../draw-table.ts';
import { share, type Ratio } from '../measures/count.ts';
import type { TellingScore } from './score-telling.ts';

const shares = ['reached', 'must messages reached', 'plainness', 'raw quotations', 'told twice'];
const means = ['words a paper', 'terms a paper'];

/** One markdown table: a line a figure, a column a set. */
export function tellingsTable(scores: readonly TellingScore[]): string {
  const lines = [
    ['papers', ...scores.map(({ papers }) => String(papers))],
    ...shares.map((name) => [name, ...scores.map(({ counts }) => shareOf(counts[name]))]),
    ...means.map((name) => [name, ...scores.map(({ counts }) => meanOf(counts[name]))]),
  ];
  return drawTable(['', ...scores.map(({ name }) => name)], lines);
}

/** Rounded down, so that 1.000 means all. */
const shareOf = (ratio: Ratio | undefined): string =>
  ratio === undefined || ratio.of === 0 ? '' : (Math.floor(share(ratio) * 1000) / 1000).toFixed(3);

const meanOf = (ratio: Ratio | undefined): string =>
  ratio === undefined || ratio.of === 0 ? '' : String(Math.round(share(ratio)));
