import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { Feedback } from '#core/documents/interpretation.ts';
import type { DocumentId } from '#core/documents/medical-document.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import { useFeedback } from '../hooks/use-feedback.ts';
import { texts } from '../texts.ts';
import styles from './interpretation-view.module.css';

type FeedbackButtonsProps = { documentId: DocumentId; feedback: Feedback | null };

export function FeedbackButtons({ documentId, feedback }: FeedbackButtonsProps) {
  const { isSaving, saved, choose } = useFeedback(refOf(documentId), feedback);
  const told = saved === undefined ? '' : saved === null ? texts.feedback.withdrawn : texts.feedback.saved;
  return (
    <div>
      <div className={styles['feedback']} role="group" aria-label={texts.feedback.question}>
        <p>{texts.feedback.question}</p>
        <Button aria-pressed={feedback === 'helpful'} isBusy={isSaving} onClick={() => choose('helpful')}>
          <Icon of={ThumbsUp} />
          {texts.feedback.helpful}
        </Button>
        <Button aria-pressed={feedback === 'not_helpful'} isBusy={isSaving} onClick={() => choose('not_helpful')}>
          <Icon of={ThumbsDown} />
          {texts.feedback.notHelpful}
        </Button>
      </div>
      <p role="status">{told}</p>
    </div>
  );
}
