import { useState, type ReactNode } from 'react';
import type { Sentence } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { Tabs } from '#client/ui/tabs/tabs.tsx';
import type { PrintPart } from '../hooks/use-printing.ts';
import { texts } from '../texts.ts';
import { ExplanationFooter } from './explanation-footer.tsx';
import { ExplanationPart } from './explanation-part.tsx';
import { Part } from './part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { RecommendationsPart } from './recommendations-part.tsx';
import { TermsPart } from './terms-part.tsx';

type TabName = keyof Omit<typeof texts.tabs, 'label'>;

type InterpretationTabsProps = {
  interpretation: Interpretation;
  /** The sentence that a link from the document points to: its tab opens. */
  pointed: Sentence | null;
  isSample: boolean;
  /** Null where nothing was read from a picture. */
  checking: Checking | null;
  visit: VisitSlots | null;
  onPrint: (part: PrintPart) => void;
};

export function InterpretationTabs({ interpretation, pointed, ...more }: InterpretationTabsProps) {
  const [openTab, setOpenTab] = useState<TabName>(tabOf(pointed));
  const contents = tabContents({ interpretation, ...more });
  return (
    <Tabs
      label={texts.tabs.label}
      open={openTab}
      onChange={setOpenTab}
      tabs={tabNames.map((name) => ({
        name,
        label: texts.tabs[name],
        content: <Part title={texts.tabs[name]}>{contents[name]}</Part>,
      }))}
    />
  );
}

type TabOptions = Omit<InterpretationTabsProps, 'pointed'>;

function tabContents({ interpretation, isSample, checking, visit, onPrint }: TabOptions) {
  const { documentId, text, labResults, medicalTerminology } = interpretation;
  const places = labResults.map(({ span }) => span);
  const panel = checking && (
    <checking.Panel documentRef={refOf(documentId)} text={text} first={places} headingLevel={3} />
  );
  return {
    explanation: (
      <>
        <ExplanationPart interpretation={interpretation} checkPanel={panel} />
        <ExplanationFooter interpretation={interpretation} isSample={isSample} />
      </>
    ),
    terms: <TermsPart terms={medicalTerminology} />,
    questions: <QuestionsPart interpretation={interpretation} onPrint={onPrint} visit={visit} />,
    recommendations: <RecommendationsPart interpretation={interpretation} />,
  } satisfies Record<TabName, ReactNode>;
}

function tabOf(pointed: Sentence | null): TabName {
  if (pointed?.section === 'question') return 'questions';
  return pointed?.section === 'finding' || pointed?.section === 'recommendation' ? 'recommendations' : 'explanation';
}

const tabNames: TabName[] = ['explanation', 'terms', 'questions', 'recommendations'];
