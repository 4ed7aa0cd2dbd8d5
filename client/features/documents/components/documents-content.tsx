import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { documentsQuery } from '../api/documents-query.ts';
import { useDeleteDocument } from '../hooks/use-delete-document.ts';
import { useInterpretDocument } from '../hooks/use-interpret-document.ts';
import { texts, type FilterChoice } from '../texts.ts';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';
import { DocumentCards } from './document-cards.tsx';
import styles from './documents-page.module.css';
import { DocumentsToolbar } from './documents-toolbar.tsx';
import { NoDocuments } from './no-documents.tsx';
import { ReadFailed } from './read-failed.tsx';

type DocumentsContentProps = { filter: FilterChoice; onFilter: (filter: FilterChoice) => void };

export function DocumentsContent({ filter, onFilter }: DocumentsContentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    data: documents,
    isPending,
    isError,
    isFetching,
    refetch,
  } = useQuery(documentsQuery(filter, useCurrentUser()));
  const { interpret, processing } = useInterpretDocument('list');
  // The card or the toast that had the focus is gone, so the focus goes to the head of the list.
  const deletion = useDeleteDocument(() => heading.current?.focus());
  const refresh = () => void refetch();
  return (
    <>
      <DocumentsToolbar filter={filter} isRefreshing={isFetching} onFilter={onFilter} onRefresh={refresh} />
      {isPending && <Spinner label={texts.list.loading} />}
      {isError && <ReadFailed title={texts.list.failedTitle} message={texts.list.failed} onTryAgain={refresh} />}
      {documents && !isError && (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles['count']}>
            <span role="status">{texts.list.count(documents.length)}</span>
          </h2>
          {documents.length === 0 ? (
            <NoDocuments filter={filter} onShowAll={() => onFilter('all')} />
          ) : (
            <DocumentCards
              documents={documents}
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
