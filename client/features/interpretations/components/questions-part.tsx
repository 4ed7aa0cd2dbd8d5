import type { ReactNode } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { orderedQuestions } from '#core/presenting/ordered-questions.ts';
import { cutIntoPieces } from '#core/presenting/sentences.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import { useMay } from '#client/lib/medical-documents/seen-by-share.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import type { PrintPart } from '../hooks/use-printing.ts';
import { englishIn, langOf, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import { SourcedText } from './sourced-text.tsx';
import styles from './parts.module.css';

type QuestionsPartProps = {
  interpretation: Pick<Interpretation, 'actionItems' | 'sentences' | 'title' | 'documentId' | 'questionOrder'>;
  onPrint?: (part: PrintPart) => void;
  /** The ways to take them along to a visit. */
  visit?: VisitSlots | null;
};

export function QuestionsPart({ interpretation, onPrint, visit = null }: QuestionsPartProps) {
  const texts = useToldTexts();
  const language = useLanguage();
  const { title, documentId } = interpretation;
  const mayTakeAlong = useMay('download');
  return (
    <div className={styles['part']}>
      {visit && onPrint && mayTakeAlong ? (
        <div lang={englishIn(language)}>
          <visit.List
            documentRef={refOf(documentId)}
            title={title}
            suggested={orderedQuestions(interpretation).map(({ question }) => question)}
            onPrint={onPrint}
          >
            {(pick) => (
              <div className={styles['part']} lang={langOf(language)}>
                <Suggested interpretation={interpretation} pick={pick} />
              </div>
            )}
          </visit.List>
        </div>
      ) : (
        <Suggested interpretation={interpretation} />
      )}
      <p className={styles['disclaimer']}>{texts.questions.disclaimer}</p>
    </div>
  );
}

type SuggestedProps = Pick<QuestionsPartProps, 'interpretation'> & {
  pick?: (question: string) => ReactNode;
};

/** The suggested questions; those that the health profile puts first say why. */
function Suggested({ interpretation, pick }: SuggestedProps) {
  const texts = useToldTexts();
  const language = useLanguage();
  const questions = orderedQuestions({ ...interpretation, language });
  if (questions.length === 0) return <p>{texts.questions.empty}</p>;
  const sentences = interpretation.sentences.filter(({ section }) => section === 'question');
  return (
    <>
      <p>{texts.questions.intro}</p>
      <ol className={styles['numbered']}>
        {questions.map(({ question, because }, index) => (
          <li key={index}>
            <SourcedText pieces={cutIntoPieces(question, sentences)} />
            {because !== null && <p className={styles['say']}>{because}</p>}
            {pick && (
              <div className={styles['flush']} lang={englishIn(language)}>
                {pick(question)}
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
