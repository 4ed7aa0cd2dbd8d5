import { useRef } from 'react';
import { ChevronLeft, ChevronRight, ScanSearch } from 'lucide-react';
import type { CheckPanelProps } from '#client/lib/medical-documents/checking.ts';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { useCheckPanel, type CheckPanelState } from '../hooks/use-check-panel.ts';
import { texts } from '../texts.ts';
import { CheckItem } from './check-item.tsx';
import { CheckedWords } from './checked-words.tsx';
import styles from './checking.module.css';

/** What was hard to read, one word after the other, each beside the picture of its row. Nothing where all was clear. */
export function CheckPanel(props: CheckPanelProps) {
  const { documentRef, headingLevel = 2, onLookAt } = props;
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Whoever has settled one word is taken to the next.
  const panel = useCheckPanel(props, (next) => {
    (input.current ?? heading.current)?.focus();
    if (next) onLookAt?.(next.word.span);
  });
  const { left, checked, item, isLoading, hasFailed, isChanging } = panel;
  if (left === 0 && checked.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="check-panel">
      <div className={styles['panel']}>
        <Heading id="check-panel" ref={heading} tabIndex={-1} className={styles['title']}>
          <Icon of={ScanSearch} />
          {texts.heading}
        </Heading>
        {left > 0 && <p>{texts.intro(left)}</p>}
        <p role="status">{panel.status}</p>
        {left === 0 && !isChanging && <p>{texts.allChecked}</p>}
        {left > 0 && !isChanging && <Steps panel={panel} />}
        {item && <CheckItem documentRef={documentRef} panel={panel} item={item} input={input} />}
        {item === undefined && isLoading && (
          <>
            <Spinner label={texts.loading} />
            <Arriving />
          </>
        )}
        {item === undefined && hasFailed && <p>{texts.loadFailed}</p>}
        <CheckedWords words={checked} text={panel.text} headingLevel={headingLevel} onChange={panel.change} />
      </div>
    </Card>
  );
}

function Steps({ panel: { left, position, doubtful, step } }: { panel: CheckPanelState }) {
  return (
    <div className={styles['steps']} role="group" aria-label={texts.words}>
      <p className={styles['position']}>{texts.position(position + 1, left)}</p>
      {doubtful.length > 1 && (
        <div className={styles['actions']}>
          <Button size="small" onClick={() => step(-1)}>
            <Icon of={ChevronLeft} />
            {texts.previous}
          </Button>
          <Button size="small" onClick={() => step(1)}>
            {texts.next}
            <Icon of={ChevronRight} />
          </Button>
        </div>
      )}
    </div>
  );
}
