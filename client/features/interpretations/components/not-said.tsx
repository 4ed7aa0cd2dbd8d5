import type { Notice } from '#core/documents/explanation.ts';
import { usePack, useToldTexts } from '../hooks/use-told-texts.ts';
import styles from './parts.module.css';
import { SourcedText } from './sourced-text.tsx';

/** What people would look for in such a document, and do not find in this one. */
export function NotSaid({ notices }: { notices: Notice[] }) {
  const texts = useToldTexts();
  const { noticePiece } = usePack();
  const missing = notices.filter(({ kind }) => kind === 'incomplete');
  if (missing.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h3>{texts.explanation.notSaid}</h3>
      <ul className={styles['bullets']}>
        {missing.map((notice) => (
          <li key={notice.text}>
            <SourcedText pieces={[noticePiece(notice)]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
