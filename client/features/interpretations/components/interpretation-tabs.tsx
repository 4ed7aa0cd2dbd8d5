import { memo, useMemo, useState, type ReactNode } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { Tabs } from '#client/ui/tabs/tabs.tsx';
import type { OpenParts } from '../hooks/use-open-parts.ts';
import type { PrintPart } from '../hooks/use-printing.ts';
import { tabNames, type TabName } from '../model/tab-names.ts';
import { texts } from '../texts.ts';
import { AllParts } from './all-parts.tsx';
import { ExplanationFooter } from './explanation-footer.tsx';
import { ExplanationPart } from './explanation-part.tsx';
import { QuestionsPart, RecommendationsPart, TermsPart } from './later-parts.tsx';
import { Part } from './part.tsx';

type InterpretationTabsProps = {
  interpretation: Interpretation;
  parts: OpenParts;
  /** All parts under each other instead of on tabs. */
  isOnePage: boolean;
  onShow: (name: TabName) => void;
  /** Everything is in the page, also what is out of sight. */
  keepsAll: boolean;
  isSample: boolean;
  /** Null where nothing was read from a picture. */
  checking: Checking | null;
  visit: VisitSlots | null;
  onPrint: (part: PrintPart) => void;
};

// A long report has thousands of words: they are drawn again when another part opens, and not with every press.
export const InterpretationTabs = memo(function InterpretationTabs(props: InterpretationTabsProps) {
  const { openTab, openTabNamed } = props.parts;
  const kept = useKeptTabs(openTab, props.keepsAll);
  const contents = useTabContents(props);
  if (props.isOnePage) return <AllParts contents={contents} onShow={props.onShow} />;
  return (
    <Tabs
      label={texts.tabs.label}
      open={openTab}
      onChange={openTabNamed}
      kept={kept}
      tabs={tabNames.map((name) => ({
        name,
        label: texts.tabs[name],
        content: (
          <Part name={name} title={texts.tabs[name]}>
            {contents[name]}
          </Part>
        ),
      }))}
    />
  );
});

// What was drawn once stays in the page: a report of hundreds of rows takes long to be drawn anew.
function useKeptTabs(openTab: TabName, keepsAll: boolean): readonly TabName[] {
  const [kept, setKept] = useState<readonly TabName[]>([openTab]);
  const wanted = keepsAll ? tabNames : [...new Set([...kept, openTab])];
  if (wanted.length > kept.length) setKept(wanted);
  return kept;
}

// A press draws anew what it changes, and leaves the other parts as they are.
function useTabContents(props: InterpretationTabsProps): Record<TabName, ReactNode> {
  const { interpretation, parts, keepsAll, onPrint, visit } = props;
  const { openTerm, openTermNamed } = parts;
  const { medicalTerminology } = interpretation;
  const explanation = useExplanation(props);
  const terms = useMemo(
    () => <TermsPart terms={medicalTerminology} open={openTerm} onOpen={openTermNamed} keepsContent={keepsAll} />,
    [medicalTerminology, openTerm, openTermNamed, keepsAll],
  );
  const questions = useMemo(
    () => <QuestionsPart interpretation={interpretation} onPrint={onPrint} visit={visit} />,
    [interpretation, onPrint, visit],
  );
  const recommendations = useMemo(() => <RecommendationsPart interpretation={interpretation} />, [interpretation]);
  return { explanation, terms, questions, recommendations };
}

function useExplanation({ interpretation, parts, isSample, checking }: InterpretationTabsProps): ReactNode {
  const { isOutsideOnly: isOn, showOutsideOnly: turn } = parts;
  return useMemo(() => {
    const { documentId, text, labResults } = interpretation;
    const places = labResults.map(({ span }) => span);
    const panel = checking && (
      <checking.Panel documentRef={refOf(documentId)} text={text} first={places} headingLevel={3} />
    );
    return (
      <>
        <ExplanationPart interpretation={interpretation} checkPanel={panel} filter={{ isOn, turn }} />
        <ExplanationFooter interpretation={interpretation} isSample={isSample} />
      </>
    );
  }, [interpretation, isOn, turn, isSample, checking]);
}
