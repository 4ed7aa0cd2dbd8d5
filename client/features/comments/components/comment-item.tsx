import type { Comment } from '#core/comments/comment.ts';
import { formatMoment } from '#client/lib/format-date.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { useCommentTools } from '../hooks/comment-tools.ts';
import { useDraft } from '../hooks/use-draft.ts';
import { useOpenForm } from '../hooks/use-open-form.ts';
import { texts } from '../texts.ts';
import { AnswerForm } from './answer-form.tsx';
import { CommentActions } from './comment-actions.tsx';
import styles from './comments.module.css';
import { EditForm } from './edit-form.tsx';

export function CommentItem({ comment }: { comment: Comment }) {
  const { id, text, createdAt, editedAt } = comment;
  const { fresh, nameOf } = useCommentTools();
  const edit = useOpenForm(useDraft({ edits: id }).text !== undefined);
  const answer = useOpenForm(useDraft({ answers: id }).text !== undefined);
  return (
    <>
      <p className={styles['head']}>
        <strong>{nameOf(comment)}</strong>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {editedAt !== null && <span>{texts.edited(formatMoment(editedAt))}</span>}
        {fresh.has(id) && <Badge tone="info">{texts.isNew}</Badge>}
      </p>
      {edit.isOpen ? <EditForm comment={comment} form={edit} /> : <p className={styles['text']}>{text}</p>}
      <CommentActions comment={comment} edit={edit} answer={answer} />
      {answer.isOpen && <AnswerForm comment={comment} form={answer} />}
    </>
  );
}
