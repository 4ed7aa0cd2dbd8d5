import type { ReactNode } from 'react';
import { Copy, Printer } from 'lucide-react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import { useMay } from '#client/lib/medical-documents/seen-by-share.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useCopyQuestions } from '../hooks/use-copy-questions.ts';
import type { PrintPart } from '../hooks/use-printing.ts';
import { orderedQuestions } from '#core/presenting/ordered-questions.ts';
import { cutIntoPieces } from '#core/presenting/sentences.ts';
import { texts } from '../texts.ts';
import { SourcedText } from './sourced-text.tsx';
import styles from './parts.module.css';

type QuestionsPartProps = {
  interpretation: Pick<Interpretation, 'actionItems' | 'sentences' | 'title' | 'documentId' | 'questionOrder'>;
  onPrint?: (part: PrintPart) => void;
  /** A list of one's own for a visit. */
  visit?: VisitSlots | null;
};

export function QuestionsPart({ interpretation, onPrint, visit = null }: QuestionsPartProps) {
  const { title, documentId } = interpretation;
  return (
    <div className={styles['part']}>
      {visit && onPrint ? (
        <visit.List documentRef={refOf(documentId)} title={title} onPrint={() => onPrint('visit')}>
          {(pick) => <Suggested interpretation={interpretation} onPrint={onPrint} pick={pick} />}
        </visit.List>
      ) : (
        <Suggested interpretation={interpretation} {...(onPrint && { onPrint })} />
      )}
      <p className={styles['disclaimer']}>{texts.questions.disclaimer}</p>
    </div>
  );
}

type SuggestedProps = Pick<QuestionsPartProps, 'interpretation' | 'onPrint'> & {
  pick?: (question: string) => ReactNode;
};

/** The suggested questions; those that the health profile puts first say why. */
function Suggested({ interpretation, onPrint, pick }: SuggestedProps) {
  const questions = orderedQuestions(interpretation);
  const mayTakeAlong = useMay('download');
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
            {pick && <div className={styles['flush']}>{pick(question)}</div>}
          </li>
        ))}
      </ol>
      {onPrint && mayTakeAlong && (
        <QuestionActions interpretation={interpretation} onPrint={() => onPrint('questions')} />
      )}
    </>
  );
}

function QuestionActions({
  interpretation,
  onPrint,
}: { onPrint: () => void } & Pick<QuestionsPartProps, 'interpretation'>) {
  const questions = orderedQuestions(interpretation).map(({ question }) => question);
  const copy = useCopyQuestions(interpretation.title, questions);
  return (
    <div className={styles['actions']}>
      <Button onClick={copy}>
        <Icon of={Copy} />
        {texts.questions.copy}
      </Button>
      <Button onClick={onPrint}>
        <Icon of={Printer} />
        {texts.questions.print}
      </Button>
    </div>
  );
}
