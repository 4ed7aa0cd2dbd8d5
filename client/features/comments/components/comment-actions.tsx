import { Pencil, Reply, Trash2, type LucideIcon } from 'lucide-react';
import type { Comment } from '#core/comments/comment.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useCommentTools } from '../hooks/comment-tools.ts';
import { useCommenting } from '../hooks/commenting.ts';
import type { OpenForm } from '../hooks/use-open-form.ts';
import { texts } from '../texts.ts';
import styles from './comments.module.css';

type CommentActionsProps = { comment: Comment; edit: OpenForm; answer: OpenForm };

/** What can be done with a comment: one's own is changed, those of others are answered. The owner of a document deletes any. */
export function CommentActions({ comment, edit, answer }: CommentActionsProps) {
  const { text, isOwn } = comment;
  const { share } = useCommenting();
  const { askToDelete } = useCommentTools();
  return (
    <div className={styles['itemActions']}>
      {isOwn ? (
        <FormButton form={edit} icon={Pencil} words={texts.edit} text={text} />
      ) : (
        <FormButton form={answer} icon={Reply} words={texts.answer} text={text} />
      )}
      {(isOwn || share === null) && (
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.named(texts.delete, text)}
          onClick={() => askToDelete(comment)}
        >
          <Icon of={Trash2} />
          {texts.delete}
        </Button>
      )}
    </div>
  );
}

type FormButtonProps = { form: OpenForm; icon: LucideIcon; words: string; text: string };

function FormButton({ form: { isOpen, button, toggle }, icon, words, text }: FormButtonProps) {
  return (
    <Button
      ref={button}
      variant="quiet"
      size="small"
      aria-label={texts.named(words, text)}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <Icon of={icon} />
      {words}
    </Button>
  );
}
