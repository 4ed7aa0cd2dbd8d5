import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { DeletedDocument } from '#core/documents/deleted-document.ts';
import { formatTime } from '#client/lib/format-date.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { deletedDocumentsQuery } from '../api/deleted-documents-query.ts';
import { texts } from '../texts.ts';
import styles from './recently-deleted.module.css';

const { deleted } = texts;

/** What was deleted and can come back: for whoever missed the toast, deleted several, or loaded the page again. */
export function RecentlyDeleted({ onRestore }: { onRestore: (document: DeletedDocument) => void }) {
  // Without it there is no list and nothing is lost: the toast tells of a failure where somebody asks for one back.
  const { data = [] } = useQuery(deletedDocumentsQuery(useCurrentUser()));
  if (data.length === 0) return null;
  return (
    <section className={styles['deleted']} aria-labelledby="recently-deleted">
      <h2 id="recently-deleted" className={styles['heading']}>
        {deleted.title}
      </h2>
      <ul className={styles['list']}>
        {data.map((document) => (
          <li key={document.id} className={styles['item']}>
            <span className={styles['words']}>
              <strong>{document.title}</strong>
              <span>{deleted.until(formatTime(document.until))}</span>
            </span>
            <Button aria-label={deleted.restoreNamed(document.title)} onClick={() => onRestore(document)}>
              <Icon of={Undo2} />
              {deleted.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
