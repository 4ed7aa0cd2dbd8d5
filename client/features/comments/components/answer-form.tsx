import type { Comment } from '#core/comments/comment.ts';
import { useCommentTools } from '../hooks/comment-tools.ts';
import type { OpenForm } from '../hooks/use-open-form.ts';
import { useCommentChanges } from '../hooks/use-comment-changes.ts';
import { texts } from '../texts.ts';
import { WriteForm } from './write-form.tsx';

const { write: words } = texts;

/** An answer is read by the one person that it answers. */
export function AnswerForm({ comment: { id, target, author }, form }: { comment: Comment; form: OpenForm }) {
  const { add } = useCommentChanges();
  const { say } = useCommentTools();
  return (
    <WriteForm
      of={{ answers: id }}
      label={words.answer(author.name)}
      hint={words.readByOne(author.name)}
      sendLabel={words.sendAnswer}
      isFocused={form.isByHand}
      onSend={(text) => add({ text, target, answers: id })}
      onSent={() => {
        form.close();
        say(words.answered);
      }}
      onCancel={form.close}
    />
  );
}
