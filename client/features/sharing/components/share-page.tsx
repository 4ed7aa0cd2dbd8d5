import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import type { DocumentRef, MedicalDocument } from '#core/documents/medical-document.ts';
import { hasCode } from '#client/lib/api-error.ts';
import { errorText } from '#client/lib/error-text.ts';
import { documentQuery } from '#client/lib/medical-documents/document-query.ts';
import { toDocumentRef } from '#client/lib/medical-documents/document-ref.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { texts } from '../texts.ts';
import { DocumentFacts } from './document-facts.tsx';
import { ShareView } from './share-view.tsx';
import styles from './sharing.module.css';

const { page: words } = texts;

/** Who may see a document of one's own: whoever it is shared with, and how to end that. */
export function SharePage() {
  const ref = toDocumentRef(useParams()['id']);
  return (
    <Page title={words.title} before={<BackButton documentRef={ref} />}>
      {ref === undefined ? <NotFound /> : <ShareOf documentRef={ref} />}
    </Page>
  );
}

function ShareOf({ documentRef }: { documentRef: DocumentRef }) {
  const { data, error, isFetching, refetch } = useQuery(documentQuery(documentRef));
  const tryAgain = (
    <Button isBusy={isFetching} onClick={() => void refetch()}>
      {data === undefined ? words.tryAgain : words.refresh}
    </Button>
  );
  if (data !== undefined) return <ShareDocument document={data} refresh={tryAgain} />;
  if (error === null) return <Spinner label={words.loading} />;
  if (hasCode(error, 'document.not_found')) return <NotFound />;
  return (
    <Notice tone="warning" role="alert" title={words.failed}>
      <p>{errorText(error)}</p>
      {tryAgain}
    </Notice>
  );
}

function ShareDocument({ document, refresh }: { document: MedicalDocument; refresh: ReactNode }) {
  // Whoever sees it by way of a share has nothing to share.
  if (document.share !== undefined) return <NotFound />;
  const { id } = document;
  if (typeof id === 'number') return <ShareView document={document} documentId={id} />;
  return (
    <>
      <DocumentFacts document={document} />
      <Notice tone="info" title={words.notReadyTitle}>
        <p>{words.notReady}</p>
        {refresh}
      </Notice>
    </>
  );
}

function NotFound() {
  return (
    <Notice tone="warning" role="alert" title={words.notFoundTitle}>
      <p>{words.notFound}</p>
    </Notice>
  );
}

function BackButton({ documentRef }: { documentRef: DocumentRef | undefined }) {
  return (
    <div className={styles['back']}>
      <LinkButton to={documentRef === undefined ? '/documents' : `/document/${documentRef}`} variant="quiet">
        <Icon of={ArrowLeft} />
        {documentRef === undefined ? words.backToDocuments : words.back}
      </LinkButton>
    </div>
  );
}
