import type { CommentTarget } from '#core/comments/comment-target.ts';
import { useCommenting } from '../hooks/commenting.ts';
import { useCommentChanges } from '../hooks/use-comment-changes.ts';
import { texts } from '../texts.ts';
import { WriteForm } from './write-form.tsx';

const { write: words } = texts;

type NewCommentProps = { target: CommentTarget; onSaid: (said: string) => void };

/** Begins a conversation about the document, a sentence or a term. */
export function NewComment({ target, onSaid }: NewCommentProps) {
  const { share } = useCommenting();
  const { add } = useCommentChanges();
  return (
    <WriteForm
      of={{ new: target }}
      label={words.labels[target.kind]}
      hint={share === null ? words.readByAll : words.readByOne(share.sharedBy)}
      sendLabel={words.send}
      onSend={(text) => add({ text, target })}
      onSent={() => onSaid(words.sent)}
    />
  );
}
