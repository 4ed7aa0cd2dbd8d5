import { useCallback, useRef, useState, type RefObject } from 'react';
import { CircleQuestionMark, ZoomIn, ZoomOut } from 'lucide-react';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { PageSummary } from '#core/documents/page-layout.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useScrollPane } from '../hooks/use-scroll-pane.ts';
import { texts } from '../texts.ts';
import { PagePicture } from './page-picture.tsx';
import styles from './page-pictures.module.css';

const { pages } = texts;

type PagePicturesProps = {
  documentRef: DocumentRef;
  summaries: PageSummary[];
  /** What is marked on the pictures. */
  lit: Span | null;
  /** Whether what is marked is brought into view. */
  isFollowing: boolean;
  litBox: RefObject<HTMLElement | null>;
  onPress: (place: Span) => void;
};

const zooms = [1, 1.5, 2, 3];

/** The pages as they look, one below the other. Each comes when it is near; its place is kept from the start. */
export function PagePictures({ documentRef, summaries, lit, isFollowing, litBox, onPress }: PagePicturesProps) {
  const pane = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(0);
  // The box is there once the words of its page have come.
  const [boxes, setBoxes] = useState(0);
  useScrollPane(pane, litBox, isFollowing && lit !== null ? `${lit} ${boxes}` : null);
  const tellLit = useCallback(() => setBoxes((count) => count + 1), []);
  const hasDoubts = summaries.some(({ doubtful }) => doubtful > 0);
  return (
    <div className={styles['pictures']}>
      <section ref={pane} className={styles['pane']} aria-label={pages.region} tabIndex={0}>
        {summaries.map((summary) => (
          <PagePicture
            key={summary.number}
            documentRef={documentRef}
            summary={summary}
            of={summaries.length}
            zoom={zooms[zoom] ?? 1}
            lit={lit !== null && overlaps(lit, summary.span) ? lit : null}
            litBox={litBox}
            onLit={tellLit}
            onPress={onPress}
          />
        ))}
      </section>
      <div className={styles['tools']} role="group" aria-label={pages.size}>
        <Button size="small" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <Icon of={ZoomOut} />
          {pages.smaller}
        </Button>
        <Button size="small" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
          <Icon of={ZoomIn} />
          {pages.larger}
        </Button>
      </div>
      {hasDoubts && (
        <p className={styles['legend']}>
          <Icon of={CircleQuestionMark} />
          {pages.legend}
        </p>
      )}
    </div>
  );
}
