import type { Notice } from '#core/documents/explanation.ts';
import { texts } from '../texts.ts';
import styles from './parts.module.css';
import { SourcedText } from './sourced-text.tsx';

/** What people would look for in such a document, and do not find in this one. */
export function NotSaid({ notices }: { notices: Notice[] }) {
  const missing = notices.filter(({ kind }) => kind === 'incomplete');
  if (missing.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h3>{texts.explanation.notSaid}</h3>
      <ul className={styles['bullets']}>
        {missing.map(({ text, spans }) => (
          <li key={text}>
            <SourcedText pieces={[{ text, sentence: { section: 'interpretation', text, spans, basis: 'document' } }]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
