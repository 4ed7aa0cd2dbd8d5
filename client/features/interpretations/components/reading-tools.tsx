import { MessageCircleQuestionMark, Search } from 'lucide-react';
import { ImportantTermsButton } from '#client/lib/marking/important-terms-button.tsx';
import type { ImportantMarks } from '#client/lib/marking/use-important-marks.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CheckBox } from '#client/ui/check-box/check-box.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useOpenSource } from '../hooks/use-open-source.tsx';
import type { ReadingView } from '../hooks/use-reading-view.ts';
import { readingTexts } from '../reading-texts.ts';
import styles from './reading-tools.module.css';

const { tools: texts } = readingTexts;

type ReadingToolsProps = {
  view: ReadingView;
  onFind: () => void;
  /** Null where no questions can be asked. */
  onAsk: (() => void) | null;
  marks: ImportantMarks | null;
};

/** How the page is laid out, a way to find something in it, and what is marked. */
export function ReadingTools({
  onFind,
  onAsk,
  marks,
  view: { isOnePage, isOriginalShown, hasRoom, choose },
}: ReadingToolsProps) {
  const { opened } = useOpenSource();
  const layOut = (isOnOnePage: boolean) => {
    // The sentence that is open stands elsewhere then.
    opened.close();
    choose({ isOnePage: isOnOnePage });
  };
  return (
    <div className={styles['tools']} role="group" aria-label={texts.label}>
      <Button size="small" onClick={onFind} aria-keyshortcuts="/">
        <Icon of={Search} />
        {texts.find}
      </Button>
      {onAsk && (
        <Button size="small" onClick={onAsk}>
          <Icon of={MessageCircleQuestionMark} />
          {texts.ask}
        </Button>
      )}
      {marks && <ImportantTermsButton marks={marks} />}
      <CheckBox label={texts.onePage} checked={isOnePage} onChange={({ target }) => layOut(target.checked)} />
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
