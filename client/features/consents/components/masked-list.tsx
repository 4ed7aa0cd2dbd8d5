import type { OutgoingPreview } from '#core/documents/consent.ts';
import { texts } from '../texts.ts';
import styles from './consents.module.css';

const { outgoing: words } = texts;
const kinds: Record<string, string> = texts.kinds;

/** What is personal, and what is sent in its place. */
export function MaskedList({ masked }: Pick<OutgoingPreview, 'masked'>) {
  if (masked.length === 0) return <p>{words.nothingMasked}</p>;
  return (
    <details className={styles['details']}>
      <summary>
        {words.masked} ({masked.length})
      </summary>
      <ul className={styles['masked']}>
        {masked.map(({ token, kind, original }) => (
          <li key={`${token} ${original}`}>
            <span className={styles['token']}>{token}</span>
            <span>
              {kinds[kind] ?? texts.kinds.other}: {original}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
