import { CheckBox } from '#client/ui/check-box/check-box.tsx';
import type { ReadingView } from '../hooks/use-reading-view.ts';
import { readingTexts } from '../reading-texts.ts';
import styles from './reading-tools.module.css';

const { tools: texts } = readingTexts;

/** How the page is laid out, and a way to find something in it. */
export function ReadingTools({ view: { isOnePage, isOriginalShown, hasRoom, choose } }: { view: ReadingView }) {
  return (
    <div className={styles['tools']} role="group" aria-label={texts.label}>
      <CheckBox
        label={texts.onePage}
        checked={isOnePage}
        onChange={({ target }) => choose({ isOnePage: target.checked })}
      />
      {hasRoom && (
        <CheckBox
          label={texts.original}
          checked={isOriginalShown}
          onChange={({ target }) => choose({ isOriginalShown: target.checked })}
        />
      )}
    </div>
  );
}
