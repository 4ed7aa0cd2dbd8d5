import type { WhoOpenedProps } from '#client/lib/medical-documents/ai-slots.ts';
import { texts } from '../texts.ts';
import { AccessEntries } from './access-entries.tsx';
import styles from './access-log.module.css';

/** Who had one document open, in its details. */
export function WhoOpened({ documentRef }: WhoOpenedProps) {
  return (
    <section className={styles['section']}>
      <h2>{texts.whoOpened}</h2>
      <AccessEntries document={documentRef} label={texts.whoOpened} />
    </section>
  );
}
