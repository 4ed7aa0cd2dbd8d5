import type { VisitListProps } from '#client/lib/medical-documents/visit-slots.ts';
import { useTaken } from '../hooks/use-taken.ts';
import { texts } from '../texts.ts';
import { TakeAlong } from './take-along.tsx';
import styles from './taking-along.module.css';

const { along: words } = texts;

/** The suggested questions, each with a tick: what is ticked is taken along. Nothing of it is stored. */
export function TickedQuestions({ documentRef, title, suggested, onPrint, children }: VisitListProps) {
  const { isTaken, toggle } = useTaken(documentRef, title);
  const questions = suggested.filter(isTaken);
  const label =
    questions.length === suggested.length ? words.suggested.label : words.some(questions.length, suggested.length);
  return (
    <>
      {children((question) => (
        <label className={styles['tick']}>
          <input
            type="checkbox"
            aria-label={words.tickNamed(question)}
            checked={isTaken(question)}
            onChange={() => toggle(question)}
          />
          {words.tick}
        </label>
      ))}
      {questions.length > 0 && (
        <TakeAlong
          kind="suggested"
          label={label}
          title={title}
          questions={questions}
          onPrint={() => onPrint({ questions })}
        />
      )}
      {questions.length === 0 && suggested.length > 0 && <p>{words.none}</p>}
    </>
  );
}
