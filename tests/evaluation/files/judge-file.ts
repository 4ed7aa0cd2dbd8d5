import type { Explanation, LabResult } from '#core/documents/explanation.ts';
import type { DocumentPage, PageKind } from '#core/documents/page-layout.ts';
import type { FileCase, PrintedRow } from './file-case.ts';
import { isMarked } from './is-marked.ts';
import { matchPrintedRows } from './match-printed-rows.ts';
import { isPrinted, type FoundPair } from './row-faults.ts';
import { isSameValue } from './same-print.ts';

/** What came of one file: undefined `explanation` when the program said that it cannot read it. */
export type FileOutcome = {
  file: FileCase;
  explanation: Explanation | undefined;
  reason?: string; // why it cannot be read
  pages: readonly DocumentPage[];
  cpuSeconds: number;
};

export type ShownRow = { printed: PrintedRow | undefined; shown: LabResult; isMarked: boolean };

/** Every row of a file, judged. Wrong ones without a printed row were invented. */
export type Judgement = {
  right: (FoundPair & ShownRow)[];
  wrong: ShownRow[];
  missing: PrintedRow[];
  problems: DocumentPage[];
  kinds: { right: readonly PageKind[]; told: PageKind | undefined; isRight: boolean }[];
};

export function judgeFile({ file, explanation, pages }: FileOutcome): Judgement {
  const { pairs, extra } = matchPrintedRows(file.rows, explanation?.labResults ?? []);
  const withMark = <Row extends { shown: LabResult }>(row: Row) => ({
    ...row,
    isMarked: explanation !== undefined && isMarked(row.shown, explanation),
  });
  const found = pairs.flatMap(({ printed, shown }) => (shown === undefined ? [] : [{ printed, shown }])).map(withMark);
  const invented = extra.filter((row) => !isPrinted(row, file.lines ?? []));
  return {
    right: found.filter(({ printed, shown }) => isSameValue(printed, shown)),
    wrong: [
      ...found.filter(({ printed, shown }) => !isSameValue(printed, shown)),
      ...invented.map((shown) => withMark({ printed: undefined, shown })),
    ],
    missing: pairs.filter(({ shown }) => shown === undefined).map(({ printed }) => printed),
    problems: pages.filter(({ problem }) => problem !== null),
    kinds: (file.pageKinds ?? []).map((right, at) => {
      const told = pages[at]?.kind;
      return { right, told, isRight: right.some((kind) => kind === told) };
    }),
  };
}
