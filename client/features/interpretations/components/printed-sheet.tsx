import type { Interpretation } from '#core/documents/interpretation.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import { CommentSlotsContext } from '#client/lib/medical-documents/comment-slots.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import type { PrintPart } from '../hooks/use-printing.ts';
import { printedSources } from '#core/presenting/printed-sources.ts';
import { cutIntoPieces } from '#core/presenting/sentences.ts';
import { texts } from '../texts.ts';
import { ExplanationFooter } from './explanation-footer.tsx';
import { ExplanationPart } from './explanation-part.tsx';
import { InterpretationNotices } from './interpretation-notices.tsx';
import { MainMessage } from './main-message.tsx';
import { Part } from './part.tsx';
import styles from './parts.module.css';
import { PrintedQuestions, QuestionsPart } from './questions-part.tsx';
import { RecommendationsPart } from './recommendations-part.tsx';
import { TermsPart } from './terms-part.tsx';

type PrintedSheetProps = { interpretation: Interpretation; part: PrintPart; visit?: VisitSlots | null };

/** What goes on paper, where no tab opens: every part in its order, and the sources at the end. Comments stay on the screen. */
export function PrintedSheet(props: PrintedSheetProps) {
  return (
    <CommentSlotsContext value={null}>
      <PrintedParts {...props} />
    </CommentSlotsContext>
  );
}

function PrintedParts({ interpretation, part, visit = null }: PrintedSheetProps) {
  const { summary, sentences, notices, medicalTerminology, documentId } = interpretation;
  const list = visit && <visit.Printed documentRef={refOf(documentId)} />;
  if (part === 'visit') return list;
  if (part !== 'everything') {
    return (
      <Part title={texts.tabs.questions} isTitleShown>
        <PrintedQuestions interpretation={interpretation} only={part.questions} />
      </Part>
    );
  }
  return (
    <div className={styles['everything']}>
      <MainMessage pieces={cutIntoPieces(summary, sentences)} />
      <InterpretationNotices notices={notices} />
      <Part title={texts.tabs.explanation} isTitleShown>
        <ExplanationPart interpretation={interpretation} />
      </Part>
      <Part title={texts.tabs.terms} isTitleShown>
        <TermsPart terms={medicalTerminology} isPrinted />
      </Part>
      {list}
      <Part title={texts.tabs.questions} isTitleShown>
        <QuestionsPart interpretation={interpretation} />
      </Part>
      <Part title={texts.tabs.recommendations} isTitleShown>
        <RecommendationsPart interpretation={interpretation} />
      </Part>
      <PrintedSources interpretation={interpretation} />
      <ExplanationFooter interpretation={interpretation} isSample />
    </div>
  );
}

function PrintedSources({ interpretation: { sentences, text } }: { interpretation: Interpretation }) {
  const sources = printedSources(sentences, text);
  if (sources.length === 0) return null;
  return (
    <Part title={texts.sources.printed} isTitleShown>
      <ol className={styles['numbered']}>
        {sources.map(({ sentence, quotes, left }) => (
          <li key={sentence}>
            {sentence} {quotes.map((quote) => `“${quote}”`).join(' ')} {left > 0 && texts.sources.andMore(left)}
          </li>
        ))}
      </ol>
    </Part>
  );
}
