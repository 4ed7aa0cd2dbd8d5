import type { KeyboardEvent } from 'react';
import { useOpenSource } from '../hooks/use-open-source.tsx';
import { sourceHintId } from './source-hint.tsx';
import styles from './sourced-text.module.css';

type SourceSentenceProps = { id: string; text: string };

/**
 * A sentence that opens the words it comes from. A `span` and not a `button`: browsers lay a button out as one box,
 * and a sentence has to flow with its paragraph from line to line.
 */
export function SourceSentence({ id, text }: SourceSentenceProps) {
  const { openId, toggle } = useOpenSource();
  const isOpen = openId === id;
  const handleKey = (event: KeyboardEvent) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!isPress && !(event.key === 'Escape' && isOpen)) return;
    event.preventDefault();
    toggle(id);
  };
  return (
    <span
      id={id}
      role="button"
      tabIndex={0}
      className={styles['sentence']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${id}-source` : undefined}
      aria-describedby={sourceHintId}
      onClick={() => toggle(id)}
      onKeyDown={handleKey}
    >
      {text}
    </span>
  );
}
