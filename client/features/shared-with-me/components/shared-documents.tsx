import { useQueryClient } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { documentTypeLabels } from '#core/documents/document-types.ts';
import { levelTitles } from '#core/sharing/share-level.ts';
import type { SharedWithMeItem } from '#core/sharing/share.ts';
import { errorText } from '#client/lib/error-text.ts';
import { formatDay, formatShortDate } from '#client/lib/format-date.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { StackedTable } from '#client/ui/stacked-table/stacked-table.tsx';
import { openByAccount } from '../api/open-share.ts';
import { sharedWithMeQuery } from '../api/shared-with-me-query.ts';
import { useOpenShare } from '../hooks/use-open-share.ts';
import { denialOf } from '../model/denial.ts';
import { texts } from '../texts.ts';
import styles from './shared-with-me.module.css';

const { list: words } = texts;

export function SharedDocuments({ items }: { items: SharedWithMeItem[] }) {
  const queryClient = useQueryClient();
  const { mutate, error, isPending, variables } = useOpenShare(openByAccount);
  // What does not open may be over: the list is read anew.
  const open = (shareId: number) =>
    mutate(shareId, { onError: () => void queryClient.invalidateQueries({ queryKey: sharedWithMeQuery.queryKey }) });
  const problem = error && (
    <Notice tone="warning" title={denialOf(error)}>
      <p>{errorText(error)}</p>
    </Notice>
  );
  if (items.length === 0) {
    return (
      <>
        {problem}
        <EmptyState title={words.emptyTitle} icon={FolderOpen}>
          <p>{words.empty}</p>
          <p>{words.emptyWithCode}</p>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {problem}
      <StackedTable
        label={words.label}
        columns={words.columns}
        rows={items.map((item) => ({
          key: item.share.id,
          cells: [
            ...factsOf(item),
            <Button
              key="view"
              aria-label={words.viewNamed(item.document.title)}
              isBusy={isPending && variables === item.share.id}
              busyLabel={words.opening}
              onClick={() => open(item.share.id)}
            >
              {words.view}
            </Button>,
          ],
        }))}
      />
    </>
  );
}

const factsOf = ({ document, owner, share }: SharedWithMeItem) => [
  document.title,
  documentTypeLabels[document.documentType],
  <SharedBy key="by" owner={owner} />,
  formatShortDate(share.createdAt),
  levelTitles[share.accessLevel],
  share.expirationDate === null ? words.noEnd : formatDay(share.expirationDate),
];

/** The name that they chose to be seen by, and the address that says who it is. */
function SharedBy({ owner: { name, email } }: Pick<SharedWithMeItem, 'owner'>) {
  const address = email ?? (name === undefined ? words.unknown : undefined);
  return (
    <span className={styles['by']}>
      {name !== undefined && <span>{name}</span>}
      {address !== undefined && <span>{address}</span>}
    </span>
  );
}
