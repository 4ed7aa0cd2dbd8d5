import type { DocumentRef } from '#core/documents/medical-document.ts';
import { errorText } from '#client/lib/error-text.ts';
import { useNeverSend } from '#client/lib/medical-documents/use-never-send.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import type { FollowedTelling } from '../hooks/use-telling.ts';
import type { TellingAction } from '../model/telling-line.ts';
import { tellingTexts as texts } from '../telling-texts.ts';
import styles from './telling-strip.module.css';

type TellingActionsProps = {
  documentRef: DocumentRef;
  action: TellingAction | null;
  telling: FollowedTelling;
  onOpen: (dialog: 'consent' | 'checked') => void;
  onEnglish: () => void;
};

/** The one thing that can be done now. */
export function TellingActions({ documentRef, action, telling, onOpen, onEnglish }: TellingActionsProps) {
  const { show } = useToast();
  const { mutate, isPending } = useNeverSend(documentRef);
  const { isStarting, isSlow, start, refresh } = telling;
  const unmark = () =>
    mutate(false, {
      onError: (error) => show({ tone: 'error', title: texts.unmarkFailed, description: errorText(error) }),
    });
  const doIt: Record<TellingAction, () => void> = {
    allow: () => onOpen('consent'),
    check: () => onOpen('checked'),
    retry: start,
    english: onEnglish,
    unmark,
  };
  if (action === null && !isSlow) return null;
  return (
    <div className={styles['actions']}>
      {action === null ? (
        <Button size="small" onClick={refresh}>
          {texts.checkAgain}
        </Button>
      ) : (
        <Button
          size="small"
          isBusy={isStarting || isPending}
          busyLabel={texts.actions.starting}
          aria-haspopup={action === 'allow' || action === 'check' ? 'dialog' : undefined}
          onClick={doIt[action]}
        >
          {texts.actions[action]}
        </Button>
      )}
    </div>
  );
}
