import { use, type ComponentType, type ReactNode } from 'react';
import { Volume2 } from 'lucide-react';
import { useLocation } from 'react-router';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef, MedicalDocument } from '#core/documents/medical-document.ts';
import { documentTypeLabels } from '#core/documents/document-types.ts';
import { formatShortDate } from '#client/lib/format-date.ts';
import { useReadAloud } from '#client/lib/heard-page/use-read-aloud.ts';
import { CommentSlotsContext } from '#client/lib/medical-documents/comment-slots.ts';
import { mayBy, SeenByShareContext } from '#client/lib/medical-documents/seen-by-share.ts';
import type { NeverSendProps, WhoOpenedProps } from '#client/lib/medical-documents/ai-slots.ts';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { Tabs } from '#client/ui/tabs/tabs.tsx';
import { useHeardDocument } from '../hooks/use-heard-document.ts';
import { useInterpretDocument } from '../hooks/use-interpret-document.ts';
import type { DocumentTabName } from '../hooks/use-open-original.ts';
import { sourceInAddress } from '#client/lib/medical-documents/source-in-address.ts';
import { texts } from '../texts.ts';
import { DetailsTab } from './details-tab.tsx';
import { DocumentTab } from './document-tab.tsx';
import styles from './document-view.module.css';
import { InterpretationButton } from './interpretation-button.tsx';
import { PersonDetail } from './person-detail.tsx';
import { ShareLink } from './share-link.tsx';

const { detail } = texts;

type DocumentViewProps = {
  documentRef: DocumentRef;
  document: MedicalDocument;
  interpretation: Interpretation | null;
  isChecking: boolean;
  before: ReactNode;
  checking: Checking | null;
  NeverSend: ComponentType<NeverSendProps> | null;
  WhoOpened: ComponentType<WhoOpenedProps> | null;
  banner: ReactNode;
};

export function DocumentView({ documentRef, document, interpretation, isChecking, ...more }: DocumentViewProps) {
  const { banner } = more;
  const comments = use(CommentSlotsContext);
  const { share = null } = document;
  // What an owner decides, and what they keep for themselves, is not offered to those they share with.
  const isOwner = share === null;
  const { before, checking, NeverSend, WhoOpened } = isOwner ? more : none;
  const { interpret, processing } = useInterpretDocument('detail');
  const source = sourceInAddress(useLocation());
  const { root, ...heard } = useHeardDocument(document, interpretation);
  const status = {
    href: `/interpretation/${document.id}`,
    isInterpreted: interpretation !== null,
    isChecking,
    isProcessing: processing !== null,
    onInterpret: mayBy(share, 'reinterpret') ? () => interpret(document.id) : null,
  };
  return (
    <SeenByShareContext value={share}>
      <Page
        title={document.title}
        before={before}
        lead={<DocumentLead document={document} />}
        actions={
          <>
            {isOwner && <ShareLink documentId={document.id} />}
            {heard.text.trim() !== '' && <ReadAloudButton />}
            <InterpretationButton {...status} />
          </>
        }
      >
        {banner}
        {comments && <comments.News />}
        <div ref={root}>
          <Tabs<DocumentTabName>
            label={detail.tabs.label}
            open={heard.openTab}
            onChange={heard.openTabNamed}
            tabs={[
              {
                name: 'document',
                label: detail.tabs.document,
                content: (
                  <DocumentTab
                    documentRef={documentRef}
                    document={document}
                    interpretation={interpretation}
                    isChecking={isChecking}
                    source={source}
                    checking={checking}
                    heard={heard}
                  />
                ),
              },
              {
                name: 'details',
                label: detail.tabs.details,
                content: (
                  <DetailsTab
                    document={document}
                    status={status}
                    person={isOwner ? <PersonDetail document={document} /> : null}
                  >
                    {NeverSend && <NeverSend documentRef={documentRef} neverSend={document.neverSend} />}
                    {WhoOpened && <WhoOpened documentRef={documentRef} />}
                  </DetailsTab>
                ),
              },
            ]}
          />
        </div>
        {comments && <comments.Panel />}
      </Page>
    </SeenByShareContext>
  );
}

const none = { before: null, checking: null, NeverSend: null, WhoOpened: null };

function ReadAloudButton() {
  const readAloud = useReadAloud();
  return (
    <Button onClick={readAloud}>
      <Icon of={Volume2} />
      {detail.readAloud}
    </Button>
  );
}

function DocumentLead({ document: { documentType, uploadedAt } }: { document: MedicalDocument }) {
  return (
    <span className={styles['facts']}>
      <Badge tone="info">{documentTypeLabels[documentType]}</Badge>
      <span>{formatShortDate(uploadedAt)}</span>
    </span>
  );
}
