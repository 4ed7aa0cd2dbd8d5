import { lazy, Suspense } from 'react';
import type { PersonQuestion } from '../hooks/use-person.ts';

const PersonDialog = lazy(async () => {
  const { PersonDialog: Dialog } = await import('./person-dialog.tsx');
  return { default: Dialog };
});

/** Comes when it is first asked for: few documents of a list are given a name. */
export function LaterPersonDialog(question: PersonQuestion) {
  if (question.asked === null) return null;
  return (
    <Suspense fallback={null}>
      <PersonDialog {...question} />
    </Suspense>
  );
}
