import { useState } from 'react';
import type { DocumentShare } from '#core/sharing/share.ts';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { useShareActions, type AskedDeed } from '../hooks/use-share-actions.ts';
import type { ShownKeys } from '../hooks/use-shown-keys.ts';
import { texts } from '../texts.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { SharesTable } from './shares-table.tsx';

type ShareListProps = { shares: readonly DocumentShare[]; documentId: number; canShare: boolean; keys: ShownKeys };

/** The shares of a document, and what can be done with each of them. */
export function ShareList({ shares, documentId, canShare, keys }: ShareListProps) {
  const actions = useShareActions(documentId, keys);
  const [told, setTold] = useState<DocumentShare | null>(null);
  const { problem, asked } = actions;
  return (
    <>
      {problem !== null && (
        <Notice tone="warning" role="alert" title={problem.title}>
          <p>{problem.text}</p>
        </Notice>
      )}
      <SharesTable shares={shares} canShare={canShare} actions={actions} onTell={setTold} />
      <ConfirmDialog
        isOpen={asked !== null}
        {...wordsOf(asked)}
        isDanger={asked?.deed !== 'newCode'}
        isBusy={actions.isBusy}
        focusAfter={actions.focusAfter}
        onConfirm={actions.confirm}
        onCancel={actions.cancel}
      />
      <HistoryDialog share={told} onClose={() => setTold(null)} />
    </>
  );
}

function wordsOf(asked: AskedDeed | null) {
  if (asked === null) return { title: '', description: '', confirmLabel: '', busyLabel: '' };
  const { title, body, confirm, busy } = texts[asked.deed];
  const description = typeof body === 'string' ? body : body(asked.share.recipientEmail);
  return { title, description, confirmLabel: confirm, busyLabel: busy };
}
