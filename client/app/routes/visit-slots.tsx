import { lazy, Suspense, type ReactNode } from 'react';
import { useSeenByShare } from '#client/lib/medical-documents/seen-by-share.ts';
import type { VisitListProps, VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { later } from '#client/ui/later/later.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

const VisitQuestions = lazy(async () => {
  const { VisitQuestions } = await import('#client/features/taking-along/components/visit-questions.tsx');
  return { default: VisitQuestions };
});
const TickedQuestions = lazy(async () => {
  const { TickedQuestions } = await import('#client/features/taking-along/components/ticked-questions.tsx');
  return { default: TickedQuestions };
});
const PrintedQuestions = later(
  async () => (await import('#client/features/taking-along/components/printed-questions.tsx')).PrintedQuestions,
);

const CalendarButton = later(
  async () => (await import('#client/features/taking-along/components/calendar-button.tsx')).CalendarButton,
);

/** The suggested questions wait for nothing: the ways to take them along join them when their code is there. */
function Joined({ suggested, children }: { suggested: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary place="" fallback={suggested}>
      <Suspense fallback={suggested}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A list is kept by the owner of a document. Whoever it is shared with takes the suggested questions along. */
function OwnersList(props: VisitListProps) {
  const isOwner = useSeenByShare() === null;
  return (
    <Joined suggested={props.children(nothing)}>
      {isOwner ? <VisitQuestions {...props} /> : <TickedQuestions {...props} />}
    </Joined>
  );
}

function SampleList(props: VisitListProps) {
  return (
    <Joined suggested={props.children(nothing)}>
      <TickedQuestions {...props} />
    </Joined>
  );
}

const nothing = () => null;

export const visitSlots: VisitSlots = { List: OwnersList, Printed: PrintedQuestions, Calendar: CalendarButton };

/** A sample belongs to nobody: no list is kept for it. */
export const sampleVisitSlots: VisitSlots = { List: SampleList, Printed: nothing, Calendar: CalendarButton };
