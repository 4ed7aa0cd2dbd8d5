import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { AiSlots } from '#client/lib/medical-documents/ai-slots.ts';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { interpretationAddress } from '#client/lib/medical-documents/interpretation-query.ts';
import { toDocumentRef } from '#client/lib/medical-documents/document-ref.ts';
import { later } from '#client/ui/later/later.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { useInterpretationPage } from '../hooks/use-interpretation-page.ts';
import { texts } from '../texts.ts';
import { InterpretationFailed, InterpretationNotFound } from './interpretation-missing.tsx';
import { StoryExplanation } from './later-parts.tsx';
import { InterpretationView } from './interpretation-view.tsx';

const loading = (
  <Page title={texts.title}>
    <Spinner label={texts.states.loading} />
  </Page>
);

// While there is no explanation, and why.
const InterpretationWaiting = later(
  async () => (await import('./interpretation-waiting.tsx')).InterpretationWaiting,
  loading,
);
const InterpretationNone = later(async () => (await import('./interpretation-none.tsx')).InterpretationNone, loading);
const InterpretationNotMade = later(
  async () => (await import('./interpretation-not-made.tsx')).InterpretationNotMade,
  loading,
);
const InterpretationUnreadable = later(
  async () => (await import('./interpretation-unreadable.tsx')).InterpretationUnreadable,
  loading,
);

type Slots = {
  checking: Checking | null;
  ai: AiSlots | null;
  visit: VisitSlots | null;
  /** By which share it is seen. */
  banner: ReactNode;
};

export function InterpretationPage({ checking = null, ai = null, visit = null, banner = null }: Partial<Slots>) {
  const ref = toDocumentRef(useParams()['id']);
  if (ref === undefined) return <InterpretationNotFound />;
  return <InterpretationOf documentRef={ref} {...{ checking, ai, visit, banner }} />;
}

// It comes while the explanation is asked for, and is there when that is.
const explain = () => void StoryExplanation.load().catch(() => undefined);

function InterpretationOf({ documentRef, ...slots }: Slots & { documentRef: DocumentRef }) {
  useEffect(explain, []);
  const { screen: current, notMade, checkAgain, ...waiting } = useInterpretationPage(documentRef);
  // When it comes, a long explanation is drawn without holding up what is pressed meanwhile.
  const before = useDeferredValue(current);
  const screen = current.state === 'ready' && before.state !== 'ready' ? before : current;
  if (notMade !== null) {
    const { tryAgain, ...why } = notMade;
    return <InterpretationNotMade documentRef={documentRef} ai={slots.ai} {...why} onTryAgain={tryAgain} />;
  }
  switch (screen.state) {
    case 'loading':
      return loading;
    case 'ready':
      return (
        <InterpretationView
          interpretation={screen.interpretation}
          address={interpretationAddress(documentRef)}
          {...slots}
        />
      );
    case 'generating':
    case 'processing':
      return <InterpretationWaiting state={screen.state} {...waiting} onCheckAgain={checkAgain} />;
    case 'none':
      return <InterpretationNone documentRef={documentRef} title={screen.title} />;
    case 'unreadable':
      return <InterpretationUnreadable documentRef={documentRef} {...screen} />;
    case 'failed':
      return <InterpretationFailed />;
    case 'not-found':
      return <InterpretationNotFound />;
  }
}
