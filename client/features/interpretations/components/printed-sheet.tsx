import { useMemo, type ReactNode } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Block } from '#core/presenting/report-blocks.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { useOpenSource } from '../hooks/use-open-source.tsx';
import { useDoubtfulPlaces } from '../hooks/use-paper.tsx';
import { englishIn, langOf } from '../hooks/use-told-texts.ts';
import type { PrintPart } from '../hooks/use-printing.ts';
import { printedQuestions, printedReport } from '../model/printed-report.ts';
import { PrintedBlock } from './printed-block.tsx';
import styles from './printed-sheet.module.css';

type PrintedSheetProps = { interpretation: Interpretation; part: PrintPart; visit?: VisitSlots | null };

/** What goes on paper, where no tab opens: every part in its order, and the sources at the end. Comments stay on the screen. */
export function PrintedSheet({ interpretation, part, visit = null }: PrintedSheetProps) {
  const { language = 'en' } = interpretation;
  const list = visit && (
    <div lang={englishIn(language)}>
      <visit.Printed documentRef={refOf(interpretation.documentId)} />
    </div>
  );
  return (
    <div className={styles['sheet']} lang={langOf(language)}>
      {part === 'visit' && list}
      {part === 'everything' && <Everything interpretation={interpretation}>{list}</Everything>}
      {typeof part === 'object' && <Blocks blocks={printedQuestions(interpretation, part.questions)} />}
    </div>
  );
}

type EverythingProps = { interpretation: Interpretation; children: ReactNode };

function Everything({ interpretation, children }: EverythingProps) {
  const { english } = useOpenSource();
  const doubtful = useDoubtfulPlaces();
  const { beforeList, behindList } = useMemo(
    () => printedReport(interpretation, { english, doubtful }),
    [interpretation, english, doubtful],
  );
  return (
    <>
      <Blocks blocks={beforeList} />
      {children}
      <Blocks blocks={behindList} />
    </>
  );
}

const Blocks = ({ blocks }: { blocks: Block[] }) =>
  blocks.map((block, index) => <PrintedBlock key={index} block={block} />);
