import { judgeFile, type FileOutcome, type Judgement } from './judge-file.ts';
import { faultsOf, hasWrongFlag, told } from './row-faults.ts';

/** All of these add up. Rows that are shown and not printed count among the wrong ones. */
export type FileCounts = {
  files: number;
  unreadable: number; // files that were told unreadable, and files with a page that was
  pages: number;
  rows: number;
  right: number;
  rightMarked: number;
  wrongMarked: number;
  wrongUnmarked: number;
  flagWrongUnmarked: number; // right values told as high, low or normal wrongly, without a mark
  missing: number;
  complete: number;
  kindsRight: number;
  kindsKnown: number;
  cpuSeconds: number;
};

export type FileMiss = { what: string; expected: string; got: string };

export function measureFile(outcome: FileOutcome): { counts: FileCounts; misses: FileMiss[] } {
  const judgement = judgeFile(outcome);
  return { counts: countsOf(outcome, judgement), misses: missesOf(outcome, judgement) };
}

const marked = ({ isMarked }: { isMarked: boolean }): boolean => isMarked;
const unmarked = ({ isMarked }: { isMarked: boolean }): boolean => !isMarked;

function countsOf(
  { file, explanation, pages, cpuSeconds }: FileOutcome,
  { right, wrong, missing, problems, kinds }: Judgement,
): FileCounts {
  return {
    files: 1,
    unreadable: explanation === undefined || problems.length > 0 ? 1 : 0,
    pages: Math.max(1, pages.length),
    rows: file.rows.length,
    right: right.length,
    rightMarked: right.filter(marked).length,
    wrongMarked: wrong.filter(marked).length,
    wrongUnmarked: wrong.filter(unmarked).length,
    flagWrongUnmarked: right.filter(unmarked).filter(hasWrongFlag).length,
    missing: missing.length,
    complete: right.filter((pair) => faultsOf(pair).length === 0).length,
    kindsRight: kinds.filter(({ isRight }) => isRight).length,
    kindsKnown: kinds.length,
    cpuSeconds,
  };
}

function missesOf(
  { explanation, reason }: FileOutcome,
  { right, wrong, missing, problems, kinds }: Judgement,
): FileMiss[] {
  const miss = (what: string, expected: string, got: string): FileMiss => ({ what, expected, got });
  const rows = (what: string, pairs: readonly Pick<Judgement['wrong'][number], 'printed' | 'shown'>[]) =>
    pairs.map(({ printed, shown }) => miss(what, told(printed), told(shown)));
  return [
    ...(explanation === undefined ? [miss('told unreadable', '', reason ?? '')] : []),
    ...problems.map(({ number, problem }) => miss('page told unreadable', `page ${number}`, problem ?? '')),
    ...rows('WRONG, NOT MARKED', wrong.filter(unmarked)),
    ...rows('WRONG FLAG, NOT MARKED', right.filter(unmarked).filter(hasWrongFlag)),
    ...rows('wrong, marked', wrong.filter(marked)),
    ...missing.map((printed) => miss('missing', told(printed), '')),
    ...right.flatMap((pair) => faultsOf(pair).flatMap((fault) => rows(`other ${fault}`, [pair]))),
    ...rows('right, marked', right.filter(marked)),
    ...kinds
      .filter(({ isRight }) => !isRight)
      .map((kind) => miss('page kind', kind.right.join(' or '), kind.told ?? 'none')),
  ];
}
