import { lazy, Suspense } from 'react';
import { DocumentsPage } from '#client/features/documents/components/documents-page.tsx';
import { KeptHint } from '#client/features/offline/components/kept-hint.tsx';
import { DocumentsAllowance } from '#client/features/plans/components/documents-allowance.tsx';
import { CardCommentsContext, type CardComments } from '#client/lib/medical-documents/comment-slots.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

const LazyUnread = lazy(async () => {
  const { UnreadOnCard } = await import('#client/features/comments/components/unread-on-card.tsx');
  return { default: UnreadOnCard };
});

// Only whoever is signed in can have shared a document.
function UnreadComments({ documentId }: { documentId: number }) {
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <ErrorBoundary place="" fallback={null}>
      <Suspense fallback={null}>
        <LazyUnread user={user} documentId={documentId} />
      </Suspense>
    </ErrorBoundary>
  );
}

const cardComments: CardComments = { Unread: UnreadComments };

export default function DocumentsRoute() {
  return (
    <CardCommentsContext value={cardComments}>
      <DocumentsPage
        allowance={
          <>
            <DocumentsAllowance />
            <KeptHint />
          </>
        }
      />
    </CardCommentsContext>
  );
}
