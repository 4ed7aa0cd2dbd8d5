import type { ComponentType, ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { NeverSendProps, WhoOpenedProps } from '#client/lib/medical-documents/ai-slots.ts';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { toDocumentRef } from '#client/lib/medical-documents/document-ref.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { useDocumentPage } from '../hooks/use-document-page.ts';
import { texts } from '../texts.ts';
import { DocumentView } from './document-view.tsx';
import styles from './document-view.module.css';
import { ReadFailed } from './read-failed.tsx';

const { detail } = texts;

type Slots = {
  checking: Checking | null;
  NeverSend: ComponentType<NeverSendProps> | null;
  WhoOpened: ComponentType<WhoOpenedProps> | null;
  /** By which share it is seen. */
  banner: ReactNode;
};

export function DocumentPage({ checking = null, NeverSend = null, WhoOpened = null, banner = null }: Partial<Slots>) {
  const ref = toDocumentRef(useParams()['id']);
  if (ref === undefined) return <DocumentNotFound />;
  return <DocumentOf documentRef={ref} {...{ checking, NeverSend, WhoOpened, banner }} />;
}

function DocumentOf({ documentRef, ...slots }: Slots & { documentRef: DocumentRef }) {
  const { screen, refresh } = useDocumentPage(documentRef);
  switch (screen.state) {
    case 'loading':
      return (
        <Page title={detail.title}>
          <Spinner label={detail.loading} />
        </Page>
      );
    case 'failed':
      return (
        <Page title={detail.title}>
          <ReadFailed title={detail.failedTitle} message={detail.failed} onTryAgain={refresh}>
            <BackButton />
          </ReadFailed>
        </Page>
      );
    case 'not-found':
      return <DocumentNotFound />;
    case 'ready':
      return <DocumentView {...screen} {...slots} documentRef={documentRef} before={<BackButton />} />;
  }
}

function DocumentNotFound() {
  return (
    <Page title={detail.title}>
      <Notice tone="warning" role="alert" title={detail.notFoundTitle}>
        <p>{detail.notFound}</p>
        <BackButton />
      </Notice>
    </Page>
  );
}

function BackButton() {
  return (
    <div className={styles['back']}>
      <LinkButton to="/documents" variant="quiet">
        <Icon of={ArrowLeft} />
        {detail.back}
      </LinkButton>
    </div>
  );
}
