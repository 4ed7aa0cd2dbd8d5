import { useMemo, useRef } from 'react';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { useDeleteDocument } from '../hooks/use-delete-document.ts';
import { useDocuments } from '../hooks/use-documents.ts';
import { useInterpretDocument } from '../hooks/use-interpret-document.ts';
import type { ListView } from '../hooks/use-list-view.ts';
import { sortDocuments } from '../model/sort-documents.ts';
import { texts } from '../texts.ts';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';
import { DocumentCards } from './document-cards.tsx';
import styles from './documents-page.module.css';
import { DocumentsSkeleton } from './documents-skeleton.tsx';
import { DocumentsToolbar } from './documents-toolbar.tsx';
import { NoDocuments } from './no-documents.tsx';
import { ReadFailed } from './read-failed.tsx';

export function DocumentsContent({ view }: { view: ListView }) {
  const { filter, sort } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: documents, isPending, isError, isFetching, refetch } = useDocuments(filter, useCurrentUser());
  const sorted = useMemo(() => documents && sortDocuments(documents, sort), [documents, sort]);
  const { interpret, processing } = useInterpretDocument('list');
  // The card or the toast that had the focus is gone, so the focus goes to the head of the list.
  const deletion = useDeleteDocument(() => heading.current?.focus());
  const refresh = () => void refetch();
  return (
    <>
      <DocumentsToolbar view={view} isRefreshing={isFetching} onRefresh={refresh} />
      {isPending && <DocumentsSkeleton />}
      {isError && <ReadFailed title={texts.list.failedTitle} message={texts.list.failed} onTryAgain={refresh} />}
      {sorted && !isError && (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles['count']}>
            <span role="status">{texts.list.count(sorted.length)}</span>
          </h2>
          {sorted.length === 0 ? (
            <NoDocuments filter={filter} onShowAll={() => view.chooseFilter('all')} />
          ) : (
            <DocumentCards
              documents={sorted}
              shown={view.shown}
              onShowMore={view.showMore}
              processing={processing}
              onInterpret={interpret}
              onDelete={deletion.ask}
            />
          )}
        </>
      )}
      <DeleteDocumentDialog {...deletion} />
    </>
  );
}
