import { Identifier } from '#core/documents/explanation.ts';
import { drawTable } from '../draw-table.ts';
import { share, type Ratio } from '../measures/count.ts';
import type { NoteScore } from './score-notes.ts';

type Line = { label: string; figure: string; cell: (ratio: Ratio) => string };

/** Rounded down, so that 100.0 % means all. */
const shareOf = (ratio: Ratio): string => `${(Math.floor(share(ratio) * 1000) / 10).toFixed(1)} % (${ratio.of})`;
const countOf = ({ hit, of }: Ratio): string => `${hit} of ${of}`;

const lines: readonly Line[] = [
  { label: 'characters of identities masked', figure: 'characters', cell: shareOf },
  { label: 'names masked whole', figure: 'whole: person', cell: shareOf },
  { label: 'masked characters that are identities', figure: 'precision', cell: shareOf },
  ...Identifier.shape.kind.options.flatMap((kind) => [
    { label: `${kind}: characters masked`, figure: `characters: ${kind}`, cell: shareOf },
    { label: `${kind}: masked whole`, figure: `whole: ${kind}`, cell: shareOf },
  ]),
  { label: 'restored exactly', figure: 'restored exactly', cell: shareOf },
  { label: 'identities in what leaves', figure: 'identities in what leaves', cell: countOf },
  {
    label: 'documents with an identity in what leaves',
    figure: 'documents with an identity in what leaves',
    cell: countOf,
  },
];

/** One markdown table: a line a figure, a column a set. */
export function notesTable(scores: readonly NoteScore[]): string {
  const counted = lines.map(({ label, figure, cell }) => [
    label,
    ...scores.map(({ counts }) => ((counts[figure]?.of ?? 0) === 0 ? '' : cell(counts[figure] ?? { hit: 0, of: 0 }))),
  ]);
  return drawTable(
    ['', ...scores.map(({ name }) => name)],
    [
      ['notes', ...scores.map(({ notes }) => String(notes))],
      ['identities', ...scores.map(({ identities }) => String(identities))],
      ...counted.filter(([, ...cells]) => cells.some((cell) => cell !== '')),
      ['ms a note', ...scores.map(({ msPerNote }) => msPerNote.toFixed(1))],
    ],
  );
}
