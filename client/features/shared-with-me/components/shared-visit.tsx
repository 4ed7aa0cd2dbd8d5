import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { toDocumentRef } from '#client/lib/medical-documents/document-ref.ts';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { later } from '#client/ui/later/later.tsx';
import { useSharedVisit } from '../hooks/use-shared-visit.ts';

// Nobody waits for it with a document of their own. What it stands above comes together with it.
const Visitor = later(async () => (await import('./visitor.tsx')).Visitor, <Arriving />);

/** Draws a screen with the banner that belongs on it where its document is shared with whoever looks. */
type DrawScreen = (banner: ReactNode) => ReactNode;

/** Around the screens of one document: when the access ends, nothing of them stays. */
export function SharedVisit({ children }: { children: DrawScreen }) {
  const ref = toDocumentRef(useParams()['id']);
  return ref === undefined ? children(null) : <VisitTo documentRef={ref}>{children}</VisitTo>;
}

function VisitTo({ documentRef, children }: { documentRef: DocumentRef; children: DrawScreen }) {
  const { share, end, finish } = useSharedVisit(documentRef);
  if (end !== null) return <Visitor part="ended" how={end} />;
  return (
    <>
      {children(share && <Visitor part="banner" documentRef={documentRef} share={share} onEnd={finish} />)}
      {share && <Visitor part="visit" documentRef={documentRef} onEnd={finish} />}
    </>
  );
}
