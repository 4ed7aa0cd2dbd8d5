import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { InterpretationPage } from '#client/features/interpretations/components/interpretation-page.tsx';
import { useShownInterpretation } from '#client/features/comments/hooks/use-shown-document.ts';
import { KeepRoom } from '#client/features/offline/components/keep-room.tsx';
import { useKeptCopy } from '#client/features/offline/hooks/use-kept-copy.ts';
import { SharedVisit } from '#client/features/shared-with-me/components/shared-visit.tsx';
import type { KeptDocument } from '#client/lib/kept-offline/kept-store.ts';
import { toDocumentRef } from '#client/lib/medical-documents/document-ref.ts';
import { KeepingContext } from '#client/lib/medical-documents/keeping-slot.ts';
import { later } from '#client/ui/later/later.tsx';
import { aiSlots } from './ai-slots.tsx';
import { checking } from './checking-slots.ts';
import { WithComments } from './comment-slots.tsx';
import { visitSlots } from './visit-slots.tsx';

// What this device keeps is asked for when the words stand, or when nobody else has them.
const KeepButton = later(
  async () => (await import('#client/features/offline/components/keep-button.tsx')).KeepButton,
  <KeepRoom />,
);
const KeptCopyNotice = later(
  async () => (await import('#client/features/offline/components/kept-copy-notice.tsx')).KeptCopyNotice,
);

const PutKeptCopy = later(
  async () => (await import('#client/features/offline/components/put-kept-copy.tsx')).PutKeptCopy,
);

const nowhere = '0';
const drawKeeping = (interpretation: Interpretation) => <KeepButton interpretation={interpretation} />;

const withCopy = (banner: ReactNode, copy: KeptDocument | null): ReactNode => (
  <>
    {banner}
    {copy !== null && <KeptCopyNotice copy={copy} />}
  </>
);

export default function InterpretationRoute() {
  const shown = useShownInterpretation();
  const ref = toDocumentRef(useParams()['id']) ?? nowhere;
  const { isMissing, copy, onPut } = useKeptCopy(ref);
  return (
    <SharedVisit>
      {(banner) => (
        <WithComments shown={shown}>
          <KeepingContext value={drawKeeping}>
            <InterpretationPage checking={checking} ai={aiSlots} visit={visitSlots} banner={withCopy(banner, copy)} />
          </KeepingContext>
          {isMissing && <PutKeptCopy documentRef={ref} onPut={onPut} />}
        </WithComments>
      )}
    </SharedVisit>
  );
}
