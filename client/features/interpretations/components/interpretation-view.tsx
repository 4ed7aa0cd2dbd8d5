import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Sentence } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { sourceInAddress } from '#client/lib/medical-documents/source-in-address.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { Page } from '#client/ui/page/page.tsx';
import { Tabs } from '#client/ui/tabs/tabs.tsx';
import { pointedSentence, sectionInAddress } from '../model/pointed-sentence.ts';
import { PaperProvider } from '../hooks/use-paper.tsx';
import { OpenSourceProvider } from '../hooks/use-open-source.tsx';
import { usePrinting } from '../hooks/use-printing.ts';
import { useReadingLevel } from '../hooks/use-reading-level.ts';
import { cutIntoPieces } from '../model/sentences.ts';
import { texts } from '../texts.ts';
import { ExplanationFooter } from './explanation-footer.tsx';
import { ExplanationPart } from './explanation-part.tsx';
import { InterpretationHeader, InterpretationLead } from './interpretation-header.tsx';
import { InterpretationNotices } from './interpretation-notices.tsx';
import styles from './interpretation-view.module.css';
import { LevelChoice } from './level-choice.tsx';
import { MainMessage } from './main-message.tsx';
import { Part } from './part.tsx';
import { PrintedSheet } from './printed-sheet.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { RecommendationsPart } from './recommendations-part.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { TermsPart } from './terms-part.tsx';

type TabName = keyof Omit<typeof texts.tabs, 'label'>;

export type InterpretationViewProps = {
  interpretation: Interpretation;
  /** Where the API keeps it, such as `/api/interpretations/7`: there it is told at other levels too. */
  address: string;
  /** A sample belongs to nobody: no feedback, no original document, and a notice that says so. */
  isSample?: boolean;
  checking?: Checking | null;
};

export function InterpretationView({ interpretation: standard, address, ...more }: InterpretationViewProps) {
  const { isSample = false, checking = null } = more;
  const location = useLocation();
  const [pointed] = useState(() =>
    pointedSentence(standard.sentences, sourceInAddress(location), sectionInAddress(location)),
  );
  const [openTab, setOpenTab] = useState<TabName>(tabOf(pointed));
  const { part, print } = usePrinting();
  const { told: interpretation, choose, ...levels } = useReadingLevel(standard, address);
  const { text, documentId, summary, sentences, notices } = interpretation;
  const documentHref = isSample ? null : `/document/${documentId}`;
  // Only what was read from a picture can have been read wrongly.
  const documentRef = isSample || !standard.source.ocr ? null : refOf(documentId);
  const panel = documentRef !== null && checking && (
    <checking.Panel documentRef={documentRef} text={text} first={resultPlaces(interpretation)} headingLevel={3} />
  );
  const tabs = tabContents(interpretation, { isSample, panel, printQuestions: () => print('questions') });
  return (
    <PaperProvider documentRef={documentRef} interpretation={interpretation}>
      <OpenSourceProvider text={text} documentHref={documentHref} pointed={pointed}>
        <Page
          title={texts.title}
          windowTitle={`${texts.title}: ${interpretation.title}`}
          lead={<InterpretationLead interpretation={interpretation} />}
          actions={<InterpretationHeader documentHref={documentHref} onExport={() => print('everything')} />}
        >
          <div className={styles['view']}>
            {isSample && <SampleNotice />}
            {part === null ? (
              <>
                <LevelChoice {...levels} onChange={choose} />
                <MainMessage pieces={cutIntoPieces(summary, sentences)} />
                <InterpretationNotices notices={notices} />
                <Tabs
                  label={texts.tabs.label}
                  open={openTab}
                  onChange={setOpenTab}
                  tabs={tabNames.map((name) => ({
                    name,
                    label: texts.tabs[name],
                    content: <Part title={texts.tabs[name]}>{tabs[name]}</Part>,
                  }))}
                />
              </>
            ) : (
              <PrintedSheet interpretation={interpretation} part={part} />
            )}
          </div>
        </Page>
      </OpenSourceProvider>
    </PaperProvider>
  );
}

const resultPlaces = ({ labResults }: Interpretation) => labResults.map(({ span }) => span);

type TabOptions = { isSample: boolean; panel: ReactNode; printQuestions: () => void };

function tabContents(interpretation: Interpretation, { isSample, panel, printQuestions }: TabOptions) {
  return {
    explanation: (
      <>
        <ExplanationPart interpretation={interpretation} checkPanel={panel} />
        <ExplanationFooter interpretation={interpretation} isSample={isSample} />
      </>
    ),
    terms: <TermsPart terms={interpretation.medicalTerminology} />,
    questions: <QuestionsPart interpretation={interpretation} onPrint={printQuestions} />,
    recommendations: <RecommendationsPart interpretation={interpretation} />,
  } satisfies Record<TabName, ReactNode>;
}

function tabOf(pointed: Sentence | null): TabName {
  if (pointed?.section === 'question') return 'questions';
  return pointed?.section === 'finding' || pointed?.section === 'recommendation' ? 'recommendations' : 'explanation';
}

const tabNames: TabName[] = ['explanation', 'terms', 'questions', 'recommendations'];
