import { memo, useEffect, useEffectEvent, useRef, type MouseEvent, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { PageSummary } from '#core/documents/page-layout.ts';
import type { Span } from '#core/kernel/span.ts';
import { MissingPicture } from '#client/lib/medical-documents/missing-picture.tsx';
import { pageProblemTexts } from '#client/lib/medical-documents/page-texts.ts';
import { pageQuery } from '#client/lib/medical-documents/pages-query.ts';
import { usePagePicture } from '#client/lib/medical-documents/use-page-picture.ts';
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
  const picture = usePagePicture(documentRef, number);
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
        onClick={picture.src === null ? undefined : handleClick}
      >
        {picture.problem !== null && (
          <div className={styles['missing']}>
            <MissingPicture picture={picture} failed={texts.pages.failed} />
          </div>
        )}
        {isNear && picture.src !== null && (
          <img
            src={picture.src}
            alt={texts.pages.alt(number)}
            decoding="async"
            className={styles['picture']}
            onError={picture.onError}
          />
        )}
        {page && <WordBoxes page={page} lit={lit} litBox={litBox} />}
      </div>
    </figure>
  );
});
