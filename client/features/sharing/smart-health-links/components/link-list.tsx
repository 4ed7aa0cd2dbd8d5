import type { SmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { useLinkActions } from '../hooks/use-link-actions.ts';
import { healthLinkTexts } from '../texts.ts';
import { LinksTable } from './links-table.tsx';

type LinkListProps = {
  links: readonly SmartHealthLink[];
  documentId: number;
  onEnded: (linkId: number) => void;
};

export function LinkList({ links, documentId, onEnded }: LinkListProps) {
  const actions = useLinkActions(documentId, onEnded);
  const { asked, problem } = actions;
  const words = healthLinkTexts[asked?.deed ?? 'revoking'];
  return (
    <>
      {problem && (
        <Notice tone="warning" role="alert" title={problem.title}>
          <p>{problem.text}</p>
        </Notice>
      )}
      <LinksTable links={links} onAsk={actions.ask} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={words.title}
        description={words.body}
        confirmLabel={words.confirm}
        busyLabel={words.busy}
        isBusy={actions.isBusy}
        isDanger
        focusAfter={actions.focusAfter}
        onConfirm={actions.confirm}
        onCancel={actions.cancel}
      />
    </>
  );
}
