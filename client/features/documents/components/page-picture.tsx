import { memo, useEffect, useEffectEvent, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { PageSummary } from '#core/documents/page-layout.ts';
import type { Span } from '#core/kernel/span.ts';
import { pageProblemTexts } from '#client/lib/medical-documents/page-texts.ts';
import { pageQuery, pictureAddress } from '#client/lib/medical-documents/pages-query.ts';
import { useIsNear } from '../hooks/use-is-near.ts';
import { nearestWord } from '../model/nearest-word.ts';
import { texts } from '../texts.ts';
import styles from './page-pictures.module.css';
import { WordBoxes } from './word-boxes.tsx';

type PagePictureProps = {
  documentRef: DocumentRef;
  summary: PageSummary;
  of: number;
  zoom: number;
  lit: Span | null;
  litBox: RefObject<HTMLElement | null>;
  /** Called when the marked words have got their boxes. */
  onLit: () => void;
  onPress: (place: Span) => void;
};

// A finger is less exact than a letter on a picture is large.
const reach = 14;

// Of hundreds of pages only those are drawn anew on which something changed.
export const PagePicture = memo(function PagePicture(props: PagePictureProps) {
  const { documentRef, summary, of, zoom, lit, litBox, onLit, onPress } = props;
  const { number, width, height, problem } = summary;
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  const [hasFailed, setHasFailed] = useState(false);
  const { data: page } = useQuery({ ...pageQuery(documentRef, number), enabled: isNear || lit !== null });
  const tellLit = useEffectEvent(onLit);
  const hasWords = page !== undefined;
  useEffect(() => {
    if (lit !== null && hasWords) tellLit();
  }, [lit, hasWords]);

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width: wide, height: tall } = event.currentTarget.getBoundingClientRect();
    const point = { x: event.clientX - left, y: event.clientY - top };
    const word = nearestWord(page?.words ?? [], point, { width: wide, height: tall }, reach);
    if (word) onPress(word.span);
  };
  return (
    <figure className={styles['page']}>
      <figcaption>{texts.original.page(number, of)}</figcaption>
      {problem !== null && <p className={styles['problem']}>{pageProblemTexts[problem].why}</p>}
      {/* For the mouse and the finger; the keyboard finds the same words in the text. */}
      <div
        ref={frame}
        className={styles['frame']}
        style={{ width: `${zoom * 100}%`, aspectRatio: `${width} / ${height}` }}
        onClick={handleClick}
      >
        {hasFailed && <p className={styles['failed']}>{texts.pages.failed}</p>}
        {isNear && !hasFailed && (
          <img
            src={pictureAddress(documentRef, number)}
            alt={texts.pages.alt(number)}
            decoding="async"
            className={styles['picture']}
            onError={() => setHasFailed(true)}
          />
        )}
        {page && <WordBoxes page={page} lit={lit} litBox={litBox} />}
      </div>
    </figure>
  );
});
