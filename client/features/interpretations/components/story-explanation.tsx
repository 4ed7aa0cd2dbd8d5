import { useMemo, type ReactNode } from 'react';
import { latestResults } from '#core/documents/latest-results.ts';
import type { StoryPart } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { missingNotices } from '#core/presenting/missing-notices.ts';
import type { Piece } from '#core/presenting/sentences.ts';
import type { ToldStory } from '#core/presenting/told-story.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import type { TabName } from '../model/tab-names.ts';
import { isToTalkAbout } from '../model/outside-only.ts';
import { groupByPieces } from '../model/result-groups.ts';
import { englishIn, useLanguage, usePack, useToldTexts } from '../hooks/use-told-texts.ts';
import { LabTable } from './lab-table.tsx';
import { MedicineList } from './medicine-list.tsx';
import { NextSteps } from './next-steps.tsx';
import { NormalPart } from './normal-part.tsx';
import { OutsideResults } from './outside-results.tsx';
import { PieceList, StorySection } from './story-section.tsx';
import { UnclearNote } from './unclear-note.tsx';
import { WhenToGetHelp } from './when-to-get-help.tsx';
import styles from './story.module.css';

type StoryExplanationProps = {
  interpretation: Interpretation;
  story: ToldStory;
  /** What was hard to read, to be checked after the results. */
  checkPanel?: ReactNode;
  /** Opens what is closed, for what looks through the page. */
  keepsAll: boolean;
  visit: VisitSlots | null;
  onShow: (name: TabName) => void;
};

/** The explanation in the order of its outline: one place for each thing. */
export function StoryExplanation(props: StoryExplanationProps) {
  const texts = useToldTexts();
  const language = useLanguage();
  const { noticePiece } = usePack();
  const { interpretation, story, checkPanel, keepsAll, visit, onShow } = props;
  const { labResults, sections, notices, documentId, title } = interpretation;
  const results = useMemo(() => latestResults(labResults), [labResults]);
  const outside = results.filter(isToTalkAbout);
  const others = results.filter((result) => !isToTalkAbout(result));
  const of = (part: StoryPart) => piecesOf(story, part);
  const found = useMemo(() => groupByPieces(piecesOf(story, 'found'), results.filter(isToTalkAbout)), [story, results]);
  const missing = missingNotices(notices, story).map((notice) => noticePiece(notice));
  return (
    <div className={styles['story']}>
      <StorySection part="why" pieces={of('why')} isText />
      <StorySection part="found" pieces={of('found')} hasMore={outside.length > 0}>
        <OutsideResults grouped={found} sections={sections} keepsAll={keepsAll} />
        <PieceList pieces={found.others} />
      </StorySection>
      {checkPanel && <div lang={englishIn(language)}>{checkPanel}</div>}
      <NormalPart pieces={of('normal')} results={others} sections={sections} keepsAll={keepsAll} />
      {results.length > 1 && <LabTable results={results} />}
      <StorySection part="done" pieces={of('done')} isText />
      <MedicineList pieces={of('medicines')} />
      <StorySection part="allergies" pieces={of('allergies')} />
      <StorySection part="waiting_for" pieces={of('waiting_for')} />
      <NextSteps pieces={of('next_steps')} documentId={documentId} title={title} visit={visit} />
      <WhenToGetHelp pieces={of('when_to_get_help')} />
      <UnclearNote pieces={[...of('unclear'), ...missing]} interpretation={interpretation} onShow={onShow} />
      {isBare(story) && results.length === 0 && <p>{texts.explanation.empty}</p>}
    </div>
  );
}

const piecesOf = ({ sections }: ToldStory, part: StoryPart): Piece[] =>
  sections.find((section) => section.part === part)?.pieces ?? [];

const isBare = ({ sections }: ToldStory) => sections.length === 0;
