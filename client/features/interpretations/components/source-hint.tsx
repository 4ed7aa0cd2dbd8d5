import { readingTexts } from '../reading-texts.ts';
import { texts } from '../texts.ts';
import styles from './sourced-text.module.css';

export const sourceHintId = 'source-hint';

/** Said once for the eye; every sentence with a source points to it for the ear. */
export function SourceHint() {
  return (
    <p className={styles['hint']}>
      {texts.sources.howTo} {readingTexts.howToTerms}
      <span id={sourceHintId} hidden>
        {texts.sources.hint}
      </span>
    </p>
  );
}
