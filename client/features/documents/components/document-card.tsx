import { memo, use, type ReactNode } from 'react';
import { Trash2, TriangleAlert, User } from 'lucide-react';
import { documentTypeLabels } from '#core/documents/document-types.ts';
import type { DocumentId, DocumentListItem } from '#core/documents/medical-document.ts';
import { formatMoment, formatShortDate } from '#client/lib/format-date.ts';
import { formatSize } from '#client/lib/format-size.ts';
import { CardCommentsContext } from '#client/lib/medical-documents/comment-slots.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { shortFileType } from '#client/lib/medical-documents/short-file-type.ts';
import { texts } from '../texts.ts';
import styles from './document-card.module.css';

const { card } = texts;

type DocumentCardProps = {
  document: DocumentListItem;
  isProcessing: boolean;
  /** What else is told of it, such as where a search found it. */
  note?: ReactNode;
  onInterpret: (id: DocumentId) => void;
  onDelete: (document: DocumentListItem) => void;
  onPerson: (document: DocumentListItem) => void;
};

/** Drawn anew only when something of it changes: there may be hundreds. */
export const DocumentCard = memo(function DocumentCard(props: DocumentCardProps) {
  const { document, isProcessing, note, onInterpret, onDelete, onPerson } = props;
  const { id, title, documentType, uploadedAt, fileType, fileSize, stage, removedAt, person } = document;
  const comments = use(CardCommentsContext);
  return (
    <Card as="article">
      <h3 tabIndex={-1} className={styles['title']}>
        {title}
      </h3>
      <Badge tone="info">{documentTypeLabels[documentType]}</Badge>
      <p className={styles['facts']}>
        <span>{formatShortDate(uploadedAt)}</span>
        <span>{shortFileType(fileType)}</span>
        <span>{formatSize(fileSize)}</span>
      </p>
      {person !== null && (
        <p className={styles['person']}>
          <Icon of={User} />
          {texts.person.on(person)}
        </p>
      )}
      {note}
      {removedAt !== null && <p>{card.removed(formatMoment(removedAt))}</p>}
      {stage === 'unreadable' && (
        <Badge tone="warning" icon={<Icon of={TriangleAlert} />}>
          {card.unreadable}
        </Badge>
      )}
      {comments && typeof id === 'number' && <comments.Unread documentId={id} />}
      <div className={styles['actions']}>
        <LinkButton to={`/document/${id}`} aria-label={card.viewNamed(title)}>
          {card.view}
        </LinkButton>
        <Button
          isBusy={isProcessing}
          busyLabel={card.processing}
          aria-label={isProcessing ? card.processingNamed(title) : card.interpretNamed(title)}
          onClick={() => onInterpret(id)}
        >
          {card.interpret}
        </Button>
        <Button aria-label={texts.person.setNamed(title)} onClick={() => onPerson(document)}>
          {texts.person.set}
        </Button>
        <Button variant="quiet" aria-label={card.deleteNamed(title)} onClick={() => onDelete(document)}>
          <Icon of={Trash2} />
          {card.delete}
        </Button>
      </div>
    </Card>
  );
});
