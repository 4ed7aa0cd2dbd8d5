import { useRef, type RefObject } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Comment } from '#core/comments/comment.ts';
import { errorText } from '#client/lib/error-text.ts';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { useCommentChanges } from '../hooks/use-comment-changes.ts';
import { texts } from '../texts.ts';

const { deletion: words } = texts;

type DeleteCommentProps = {
  /** Null while nothing is to be deleted. */
  asked: Comment | null;
  hasAnswers: boolean;
  /** Takes the focus when the comment is gone, and its buttons with it. */
  heir: RefObject<HTMLElement | null>;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before a comment is deleted. Where that fails, says so and can be tried again. */
export function DeleteComment({ asked, hasAnswers, heir, onClose, onDeleted }: DeleteCommentProps) {
  const { remove } = useCommentChanges();
  const wasDeleted = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: remove,
    onMutate: () => void (wasDeleted.current = false),
    onSuccess: () => {
      wasDeleted.current = true;
      onClose();
      onDeleted();
    },
  });
  const question = hasAnswers ? words.bodyWithAnswers : words.body;
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={words.title}
      description={error === null ? question : words.failed(errorText(error))}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      isDanger
      isBusy={isPending}
      busyLabel={words.deleting}
      focusAfter={() => (wasDeleted.current ? heir.current : null)}
      onConfirm={() => asked !== null && mutate(asked.id)}
      onCancel={() => {
        reset();
        onClose();
      }}
    />
  );
}
