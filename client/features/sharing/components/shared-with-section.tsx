import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Share2, Users } from 'lucide-react';
import type { DocumentShare } from '#core/sharing/share.ts';
import { usePolling } from '#client/lib/use-polling.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { sharesQuery } from '../api/shares-query.ts';
import type { ShownKeys } from '../hooks/use-shown-keys.ts';
import { sharesHeadingId } from '../model/places.ts';
import { texts } from '../texts.ts';
import { PrintedKeys } from './printed-keys.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { ShareKeysPanel } from './share-keys.tsx';
import { ShareList } from './share-list.tsx';
import styles from './sharing.module.css';

const { list: words } = texts;

type SharedWithSectionProps = {
  documentId: number;
  canShare: boolean;
  keys: ShownKeys;
  onPrint: (sheet: ReactNode) => void;
};

/** Whom the document is shared with, the codes that were just made, and the way to share it. */
export function SharedWithSection({ documentId, canShare, keys, onPrint }: SharedWithSectionProps) {
  const query = useQuery(sharesQuery(documentId));
  const shares = query.data ?? [];
  useMailOnItsWay(shares, () => void query.refetch());
  const close = (shareId: number) => {
    keys.close(shareId);
    // The button that was pressed goes with its code.
    document.getElementById(sharesHeadingId)?.focus();
  };
  return (
    <section className={styles['section']} aria-labelledby={sharesHeadingId}>
      <div className={styles['head']}>
        <h2 id={sharesHeadingId} tabIndex={-1}>
          {words.heading}
        </h2>
        {canShare && <ShareButton documentId={documentId} keys={keys} />}
      </div>
      {keys.shown.map((made) => (
        <ShareKeysPanel
          key={made.share.id}
          keys={made}
          share={shares.find(({ id }) => id === made.share.id) ?? made.share}
          onPrint={() => onPrint(<PrintedKeys keys={made} />)}
          onClose={() => close(made.share.id)}
        />
      ))}
      <Loaded query={query} loading={words.loading} failed={words.failed}>
        {(listed) =>
          listed.length === 0 ? (
            <EmptyState title={words.emptyTitle} icon={Users}>
              <p>{words.empty}</p>
            </EmptyState>
          ) : (
            <ShareList shares={listed} documentId={documentId} canShare={canShare} keys={keys} />
          )
        }
      </Loaded>
    </section>
  );
}

function ShareButton({ documentId, keys }: { documentId: number; keys: ShownKeys }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        <Icon of={Share2} />
        {words.share}
      </Button>
      <ShareDialog documentId={documentId} isOpen={isOpen} onMade={keys.add} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Looks again for a while when a mail is about to go out. */
function useMailOnItsWay(shares: readonly DocumentShare[], refetch: () => void): void {
  const waiting = shares.filter(({ mail }) => mail === 'waiting').map(({ id }) => id);
  usePolling(waiting.length > 0, refetch, waiting.join());
}
