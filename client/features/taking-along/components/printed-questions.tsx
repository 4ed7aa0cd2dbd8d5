import { useQuery } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { visitQuestionsQuery } from '../api/visit-questions.ts';
import { texts } from '../texts.ts';
import styles from './taking-along.module.css';

/** A person's own list as it goes on paper, with room to write. What is not there yet when it is printed is left out. */
export function PrintedQuestions({ documentRef }: { documentRef: DocumentRef }) {
  const { data: allowance } = useQuery({ ...allowanceQuery, enabled: false });
  const { data } = useQuery({ ...visitQuestionsQuery(documentRef), enabled: false });
  if (allowance?.hasProviderQuestions !== true || data === undefined || data.questions.length === 0) return null;
  return (
    <section className={styles['printed']}>
      <h2>{texts.visit.title}</h2>
      <ol>
        {data.questions.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
