import type { Interpretation } from '#core/documents/interpretation.ts';
import { formatShortDate } from '#client/lib/format-date.ts';
import { englishIn, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import { FeedbackButtons } from './feedback-buttons.tsx';
import styles from './interpretation-view.module.css';

type ExplanationFooterProps = { interpretation: Interpretation; isSample?: boolean };

/** When it was made, what made it, and whether it helped. */
export function ExplanationFooter({ interpretation, isSample = false }: ExplanationFooterProps) {
  const language = useLanguage();
  const texts = useToldTexts();
  const { createdAt, engine, documentId, feedback, share } = interpretation;
  return (
    <footer className={styles['footer']}>
      <p className={styles['origin']}>{texts.created(formatShortDate(createdAt, language))}</p>
      <p className={styles['origin']}>{texts.engines[engine]}</p>
      {!isSample && share === undefined && (
        <div lang={englishIn(language)}>
          <FeedbackButtons documentId={documentId} feedback={feedback} />
        </div>
      )}
    </footer>
  );
}
