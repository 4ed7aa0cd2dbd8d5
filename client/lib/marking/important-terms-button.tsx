import { Highlighter } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './important-terms-button.module.css';
import { markingTexts as texts } from './texts.ts';
import type { ImportantMarks } from './use-important-marks.ts';

/** Marks the important terms in what is open of a page, and says how many there are. */
export function ImportantTermsButton({ marks: { count, toggle } }: { marks: ImportantMarks }) {
  return (
    <div className={styles['row']}>
      <Button size="small" onClick={toggle}>
        <Icon of={Highlighter} />
        {count === null ? texts.mark : texts.unmark}
      </Button>
      <p role="status">{count !== null && texts.marked(count)}</p>
    </div>
  );
}
