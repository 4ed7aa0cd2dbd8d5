import { useState } from 'react';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { hasCode } from '#client/lib/api-error.ts';
import { errorText } from '#client/lib/error-text.ts';
import type { AiSlots } from '#client/lib/medical-documents/ai-slots.ts';
import { useNeverSend } from '#client/lib/medical-documents/use-never-send.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { tellingTexts } from '../telling-texts.ts';
import { texts } from '../texts.ts';
import { waitingTexts as states } from '../waiting-texts.ts';
import styles from './parts.module.css';

type InterpretationNotMadeProps = {
  documentRef: DocumentRef;
  title: string;
  /** It belongs to somebody else: what they allow is theirs to say. */
  isShared: boolean;
  problem: Error;
  isAsking: boolean;
  ai: AiSlots | null;
  onTryAgain: () => void;
};

/** The document was read, and nobody can explain it: says why, and what can be done. */
export function InterpretationNotMade({ documentRef, title, problem, ...more }: InterpretationNotMadeProps) {
  const { isAsking, isShared, onTryAgain } = more;
  const ai = isShared ? null : more.ai;
  const [isConsentOpen, openConsent] = useState(false);
  const unmark = useNeverSend(documentRef);
  const needsConsent = ai !== null && hasCode(problem, 'ai.no_consent');
  const isPrivate = hasCode(problem, 'ai.document_private');
  const isMarked = !isShared && isPrivate;
  const isTheirs = isShared && (isPrivate || hasCode(problem, 'ai.no_consent'));
  const act = needsConsent
    ? () => openConsent(true)
    : isMarked
      ? () => unmark.mutate(false, { onSuccess: onTryAgain })
      : onTryAgain;
  const { allow, retry, unmark: removeMark } = tellingTexts.actions;
  return (
    <Page title={texts.title} lead={<span className={styles['words']}>{title}</span>}>
      <Notice tone="warning" role="alert" title={states.notMadeTitle}>
        <p>{isTheirs ? states.notMadeShared : errorText(problem)}</p>
        <p>{states.notMade}</p>
        {unmark.error && <p>{errorText(unmark.error)}</p>}
        <div className={styles['actions']}>
          <Button variant="primary" isBusy={isAsking || unmark.isPending} onClick={act}>
            {needsConsent ? allow : isMarked ? removeMark : retry}
          </Button>
          <LinkButton to={`/document/${documentRef}`}>{states.openDocument}</LinkButton>
        </div>
      </Notice>
      {ai && isConsentOpen && (
        <ai.ConsentDialog documentRef={documentRef} isOpen onClose={() => openConsent(false)} onAllowed={onTryAgain} />
      )}
    </Page>
  );
}
