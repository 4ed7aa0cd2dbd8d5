import { lazy, Suspense } from 'react';
import { PrintedQuestions } from '#client/features/taking-along/components/printed-questions.tsx';
import type { VisitListProps, VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

const LazyVisitQuestions = lazy(async () => {
  const { VisitQuestions } = await import('#client/features/taking-along/components/visit-questions.tsx');
  return { default: VisitQuestions };
});

/** The suggested questions wait for nothing: the list for the visit joins them when its code is there. */
function VisitQuestions(props: VisitListProps) {
  const suggested = props.children(() => null);
  return (
    <ErrorBoundary place="" fallback={suggested}>
      <Suspense fallback={suggested}>
        <LazyVisitQuestions {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

// What goes on paper must be there in the moment it is printed.
export const visitSlots: VisitSlots = { List: VisitQuestions, Printed: PrintedQuestions };
