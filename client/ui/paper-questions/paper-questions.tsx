import type { ReactNode } from 'react';
import styles from './paper-questions.module.css';

export type PaperQuestion = {
  key: string;
  words: ReactNode;
  /** Whether lines to write on follow. */
  hasRoom: boolean;
};

/** Questions on paper: each with a box to tick, and room for what was answered. */
export function PaperQuestions({ questions }: { questions: readonly PaperQuestion[] }) {
  return (
    <ol className={styles['questions']}>
      {questions.map(({ key, words, hasRoom }) => (
        <li key={key}>
          <span className={styles['box']} aria-hidden="true" />
          <div className={styles['words']}>{words}</div>
          {hasRoom && <div className={styles['room']} aria-hidden="true" />}
        </li>
      ))}
    </ol>
  );
}
