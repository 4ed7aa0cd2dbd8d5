import type { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef, MedicalDocument } from '#core/documents/medical-document.ts';
import type { Span } from '#core/kernel/span.ts';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { useMay } from '#client/lib/medical-documents/seen-by-share.ts';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { useDocumentPages } from '../hooks/use-document-pages.ts';
import type { HeardDocument } from '../hooks/use-heard-document.ts';
import { texts } from '../texts.ts';
import styles from './document-view.module.css';
import { NoText } from './no-text.tsx';
import { PageProblems } from './page-problems.tsx';
import { TextAndPages } from './text-and-pages.tsx';

const { original } = texts;

type DocumentTabProps = {
  documentRef: DocumentRef;
  document: MedicalDocument;
  interpretation: Interpretation | null;
  /** While it is asked for whether there is one. */
  isChecking: boolean;
  source: Span | null;
  checking: Checking | null;
  heard: Omit<HeardDocument, 'root'>;
};

export function DocumentTab({ documentRef, document, interpretation, isChecking, ...more }: DocumentTabProps) {
  const { source, checking, heard } = more;
  const isRead = document.stage === 'explained' || document.stage === 'unreadable';
  const { summaries, checks, isComing } = useDocumentPages(isRead ? documentRef : null, interpretation);
  return (
    <div className={styles['tab']}>
      {isChecking && <Arriving />}
      {interpretation !== null && (
        <Card as="section">
          <div className={styles['available']}>
            <div>
              <h2>{original.available}</h2>
              <p>{original.availableMore}</p>
            </div>
            <LinkButton to={`/interpretation/${document.id}`}>{original.viewFull}</LinkButton>
          </div>
        </Card>
      )}
      {isComing && <Arriving />}
      {heard.text.trim() === '' ? (
        <section className={styles['section']}>
          <h2>{original.heading}</h2>
          <PageProblems summaries={summaries} />
          <NoText stage={document.stage} reason={document.unreadableReason} />
          <DownloadLink documentRef={documentRef} />
        </section>
      ) : (
        <TextAndPages
          documentRef={documentRef}
          heard={heard}
          interpretation={interpretation}
          source={source}
          summaries={summaries}
          checks={checks}
          checking={interpretation === null ? null : checking}
        >
          <DownloadLink documentRef={documentRef} />
        </TextAndPages>
      )}
      {document.readingNotes.length > 0 && (
        <section className={styles['section']}>
          <h2>{original.notes}</h2>
          <ul>
            {document.readingNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function DownloadLink({ documentRef }: { documentRef: DocumentRef }) {
  const mayDownload = useMay('download');
  if (!mayDownload) return null;
  return (
    <p>
      <a className={styles['download']} href={`/api/medical-documents/${documentRef}/file`} download>
        {original.download}
      </a>
    </p>
  );
}
