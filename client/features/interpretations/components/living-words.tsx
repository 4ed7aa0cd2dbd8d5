import { use } from 'react';
import type { Sentence } from '#core/documents/explanation.ts';
import type { AiSlots } from '#client/lib/medical-documents/ai-slots.ts';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { CommentSlotsContext } from '#client/lib/medical-documents/comment-slots.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { KeepPlace } from '#client/ui/keep-place/keep-place.tsx';
import type { PrintPart } from '../hooks/use-printing.ts';
import { useHeldWords } from '../hooks/use-held-words.ts';
import { useTelling } from '../hooks/use-telling.ts';
import type { ToldWords } from '../hooks/use-told.ts';
import { cutIntoPieces } from '#core/presenting/sentences.ts';
import { suggestedQuestions } from '../model/suggested-questions.ts';
import { InterpretationNotices } from './interpretation-notices.tsx';
import { InterpretationTabs } from './interpretation-tabs.tsx';
import styles from './interpretation-view.module.css';
import { MainMessage } from './main-message.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { SourcedText } from './sourced-text.tsx';
import { TellingStrip } from './telling-strip.tsx';
import { WordsChoice } from './words-choice.tsx';

type LivingWordsProps = {
  told: ToldWords;
  address: string;
  pointed: Sentence | null;
  isSample: boolean;
  checking: Checking | null;
  ai: AiSlots | null;
  visit: VisitSlots | null;
  onPrint: (part: PrintPart) => void;
};

/** The words on the screen, which may become better while they are read. */
export function LivingWords({ told, address, pointed, isSample, checking, ai, ...more }: LivingWordsProps) {
  const { words, choice } = told;
  const telling = useTelling(told, address, isSample);
  const { shown, isHeld } = useHeldWords(words, `${choice.level} ${choice.language}`);
  const documentRef = refOf(words.documentId);
  const comments = use(CommentSlotsContext);
  return (
    <KeepPlace className={styles['view']} watch={[shown, telling.state?.stage]}>
      {isSample && <SampleNotice />}
      {comments && <comments.News />}
      <MainMessage pieces={cutIntoPieces(shown.summary, shown.sentences)} />
      <InterpretationNotices notices={shown.notices} />
      <WordsChoice told={told} isSample={isSample} />
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
      <InterpretationTabs interpretation={shown} pointed={pointed} isSample={isSample} checking={checking} {...more} />
      {ai && !isSample && (
        <ai.AskingPanel
          documentRef={documentRef}
          suggestions={suggestedQuestions(shown)}
          drawSentences={drawSentences}
        />
      )}
      {comments && <comments.Panel />}
    </KeepPlace>
  );
}

const drawSentences = (sentences: Omit<Sentence, 'section'>[]) => (
  // An answer is for whoever asked: nobody else sees it, so there is nobody to talk to about it.
  <CommentSlotsContext value={null}>
    <SourcedText
      pieces={sentences.map((sentence) => ({
        text: sentence.text,
        sentence: { ...sentence, section: 'interpretation' as const },
      }))}
    />
  </CommentSlotsContext>
);
