import { InlineButton } from '#client/ui/inline-button/inline-button.tsx';
import { useOpenSource } from '../hooks/use-open-source.tsx';
import { sourceHintId } from './source-hint.tsx';
import styles from './sourced-text.module.css';

type SourceSentenceProps = { id: string; text: string };

/** A sentence that opens the words of the document that it comes from. */
export function SourceSentence({ id, text }: SourceSentenceProps) {
  const { openId, toggle } = useOpenSource();
  const isOpen = openId === id;
  return (
    <InlineButton
      id={id}
      className={styles['sentence']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${id}-source` : undefined}
      aria-describedby={sourceHintId}
      onPress={() => toggle(id)}
      onEscape={() => isOpen && toggle(id)}
    >
      {text}
    </InlineButton>
  );
}
