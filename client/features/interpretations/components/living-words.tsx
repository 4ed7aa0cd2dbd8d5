import { use, useCallback, useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import type { Sentence } from '#core/documents/explanation.ts';
import { useImportantMarks } from '#client/lib/marking/use-important-marks.ts';
import type { AiSlots } from '#client/lib/medical-documents/ai-slots.ts';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { CommentSlotsContext } from '#client/lib/medical-documents/comment-slots.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { KeepPlace } from '#client/ui/keep-place/keep-place.tsx';
import { useFinding } from '../hooks/use-finding.ts';
import type { PrintPart } from '../hooks/use-printing.ts';
import { useHeardInterpretation } from '../hooks/use-heard-interpretation.ts';
import { langOf, LanguageContext } from '../hooks/use-told-texts.ts';
import { useHeldWords } from '../hooks/use-held-words.ts';
import { useOpenSource } from '../hooks/use-open-source.tsx';
import { useOpenParts } from '../hooks/use-open-parts.ts';
import type { DrawnWords } from '../hooks/use-drawn-words.ts';
import type { ReadingView } from '../hooks/use-reading-view.ts';
import { useTelling } from '../hooks/use-telling.ts';
import type { ToldWords } from '../hooks/use-told.ts';
import { toldStory } from '#core/presenting/told-story.ts';
import type { TabName } from '../model/tab-names.ts';
import { suggestedQuestions } from '../model/suggested-questions.ts';
import { InterpretationNotices } from './interpretation-notices.tsx';
import { InterpretationTabs } from './interpretation-tabs.tsx';
import styles from './interpretation-view.module.css';
import { MainMessage } from './main-message.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { ReadingFrame } from './reading-frame.tsx';
import { ReadingTools } from './reading-tools.tsx';
import { SourcedText } from './sourced-text.tsx';
import { StillEnglish } from './still-english.tsx';
import { TellingStrip } from './later-parts.tsx';
import { WordsChoice } from './words-choice.tsx';

type LivingWordsProps = {
  told: ToldWords;
  drawn: DrawnWords;
  address: string;
  pointed: Sentence | null;
  isSample: boolean;
  checking: Checking | null;
  ai: AiSlots | null;
  visit: VisitSlots | null;
  onPrint: (part: PrintPart) => void;
  /** Null where a share does not give it. */
  exportPdf: (() => void) | null;
  view: ReadingView;
  isBeside: boolean;
  /** Null where it stands above the message. */
  onRead: (() => void) | null;
  /** What comes after the words where there is no room above them. */
  after: ReactNode;
};

/** The words on the screen, which may become better while they are read. */
export function LivingWords({
  told,
  drawn,
  address,
  pointed,
  isSample,
  checking,
  ai,
  exportPdf,
  view,
  isBeside,
  onRead,
  after,
  ...more
}: LivingWordsProps) {
  const { words } = told;
  const telling = useTelling(told, address, isSample);
  const { chosen } = drawn;
  const { shown, isHeld } = useHeldWords(drawn.words, chosen);
  const { language = 'en' } = shown;
  const story = useMemo(() => toldStory(shown), [shown]);
  const root = useRef<HTMLDivElement>(null);
  const { parts, show, showTerm, showTarget } = useOpenParts(root, pointed, story !== undefined);
  const marks = useImportantMarks(root, shown.medicalTerminology);
  const { english } = useOpenSource();
  useHeardInterpretation({ shown, english, isSample, chosen, exportPdf, show, showTerm, marks });
  const documentRef = refOf(words.documentId);
  const comments = use(CommentSlotsContext);
  // The choice shows at once, and the parts follow when they are drawn.
  const isOnePage = useDeferredValue(view.isOnePage);
  const showPart = useCallback((name: TabName) => void show(name), [show]);
  const suggestions = useMemo(() => suggestedQuestions(shown), [shown]);
  const finding = useFinding(parts, { showTerm });
  const frame = {
    root,
    shown,
    finding,
    shows: { showTerm, showTarget },
    isBeside,
    areSourcesShown: view.areSourcesShown,
  };
  return (
    <LanguageContext value={language}>
      <ReadingFrame {...frame}>
        <KeepPlace className={styles['view']} watch={[shown, telling.state?.stage]}>
          {isSample && <SampleNotice />}
          <div className={styles['message']} data-part="message" lang={langOf(language)}>
            <InterpretationNotices notices={shown.notices} place="before" />
            <StillEnglish interpretation={shown} />
            <MainMessage interpretation={shown} story={story} />
            <InterpretationNotices notices={shown.notices} place="after" keepsAll={finding.keepsAll} />
          </div>
          {comments && <comments.News />}
          <InterpretationTabs
            isOnePage={isOnePage}
            keepsAll={finding.keepsAll}
            onShow={showPart}
            interpretation={shown}
            story={story}
            parts={parts}
            isSample={isSample}
            checking={checking}
            tools={
              <ReadingTools
                view={view}
                onFind={finding.open}
                onAsk={ai && !isSample ? goToAsking : null}
                onRead={onRead}
                marks={marks}
              >
                <WordsChoice told={told} isSample={isSample} />
              </ReadingTools>
            }
            {...more}
          />
          {!isSample && (
            <TellingStrip
              documentRef={documentRef}
              interpretation={words}
              telling={telling}
              isHeld={isHeld}
              ai={ai}
              onEnglish={() => told.choose({ language: 'en' })}
            />
          )}
          {after}
          {ai && !isSample && (
            <ai.AskingPanel documentRef={documentRef} suggestions={suggestions} drawSentences={drawSentences} />
          )}
          {comments && <comments.Panel />}
        </KeepPlace>
      </ReadingFrame>
    </LanguageContext>
  );
}

const drawSentences = (sentences: Omit<Sentence, 'section'>[]) => (
  // An answer is for whoever asked: nobody else sees it, so there is nobody to talk to about it. It is written in English.
  <CommentSlotsContext value={null}>
    <LanguageContext value="en">
      <SourcedText
        pieces={sentences.map((sentence) => ({
          text: sentence.text,
          sentence: { ...sentence, section: 'interpretation' as const },
        }))}
      />
    </LanguageContext>
  </CommentSlotsContext>
);

function goToAsking(): void {
  const field = document.querySelector<HTMLElement>('[data-asking] textarea');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
