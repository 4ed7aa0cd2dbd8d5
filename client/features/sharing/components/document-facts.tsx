import { documentTypeLabels } from '#core/documents/document-types.ts';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { formatLongDate } from '#client/lib/format-date.ts';
import { shortFileType } from '#client/lib/medical-documents/short-file-type.ts';
import { texts } from '../texts.ts';
import styles from './sharing.module.css';

const { document: words } = texts;

/** Which document it is that is shared. */
export function DocumentFacts({
  document: { id, title, documentType, fileType, uploadedAt },
}: {
  document: MedicalDocument;
}) {
  const facts = [
    [words.title, title],
    [words.type, documentTypeLabels[documentType]],
    [words.fileType, shortFileType(fileType)],
    [words.uploaded, formatLongDate(uploadedAt)],
    ...(typeof id === 'number' ? [[words.number, String(id)]] : []),
  ];
  return (
    <section className={styles['document']} aria-label={words.label}>
      <dl className={styles['facts']}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
