import { memo, type CSSProperties, type RefObject } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import { isDoubtful, type Box, type DocumentPage } from '#core/documents/page-layout.ts';
import type { Span } from '#core/kernel/span.ts';
import { wordsIn } from '#client/lib/medical-documents/page-words.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './page-pictures.module.css';

type WordBoxesProps = { page: DocumentPage; lit: Span | null; litBox: RefObject<HTMLElement | null> };

/** Frames over a picture: around what was hard to read, and around what is pointed to. Listeners find both in the text. */
export const WordBoxes = memo(function WordBoxes({ page, lit, litBox }: WordBoxesProps) {
  const marked = lit === null ? [] : wordsIn(page, lit);
  return (
    <div aria-hidden="true">
      {page.words.filter(isDoubtful).map(({ span, box }) => (
        <span key={span[0]} className={styles['doubt']} style={placed(box)}>
          <span className={styles['icon']}>
            <Icon of={CircleQuestionMark} size="1rem" />
          </span>
        </span>
      ))}
      {marked.map(({ span, box }, index) => (
        <span
          key={span[0]}
          ref={index === 0 ? litBox : null}
          tabIndex={-1}
          className={styles['lit']}
          style={placed(box)}
        />
      ))}
    </div>
  );
});

const placed = ([left, top, right, bottom]: Box): CSSProperties => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${(right - left) * 100}%`,
  height: `${(bottom - top) * 100}%`,
});
