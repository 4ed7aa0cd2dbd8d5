import type { DocumentShare } from '#core/sharing/share.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { ShareActions } from '../hooks/use-share-actions.ts';
import { isOpen } from '../model/is-open.ts';
import { texts } from '../texts.ts';
import styles from './sharing.module.css';

const { list: words } = texts;

type ShareButtonsProps = {
  share: DocumentShare;
  canShare: boolean;
  actions: ShareActions;
  onTell: (share: DocumentShare) => void;
};

export function ShareButtons({ share, canShare, actions, onTell }: ShareButtonsProps) {
  const { recipientEmail: email, state } = share;
  // Nothing opens with the old code of a locked share: there is nothing to ask.
  const renew = () => {
    if (state !== 'locked') return actions.ask({ deed: 'newCode', share });
    if (!actions.isBusy) actions.run({ deed: 'newCode', share });
  };
  return (
    <div className={styles['rowActions']}>
      <Button aria-label={words.historyNamed(email)} onClick={() => onTell(share)}>
        {words.history}
      </Button>
      {isOpen(share) && canShare && (
        <Button
          variant={state === 'locked' ? 'primary' : 'secondary'}
          aria-label={words.newCodeNamed(email)}
          onClick={renew}
        >
          {words.newCode}
        </Button>
      )}
      {isOpen(share) ? (
        <Button aria-label={words.revokeNamed(email)} onClick={() => actions.ask({ deed: 'revoke', share })}>
          {words.revoke}
        </Button>
      ) : (
        <Button aria-label={words.deleteNamed(email)} onClick={() => actions.ask({ deed: 'delete', share })}>
          {words.delete}
        </Button>
      )}
    </div>
  );
}
