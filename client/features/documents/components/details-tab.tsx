import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { documentTypeLabels } from '#core/documents/document-types.ts';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { formatLongDate, formatMoment } from '#client/lib/format-date.ts';
import { formatSize } from '#client/lib/format-size.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { shortFileType } from '#client/lib/medical-documents/short-file-type.ts';
import { texts } from '../texts.ts';
import styles from './document-view.module.css';
import type { InterpretationStatus } from './interpretation-button.tsx';

const { details } = texts;

type DetailsTabProps = {
  document: MedicalDocument;
  status: InterpretationStatus;
  /** Whose it is; null for whom that is not told. */
  person: ReactNode;
  /** What can be chosen for this document. */
  children?: ReactNode;
};

export function DetailsTab({ document, status, person, children }: DetailsTabProps) {
  const { title, documentType, uploadedAt, fileType, fileSize, removedAt } = document;
  return (
    <div className={styles['tab']}>
      <dl className={styles['details']}>
        <Detail name={details.title}>{title}</Detail>
        <Detail name={details.type}>{documentTypeLabels[documentType]}</Detail>
        <Detail name={details.uploaded}>{formatLongDate(uploadedAt)}</Detail>
        <Detail name={details.fileType}>{shortFileType(fileType)}</Detail>
        {fileSize > 0 && <Detail name={details.fileSize}>{formatSize(fileSize)}</Detail>}
        {removedAt !== null && <Detail name={details.removed}>{formatMoment(removedAt)}</Detail>}
        {person !== null && <Detail name={details.person}>{person}</Detail>}
        <Detail name={details.status}>
          <StatusWords {...status} />
        </Detail>
      </dl>
      {children}
    </div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['detail']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function StatusWords({ href, isInterpreted, isChecking, isProcessing, onInterpret }: InterpretationStatus) {
  if (isChecking) return details.checking;
  if (isInterpreted) {
    return (
      <span className={styles['status']}>
        <Badge tone="info">{details.interpreted}</Badge>
        <Link to={href} className={styles['link']}>
          {details.viewResults}
        </Link>
      </span>
    );
  }
  return (
    <span className={styles['status']}>
      <Badge>{details.notInterpreted}</Badge>
      {onInterpret !== null && (
        <Button isBusy={isProcessing} busyLabel={details.processing} onClick={onInterpret}>
          {details.create}
        </Button>
      )}
    </span>
  );
}
