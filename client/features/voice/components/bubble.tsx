import { useBrief } from '../hooks/use-brief.ts';
import styles from './voice.module.css';

type BubbleProps = { words: string; answer: string };

/** What was heard last and what came of it, for a moment, while the panel is out of sight. */
export function Bubble({ words, answer }: BubbleProps) {
  const isShown = useBrief(`${words} ${answer}`);
  if (!isShown || words + answer === '') return null;
  return (
    <p className={styles['bubble']}>
      {words !== '' && <span className={styles['words']}>{words}</span>}
      {answer}
    </p>
  );
}
