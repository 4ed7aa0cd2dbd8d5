import type { Comment } from '#core/comments/comment.ts';
import { useCommentTools } from '../hooks/comment-tools.ts';
import { useCommentChanges } from '../hooks/use-comment-changes.ts';
import type { OpenForm } from '../hooks/use-open-form.ts';
import { texts } from '../texts.ts';
import { WriteForm } from './write-form.tsx';

const { write: words } = texts;

export function EditForm({ comment: { id, text }, form }: { comment: Comment; form: OpenForm }) {
  const { edit } = useCommentChanges();
  const { say } = useCommentTools();
  return (
    <WriteForm
      of={{ edits: id }}
      label={words.edit}
      start={text}
      sendLabel={words.save}
      isFocused={form.isByHand}
      onSend={(changed) => edit(id, changed)}
      onSent={() => {
        form.close();
        say(words.saved);
      }}
      onCancel={form.close}
    />
  );
}
