import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { endShares } from '../api/end-shares.ts';
import { texts } from '../texts.ts';
import styles from './sharing.module.css';

const { endAll: words } = texts;
const headingId = 'end-all-shares';

type Extent = 'here' | 'everywhere';

/** Ends everything that opens this document, or all of one's documents, at once. */
export function EndAllSection({ documentId, onEnded }: { documentId: number; onEnded: () => void }) {
  const [asked, setAsked] = useState<Extent | null>(null);
  const queryClient = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (extent: Extent) => endShares(extent === 'here' ? documentId : null),
    onSuccess: onEnded,
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['shares'] }),
        queryClient.invalidateQueries({ queryKey: ['smart-health-links'] }),
      ]);
      setAsked(null);
    },
  });
  return (
    <section className={styles['section']} aria-labelledby={headingId}>
      <h2 id={headingId}>{words.heading}</h2>
      <p>{words.what}</p>
      {data !== undefined && (
        <Notice tone="success" role="status" title={words.done}>
          <p>{words.count(data.ended)}</p>
        </Notice>
      )}
      {error !== null && (
        <Notice tone="warning" role="alert" title={words.failedTitle}>
          <p>{errorText(error, words.failed)}</p>
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button onClick={() => setAsked('here')}>{words.here.button}</Button>
        <Button onClick={() => setAsked('everywhere')}>{words.everywhere.button}</Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        title={words[asked ?? 'here'].title}
        description={words[asked ?? 'here'].body}
        confirmLabel={words.confirm}
        busyLabel={words.busy}
        isBusy={isPending}
        isDanger
        onConfirm={() => asked !== null && mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    </section>
  );
}
