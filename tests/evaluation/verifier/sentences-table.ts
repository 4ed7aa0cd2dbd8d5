import { drawTable } from '../draw-table.ts';
import { share, type Ratio } from '../measures/count.ts';
import type { SentenceScore } from './score-sentences.ts';
import { errorKinds } from './sentence-record.ts';

const figureNames = [
  ...['wrong caught', 'wrong refused', 'right kept', 'right kept without a doubt'],
  ...['wrong caught, English', 'right kept, English'],
  ...['wrong caught, Spanish', 'right kept, Spanish', 'caught for what it is', 'kept with its source'],
  ...errorKinds.map((kind) => `caught: ${kind}`),
];

/** One markdown table: a line a figure, a column a set. */
export function sentencesTable(scores: readonly SentenceScore[]): string {
  const counted = figureNames.map((name) => [name, ...scores.map(({ counts }) => shareOf(counts[name]))]);
  const lines = [
    ['sources', ...scores.map(({ sources }) => String(sources))],
    ['sentences', ...scores.map(({ sentences }) => String(sentences))],
    ...counted.filter(([, ...cells]) => cells.some((cell) => cell !== '')),
    ['ms a sentence', ...scores.map(({ msPerSentence }) => msPerSentence.toFixed(2))],
    ['ms to make a source ready', ...scores.map(({ msPerSource }) => msPerSource.toFixed(2))],
  ];
  return drawTable(['', ...scores.map(({ name }) => name)], lines);
}

/** Rounded down, so that 100.0 % means all. */
function shareOf(ratio: Ratio | undefined): string {
  if (ratio === undefined || ratio.of === 0) return '';
  return `${(Math.floor(share(ratio) * 1000) / 10).toFixed(1)} % (${ratio.of})`;
}
