import type { Span } from '#core/kernel/span.ts';
import { InlineButton } from '#client/ui/inline-button/inline-button.tsx';
import { useIsOpen, useOpenSource } from '../hooks/use-open-source.tsx';
import { sourceHintId } from './source-hint.tsx';
import { TermWords } from './term-words.tsx';
import styles from './sourced-text.module.css';

type SourceSentenceProps = { id: string; text: string; spans: Span[] };

/** A sentence that opens the words of the document that it comes from. */
export function SourceSentence({ id, text, spans }: SourceSentenceProps) {
  const { opened } = useOpenSource();
  const isOpen = useIsOpen(id);
  return (
    <InlineButton
      id={id}
      data-sentence
      className={styles['sentence']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${id}-source` : undefined}
      aria-describedby={sourceHintId}
      onPress={() => opened.toggle({ id, spans })}
      onEscape={() => isOpen && opened.close()}
    >
      <TermWords text={text} isWithinButton />
    </InlineButton>
  );
}
