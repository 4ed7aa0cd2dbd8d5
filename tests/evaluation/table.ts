import { drawTable } from './draw-table.ts';
import { asides, figures } from './figures.ts';
import { share, type Ratio } from './measures/count.ts';
import type { CorpusScore } from './score.ts';

type Line = { label: string; cell: (score: CorpusScore) => string };

const fixed = (digits: number, value: number): string => (Number.isFinite(value) ? value.toFixed(digits) : '');

const headLines: readonly Line[] = [
  { label: 'documents', cell: ({ documents }) => String(documents) },
  { label: 'lines without text, not read', cell: ({ withoutText }) => orBlank(withoutText) },
  { label: 'documents printed from their facts', cell: ({ printedHere }) => orBlank(printedHere) },
  { label: 'rows known but not printed, not counted', cell: ({ rowsNotPrinted }) => orBlank(rowsNotPrinted) },
];

const tailLines: readonly Line[] = [
  { label: 'reading grade, median', cell: ({ ease }) => fixed(1, ease.medianGrade) },
  { label: 'reading grade, highest', cell: ({ ease }) => fixed(1, ease.maxGrade) },
  { label: 'documents above grade 8', cell: ({ ease }) => String(ease.above8) },
  {
    label: 'reading grade with explained terms counted, median',
    cell: ({ ease }) => fixed(1, ease.medianGradeAllWords),
  },
  { label: 'words in a sentence, mean', cell: ({ ease }) => fixed(1, ease.meanSentenceWords) },
  { label: 'ms a document', cell: ({ msPerDocument }) => fixed(1, msPerDocument) },
];

const orBlank = (count: number): string => (count === 0 ? '' : String(count));

const figureLines: readonly Line[] = [
  ...figures.map(({ name, fewer }) => ({
    label: name,
    cell: ({ counts }: CorpusScore) => (fewer ? countOf(counts[name]) : shareOf(counts[name])),
  })),
  ...asides.map((name) => ({ label: name, cell: ({ counts }: CorpusScore) => countOf(counts[name]) })),
];

/** Rounded down, so that 1.000 means all. */
function shareOf(ratio: Ratio | undefined): string {
  if (ratio === undefined || ratio.of === 0) return '';
  return `${(Math.floor(share(ratio) * 1000) / 1000).toFixed(3)} (${ratio.of})`;
}

function countOf(ratio: Ratio | undefined): string {
  return ratio === undefined || ratio.of === 0 ? '' : `${ratio.hit} of ${ratio.of}`;
}

/** One markdown table: a line a figure, a column a corpus. Lines that say nothing of any corpus are left out. */
export function markdownTable(scores: readonly CorpusScore[]): string {
  const lines = [...headLines, ...figureLines, ...tailLines]
    .map(({ label, cell }) => [label, ...scores.map(cell)])
    .filter(([, ...cells]) => cells.some((text) => text !== ''));
  const head = ['', ...scores.map(({ name }) => name)];
  return drawTable(head, lines);
}
