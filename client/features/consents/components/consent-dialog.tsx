import { errorText } from '#client/lib/error-text.ts';
import { engineNames } from '#client/lib/engine-names.ts';
import type { ConsentDialogProps } from '#client/lib/medical-documents/ai-slots.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { useConsentDialog } from '../hooks/use-consent-dialog.ts';
import { texts } from '../texts.ts';
import { ConsentQuestion } from './consent-question.tsx';
import styles from './consents.module.css';

const { dialog: words } = texts;

/** Shows where a document would go and what would be sent of it, and asks. Nothing is sent before the answer. */
export function ConsentDialog({ isOpen, ...props }: ConsentDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={words.title} description={words.description}>
      <ConsentContent {...props} />
    </Dialog>
  );
}

function ConsentContent(props: Omit<ConsentDialogProps, 'isOpen'>) {
  const { documentRef, onAllowed, onClose } = props;
  const asked = useConsentDialog(props);
  const { data, error, isFetching, refetch } = asked.consents;
  if (error) {
    return (
      <Notice tone="warning" role="alert" title={words.failed}>
        <p>{errorText(error)}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (data === undefined) return <Spinner label={words.loading} />;
  if (data.providers.length === 0) return <p>{words.none}</p>;
  if (asked.first === undefined) {
    const use = () => {
      onAllowed();
      onClose();
    };
    return (
      <>
        <p>{words.allAllowed}</p>
        <div className={styles['actions']}>
          <Button variant="primary" onClick={use}>
            {words.use}
          </Button>
        </div>
      </>
    );
  }
  return (
    <ConsentQuestion
      {...asked}
      first={asked.first}
      name={engineNames[asked.first.engine]}
      documentRef={documentRef}
      onNotNow={onClose}
    />
  );
}
