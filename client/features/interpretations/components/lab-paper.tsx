import { useState } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import type { LabResult } from '#core/documents/explanation.ts';
import type { Span } from '#core/kernel/span.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { useIsDoubtful, usePageOf } from '../hooks/use-paper.tsx';
import { later } from '#client/ui/later/later.tsx';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import styles from './lab-paper.module.css';

const RowPicture = later(async () => (await import('#client/lib/medical-documents/row-picture.tsx')).RowPicture);

/** A result as it stands on the paper, where it was read from a picture; on a phone when it is asked for. */
export function LabPaper({ result: { name, span, value } }: { result: LabResult }) {
  const texts = useToldTexts();
  const found = usePageOf(span);
  const [isShown, setIsShown] = useState(false);
  if (found === undefined) return null;
  return (
    <div className={styles['paper']}>
      <div className={styles['ask']}>
        <Button variant="quiet" size="small" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? texts.paper.hide : texts.paper.show}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
      <div className={isShown ? undefined : styles['wide']}>
        <RowPicture {...found} place={span} marked={placeOf(value, found.text, span)} />
      </div>
    </div>
  );
}

// The value as it is printed in the row. One that was put together from several words has no place of its own.
function placeOf(value: string, text: string, [start, end]: Span): Span | null {
  const at = text.slice(start, end).indexOf(value);
  return at === -1 ? null : [start + at, start + at + value.length];
}

/** Said of a result whose words were hard to read, until somebody has checked them. */
export function LabDoubt({ result }: { result: LabResult }) {
  const texts = useToldTexts();
  if (!useIsDoubtful(result.span)) return null;
  return (
    <p className={styles['doubt']}>
      <Icon of={CircleQuestionMark} />
      {texts.paper.doubt}
    </p>
  );
}
