import type { Explanation, LabResult } from '#core/documents/explanation.ts';
import type { DocumentPage } from '#core/documents/page-layout.ts';
import { bare } from '../measures/same.ts';
import type { FileCase, PrintedRow } from './file-case.ts';
import { isMarked } from './is-marked.ts';
import { matchPrintedRows } from './match-printed-rows.ts';
import { isSameName, isSameRange, isSameUnit, isSameValue } from './same-print.ts';

/** What came of one file: undefined `explanation` when the program said that it cannot read it. */
export type FileOutcome = {
  file: FileCase;
  explanation: Explanation | undefined;
  reason?: string; // why it cannot be read
  pages: readonly DocumentPage[];
  cpuSeconds: number;
};

/** All of these add up. `invented` rows are shown and not printed; they count among the wrong ones. */
export type FileCounts = {
  files: number;
  unreadable: number; // files that were told unreadable, and files with a page that was
  pages: number;
  rows: number;
  right: number;
  rightMarked: number;
  wrongMarked: number;
  wrongUnmarked: number;
  missing: number;
  complete: number;
  kindsRight: number;
  kindsKnown: number;
  cpuSeconds: number;
};

export type FileMiss = { what: string; expected: string; got: string };

export function measureFile(outcome: FileOutcome): { counts: FileCounts; misses: FileMiss[] } {
  const { file, explanation, pages } = outcome;
  const { pairs, extra } = matchPrintedRows(file.rows, explanation?.labResults ?? []);
  const found = pairs.flatMap(({ printed, shown }) => (shown === undefined ? [] : [{ printed, shown }]));
  const right = found.filter(({ printed, shown }) => isSameValue(printed, shown));
  const wrong = [
    ...found.filter(({ printed, shown }) => !isSameValue(printed, shown)),
    ...extra.filter((row) => !isPrinted(row, file.lines ?? [])).map((shown) => ({ printed: undefined, shown })),
  ];
  const hasMark = ({ shown }: { shown: LabResult }) => explanation !== undefined && isMarked(shown, explanation);
  const kinds = file.pageKinds ?? [];
  const problems = pages.filter(({ problem }) => problem !== null);
  const isUnreadable = explanation === undefined || problems.length > 0;
  return {
    counts: {
      ...{ files: 1, unreadable: isUnreadable ? 1 : 0, pages: Math.max(1, pages.length), rows: file.rows.length },
      right: right.length,
      rightMarked: right.filter(hasMark).length,
      wrongMarked: wrong.filter(hasMark).length,
      wrongUnmarked: wrong.filter((each) => !hasMark(each)).length,
      missing: pairs.length - found.length,
      complete: right.filter(({ printed, shown }) => faultsOf(printed, shown).length === 0).length,
      kindsRight: kinds.filter((right, page) => right.some((kind) => kind === pages[page]?.kind)).length,
      ...{ kindsKnown: kinds.length, cpuSeconds: outcome.cpuSeconds },
    },
    misses: [
      ...(explanation === undefined ? [miss('told unreadable', '', outcome.reason ?? '')] : []),
      ...problems.map(({ number, problem }) => miss('page told unreadable', `page ${number}`, problem ?? '')),
      ...wrong.map((each) =>
        miss(hasMark(each) ? 'wrong, marked' : 'WRONG, NOT MARKED', told(each.printed), told(each.shown)),
      ),
      ...pairs.filter(({ shown }) => shown === undefined).map(({ printed }) => miss('missing', told(printed), '')),
      ...right.flatMap(({ printed, shown }) =>
        faultsOf(printed, shown).map((fault) => miss(`other ${fault}`, told(printed), told(shown))),
      ),
      ...right.filter(hasMark).map(({ printed, shown }) => miss('right, marked', told(printed), told(shown))),
      ...kinds.flatMap((right, page) =>
        right.some((kind) => kind === pages[page]?.kind)
          ? []
          : [miss('page kind', right.join(' or '), String(pages[page]?.kind))],
      ),
    ],
  };
}

/** What keeps a row with the right value from being complete. */
function faultsOf(printed: PrintedRow, shown: LabResult): string[] {
  return [
    isSameName(printed, shown) ? '' : 'name',
    isSameUnit(printed, shown) ? '' : 'unit',
    isSameRange(printed, shown) ? '' : 'range',
    printed.flags === undefined || printed.flags.includes(shown.flag) ? '' : 'flag',
  ].filter(Boolean);
}

/** Whether a line of the paper holds the name, and the value that is not a part of a longer number. */
const isPrinted = ({ name, value }: LabResult, lines: readonly string[]): boolean =>
  lines.some((line) => bare(line).includes(bare(name)) && wholeValue(value).test(line));

const wholeValue = (value: string): RegExp =>
  new RegExp(`(?<![\\w.,])${value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\w|[.,]\\d)`, 'u');

const miss = (what: string, expected: string, got: string): FileMiss => ({ what, expected, got });

function told(row: PrintedRow | LabResult | undefined): string {
  if (row === undefined) return '';
  const range = typeof row.range === 'string' ? row.range : row.range?.text;
  const value = 'comparator' in row ? `${row.comparator ?? ''}${row.value}` : row.value;
  const flag = 'flag' in row ? row.flag : row.flags?.join(' or ');
  return [row.name, '=', value, row.unit, range && `[${range}]`, flag].filter(Boolean).join(' ');
}
