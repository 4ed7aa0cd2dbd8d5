import { useCallback, useId, useMemo, useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useDefine } from '../hooks/use-definitions.tsx';
import { useOpened, useOpenSource } from '../hooks/use-open-source.tsx';
import { usePaneKeys } from '../hooks/use-pane-keys.ts';
import { useShowSources } from '../hooks/use-show-sources.ts';
import { originalChunks } from '../model/original-chunks.ts';
import { besideTexts } from '../beside-texts.ts';
import { OriginalChunk } from './original-chunk.tsx';
import styles from './original-pane.module.css';

const { pane: texts } = besideTexts;

export type OriginalPaneProps = {
  interpretation: Interpretation;
  /** Shows what the explanation makes of a place that was pressed. */
  onShowPlace: (place: Span) => void;
};

/** The text of the document beside its explanation: what a sentence comes from is marked here, and a place that is pressed is shown there. */
export default function OriginalPane({ interpretation, onShowPlace }: OriginalPaneProps) {
  const { text, sentences, labResults, medicalTerminology } = interpretation;
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const { opened } = useOpenSource();
  const open = useOpened();
  const define = useDefine();
  const chunks = useMemo(
    () => originalChunks({ text, sentences, labResults, medicalTerminology }),
    [text, sentences, labResults, medicalTerminology],
  );
  const showNext = useShowSources(box, open);
  const leave = useCallback(() => {
    const owner = opened.current()?.id;
    opened.close();
    if (owner !== undefined) document.getElementById(owner)?.focus();
  }, [opened]);
  usePaneKeys(box, leave);
  const count = open?.spans.length ?? 0;
  return (
    <aside className={styles['pane']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{texts.heading}</h2>
        {count > 1 && (
          <Button size="small" onClick={showNext}>
            <Icon of={ChevronDown} />
            {texts.next}
          </Button>
        )}
      </div>
      <p className={styles['hint']} id={`${id}-hint`}>
        {texts.howTo}
      </p>
      <p className={styles['state']} role="status">
        {count > 0 && texts.marked(count)}
      </p>
      <section
        ref={box}
        data-original
        className={styles['text']}
        aria-label={texts.label}
        aria-describedby={`${id}-hint`}
        tabIndex={0}
      >
        {chunks.map((chunk) => (
          <OriginalChunk
            key={chunk.span[0]}
            chunk={chunk}
            sources={sourcesIn(open?.spans, chunk.span)}
            onTerm={define}
            onPlace={onShowPlace}
          />
        ))}
      </section>
    </aside>
  );
}

const none: readonly Span[] = [];

const sourcesIn = (sources: readonly Span[] = none, chunk: Span): readonly Span[] =>
  sources.some((source) => overlaps(source, chunk)) ? sources : none;
