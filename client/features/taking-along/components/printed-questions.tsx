import { useQuery } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { PaperQuestions } from '#client/ui/paper-questions/paper-questions.tsx';
import { visitQuestionsQuery } from '../api/visit-questions.ts';
import { texts } from '../texts.ts';

/** A person's own list as it goes on paper, with room to write. What is not there yet when it is printed is left out. */
export function PrintedQuestions({ documentRef }: { documentRef: DocumentRef }) {
  const { data: allowance } = useQuery({ ...allowanceQuery, enabled: false });
  const { data } = useQuery({ ...visitQuestionsQuery(documentRef), enabled: false });
  if (allowance?.hasProviderQuestions !== true || data === undefined || data.questions.length === 0) return null;
  return (
    <>
      <h2>{texts.visit.title}</h2>
      <PaperQuestions
        questions={data.questions.map(({ text }) => ({ key: text, words: <p>{text}</p>, hasRoom: true }))}
      />
    </>
  );
}
