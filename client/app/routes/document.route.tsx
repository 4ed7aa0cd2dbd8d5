import { lazy, Suspense } from 'react';
import { NeverSend } from '#client/features/consents/components/never-send.tsx';
import { DocumentPage } from '#client/features/documents/components/document-page.tsx';
import { useShownDocument } from '#client/features/comments/hooks/use-shown-document.ts';
import { SharedVisit } from '#client/features/shared-with-me/components/shared-visit.tsx';
import type { WhoOpenedProps } from '#client/lib/medical-documents/ai-slots.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { checking } from './checking-slots.ts';
import { WithComments } from './comment-slots.tsx';

const LazyWhoOpened = lazy(async () => {
  const { WhoOpened: component } = await import('#client/features/access-log/components/who-opened.tsx');
  return { default: component };
});

// Stands in the details: nobody waits for it.
function WhoOpened(props: WhoOpenedProps) {
  return (
    <ErrorBoundary place="" fallback={null}>
      <Suspense fallback={null}>
        <LazyWhoOpened {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

export default function DocumentRoute() {
  const shown = useShownDocument();
  return (
    <SharedVisit>
      {(banner) => (
        <WithComments shown={shown}>
          <DocumentPage checking={checking} NeverSend={NeverSend} WhoOpened={WhoOpened} banner={banner} />
        </WithComments>
      )}
    </SharedVisit>
  );
}
