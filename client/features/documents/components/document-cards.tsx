import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import type { DocumentId, DocumentListItem } from '#core/documents/medical-document.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardGrid } from '#client/ui/card/card.tsx';
import { cardsAtOnce } from '../hooks/use-list-view.ts';
import { texts } from '../texts.ts';
import { DocumentCard } from './document-card.tsx';
import styles from './documents-page.module.css';

const { list } = texts;

/** So many come first, more than any window shows; the others follow without holding it up. */
const atOnce = 12;

type DocumentCardsProps = {
  documents: readonly DocumentListItem[];
  /** What else is told of some of them. */
  notes?: ReadonlyMap<DocumentId, ReactNode>;
  /** How many of them are drawn. */
  shown: number;
  onShowMore: () => void;
  processing: DocumentId | null | undefined;
  onInterpret: (id: DocumentId) => void;
  onDelete: (document: DocumentListItem) => void;
  onPerson: (document: DocumentListItem) => void;
};

export function DocumentCards({ documents, notes, shown, onShowMore, processing, ...actions }: DocumentCardsProps) {
  const drawn = useDeferredValue(shown, atOnce);
  const { root, showMore } = useFocusOnMore(drawn, onShowMore);
  const left = documents.length - shown;
  return (
    <div ref={root} className={styles['cards']}>
      <CardGrid aria-label={list.label}>
        {documents.slice(0, drawn).map((document) => (
          <li key={document.id}>
            <DocumentCard
              document={document}
              isProcessing={processing === document.id}
              note={notes?.get(document.id)}
              {...actions}
            />
          </li>
        ))}
      </CardGrid>
      {left > 0 && (
        <div className={styles['more']}>
          <p>{list.someShown(shown, documents.length)}</p>
          <Button onClick={showMore}>{list.showMore(Math.min(left, cardsAtOnce))}</Button>
        </div>
      )}
    </div>
  );
}

/** Whoever asks for more goes on at the first card that came. */
function useFocusOnMore(shown: number, onShowMore: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const from = useRef<number>(null);
  useEffect(() => {
    if (from.current === null || shown <= from.current) return;
    root.current?.querySelectorAll<HTMLElement>('h3')[from.current]?.focus();
    from.current = null;
  }, [shown]);
  const showMore = () => {
    from.current = shown;
    onShowMore();
  };
  return { root, showMore };
}
