import type { FoundDocument } from '#core/documents/searching/document-search.ts';
import { kindLabel } from '#core/documents/kind-label.ts';
import { texts } from '../texts.ts';
import styles from './document-card.module.css';

const { search } = texts;

/** Where a search found its words in a document, and the words around them. */
export function FoundWords({ document, foundIn, excerpt }: FoundDocument) {
  return (
    <div className={styles['found']}>
      <p className={styles['where']}>{search.foundIn(foundIn.map((place) => search.places[place]))}</p>
      {foundIn.includes('kind') && <p>{kindLabel(document)}</p>}
      {excerpt !== null && (
        <p className={styles['excerpt']}>
          {excerpt.map(({ text, isHit }, part) => (isHit ? <mark key={part}>{text}</mark> : text))}
        </p>
      )}
    </div>
  );
}
