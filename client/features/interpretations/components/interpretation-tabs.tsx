import { useId, useMemo, useState, type ReactNode } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { ToldStory } from '#core/presenting/told-story.ts';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { TabList } from '#client/ui/tabs/tab-list.tsx';
import { TabPanels } from '#client/ui/tabs/tab-panels.tsx';
import type { OpenParts } from '../hooks/use-open-parts.ts';
import type { PrintPart } from '../hooks/use-printing.ts';
import { tabNames, type TabName } from '../model/tab-names.ts';
import { texts } from '../texts.ts';
import { langOf, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import { AllParts, PartWays } from './all-parts.tsx';
import { ExplanationFooter } from './explanation-footer.tsx';
import { ExplanationPart, QuestionsPart, RecommendationsPart, StoryExplanation, TermsPart } from './later-parts.tsx';
import { Part } from './part.tsx';

type InterpretationTabsProps = {
  interpretation: Interpretation;
  /** Undefined where it is told in paragraphs. */
  story: ToldStory | undefined;
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
  /** How the page is read, below the names of the parts. */
  tools: ReactNode;
};

/** The four parts of an interpretation, directly below its message. A press draws only those parts anew that it changes. */
export function InterpretationTabs(props: InterpretationTabsProps) {
  const id = useId();
  const lang = langOf(useLanguage());
  const names = useToldTexts().tabs;
  const { openTab, openTabNamed } = props.parts;
  const kept = useKeptTabs(openTab, props.keepsAll);
  const contents = useTabContents(props);
  const { isOnePage, onShow, tools } = props;
  return (
    <div>
      {isOnePage ? (
        <PartWays onShow={onShow} />
      ) : (
        <TabList
          id={id}
          label={texts.tabs.label}
          tabs={tabNames.map((name) => ({ name, label: names[name] }))}
          lang={lang}
          shown={openTab}
          onChange={openTabNamed}
          isSticky
        />
      )}
      {/* At the same place in both, so that what was pressed here keeps the focus. */}
      {tools}
      {isOnePage ? (
        <AllParts contents={contents} />
      ) : (
        <TabPanels
          id={id}
          tabs={tabNames.map((name) => panelOf(name, names[name], contents))}
          shown={openTab}
          kept={kept}
        />
      )}
    </div>
  );
}

const panelOf = (name: TabName, title: string, contents: Record<TabName, ReactNode>) => ({
  name,
  content: (
    <Part name={name} title={title}>
      {contents[name]}
    </Part>
  ),
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

function useExplanation(props: InterpretationTabsProps): ReactNode {
  const { interpretation, story, parts, isSample, checking, keepsAll, visit, onShow } = props;
  const { isOutsideOnly: isOn, showOutsideOnly: turn } = parts;
  return useMemo(() => {
    const { documentId, text, labResults } = interpretation;
    const places = labResults.map(({ span }) => span);
    const panel = checking && (
      <checking.Panel documentRef={refOf(documentId)} text={text} first={places} headingLevel={3} />
    );
    return (
      <>
        {story ? (
          <StoryExplanation
            interpretation={interpretation}
            story={story}
            checkPanel={panel}
            keepsAll={keepsAll}
            visit={visit}
            onShow={onShow}
          />
        ) : (
          <ExplanationPart interpretation={interpretation} checkPanel={panel} filter={{ isOn, turn }} />
        )}
        <ExplanationFooter interpretation={interpretation} isSample={isSample} />
      </>
    );
  }, [interpretation, story, isOn, turn, isSample, checking, keepsAll, visit, onShow]);
}
