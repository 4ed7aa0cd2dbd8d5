import { Search } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { CheckBox } from '#client/ui/check-box/check-box.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ReadingView } from '../hooks/use-reading-view.ts';
import { readingTexts } from '../reading-texts.ts';
import styles from './reading-tools.module.css';

const { tools: texts } = readingTexts;

type ReadingToolsProps = { view: ReadingView; onFind: () => void };

/** How the page is laid out, and a way to find something in it. */
export function ReadingTools({ onFind, view: { isOnePage, isOriginalShown, hasRoom, choose } }: ReadingToolsProps) {
  return (
    <div className={styles['tools']} role="group" aria-label={texts.label}>
      <Button onClick={onFind} aria-keyshortcuts="/">
        <Icon of={Search} />
        {texts.find}
      </Button>
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
