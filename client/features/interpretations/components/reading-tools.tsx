import type { ReactNode } from 'react';
import { ChevronDown, MessageCircleQuestionMark, Search, SlidersHorizontal, Volume2 } from 'lucide-react';
import { ImportantTermsButton } from '#client/lib/marking/important-terms-button.tsx';
import type { ImportantMarks } from '#client/lib/marking/use-important-marks.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CheckBox } from '#client/ui/check-box/check-box.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useOpenSource } from '../hooks/use-open-source.tsx';
import type { ReadingView } from '../hooks/use-reading-view.ts';
import { readingTexts } from '../reading-texts.ts';
import { texts as pageTexts } from '../texts.ts';
import styles from './reading-tools.module.css';

const { tools: texts } = readingTexts;

type ReadingToolsProps = {
  view: ReadingView;
  onFind: () => void;
  /** Null where no questions can be asked. */
  onAsk: (() => void) | null;
  /** Null where it stands above the message. */
  onRead: (() => void) | null;
  marks: ImportantMarks | null;
  /** Which words are read. */
  children: ReactNode;
};

/** One line that opens to everything about how the page is read. */
export function ReadingTools({ view, onFind, onAsk, onRead, marks, children }: ReadingToolsProps) {
  return (
    <div className={styles['row']}>
      <details className={styles['tools']}>
        <summary className={styles['opener']}>
          <Icon of={SlidersHorizontal} />
          <span>{texts.label}</span>
          <Icon of={ChevronDown} />
        </summary>
        <div className={styles['drawer']} role="group" aria-label={texts.label}>
          {children}
          <div className={styles['grid']}>
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
          </div>
          <LayoutChoices {...view} />
          <p className={styles['hint']}>
            {pageTexts.sources.howTo} {readingTexts.howToTerms}
          </p>
        </div>
      </details>
      {onRead && (
        <Button size="small" onClick={onRead}>
          <Icon of={Volume2} />
          {pageTexts.readAloud}
        </Button>
      )}
    </div>
  );
}

function LayoutChoices({ isOnePage, isOriginalShown, areSourcesShown, hasRoom, choose }: ReadingView) {
  const { opened } = useOpenSource();
  const layOut = (isOnOnePage: boolean) => {
    // The sentence that is open stands elsewhere then.
    opened.close();
    choose({ isOnePage: isOnOnePage });
  };
  return (
    <div className={styles['grid']}>
      <CheckBox label={texts.onePage} checked={isOnePage} onChange={({ target }) => layOut(target.checked)} />
      {hasRoom && (
        <CheckBox
          label={texts.original}
          checked={isOriginalShown}
          onChange={({ target }) => choose({ isOriginalShown: target.checked })}
        />
      )}
      <CheckBox
        label={texts.sources}
        checked={areSourcesShown}
        onChange={({ target }) => choose({ areSourcesShown: target.checked })}
      />
    </div>
  );
}
