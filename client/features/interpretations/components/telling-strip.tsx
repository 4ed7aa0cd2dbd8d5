import { lazy, Suspense, useState } from 'react';
import { BookOpenCheck, Sparkles } from 'lucide-react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { useMay, useSeenByShare } from '#client/lib/medical-documents/seen-by-share.ts';
import type { AiSlots } from '#client/lib/medical-documents/ai-slots.ts';
import { Icon } from '#client/ui/icon.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { FollowedTelling } from '../hooks/use-telling.ts';
import { lineForRecipient } from '../model/line-for-recipient.ts';
import { announcement, tellingLine } from '../model/telling-line.ts';
import { tellingTexts as texts } from '../telling-texts.ts';
import { TellingActions } from './telling-actions.tsx';
import styles from './telling-strip.module.css';

const CheckedDialog = lazy(() => import('./checked-dialog.tsx'));

type TellingStripProps = {
  documentRef: DocumentRef;
  interpretation: Interpretation;
  telling: FollowedTelling;
  /** New words wait until the source that is open is closed. */
  isHeld: boolean;
  ai: AiSlots | null;
  onEnglish: () => void;
};

/** Who wrote the words and how they were checked, or why no model did, and what can be done about it. */
export function TellingStrip({ documentRef, interpretation, telling, isHeld, ai, onEnglish }: TellingStripProps) {
  const [open, setOpen] = useState<'consent' | 'checked' | null>(null);
  const { state, isUnderWay, wasUnderWay, isSlow, problem } = telling;
  const isOwner = useSeenByShare() === null;
  const mayStart = useMay('reinterpret');
  const ownLine = tellingLine(interpretation);
  const line = isOwner ? ownLine : lineForRecipient(ownLine, mayStart);
  const close = () => setOpen(null);
  const more = isHeld ? texts.held : isSlow ? texts.slow : line.more;
  return (
    <section className={styles['strip']} aria-label={texts.label} aria-busy={state === null}>
      <span className={styles['icon']}>
        <Icon of={interpretation.engine === 'built-in' && !line.isBusy ? BookOpenCheck : Sparkles} />
      </span>
      <div className={styles['words']}>
        <p className={styles['who']}>{line.text}</p>
        {more !== null && <p>{more}</p>}
        {problem !== null && (
          <p role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
      </div>
      <TellingActions
        documentRef={documentRef}
        action={line.action === 'allow' && ai === null ? null : line.action}
        telling={telling}
        onOpen={setOpen}
        onEnglish={onEnglish}
      />
      {/* Stands from the start, so that it is read out when its words change: once at the start, once at the end. */}
      <VisuallyHidden role="status">{state && announcement(isUnderWay, wasUnderWay, state)}</VisuallyHidden>
      {ai && open === 'consent' && (
        <ai.ConsentDialog documentRef={documentRef} isOpen onClose={close} onAllowed={telling.start} />
      )}
      {open === 'checked' && (
        <Suspense fallback={null}>
          <CheckedDialog interpretation={interpretation} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
