import { useQuery } from '@tanstack/react-query';
import type { DocumentShare } from '#core/sharing/share.ts';
import { formatMoment } from '#client/lib/format-date.ts';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { shareVisitsQuery } from '../api/share-visits-query.ts';
import { texts } from '../texts.ts';
import styles from './sharing.module.css';

const { history: words } = texts;

type HistoryDialogProps = { share: DocumentShare | null; onClose: () => void };

/** Who opened a share, when, and what they did. */
export function HistoryDialog({ share, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      isOpen={share !== null}
      title={words.title}
      description={share === null ? '' : words.description(share.recipientEmail)}
      onClose={onClose}
    >
      {share !== null && <Visits shareId={share.id} />}
    </Dialog>
  );
}

function Visits({ shareId }: { shareId: number }) {
  return (
    <Loaded query={useQuery(shareVisitsQuery(shareId))} loading={words.loading} failed={words.failed}>
      {(visits) =>
        visits.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <ol className={styles['visits']} aria-label={words.label}>
            {visits.map(({ at, what }, index) => (
              <li key={`${at} ${index}`} className={styles['visit']}>
                <p>{words.visits[what]}</p>
                <p className={styles['small']}>
                  <time dateTime={at}>{formatMoment(at)}</time>
                </p>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
