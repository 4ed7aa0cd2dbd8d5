import type { Answer } from '#core/documents/follow-up.ts';
import type { DrawSentences } from '#client/lib/medical-documents/ai-slots.ts';
import { Card } from '#client/ui/card/card.tsx';
import { Badge } from '#client/ui/badge/badge.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { texts } from '../texts.ts';
import styles from './asking.module.css';

type AnswerListProps = { answers: Answer[]; isAsking: boolean; drawSentences: DrawSentences };

/** What was asked and answered, the newest first. */
export function AnswerList({ answers, isAsking, drawSentences }: AnswerListProps) {
  const [newest] = answers;
  return (
    <>
      {/* Stands from the start: an answer is announced, and read when the reader goes to it. */}
      <VisuallyHidden role="status">{isAsking ? texts.asking : newest && announcementOf(newest)}</VisuallyHidden>
      {answers.length > 0 && (
        <section className={styles['answers']}>
          <h3>{texts.answers}</h3>
          <ol aria-label={texts.answers} className={styles['list']}>
            {answers.map((answer, index) => (
              <li key={answers.length - index}>
                <AnswerCard answer={answer} drawSentences={drawSentences} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

const announcementOf = ({ found }: Answer) => (found ? texts.answered : texts.notSaid);

function AnswerCard({ answer: { question, found, sentences, engine }, drawSentences }: AnswerCardProps) {
  return (
    <Card as="article" isPlain>
      <h4>
        <VisuallyHidden>{texts.question}: </VisuallyHidden>
        {question}
      </h4>
      {!found && <Badge>{texts.notFound}</Badge>}
      {drawSentences(sentences)}
      <p className={styles['engine']}>{texts.by[engine]}</p>
    </Card>
  );
}

type AnswerCardProps = { answer: Answer; drawSentences: DrawSentences };
