import type { Comment } from '#core/comments/comment.ts';
import type { CommentTarget } from '#core/comments/comment-target.ts';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { SourceQuote } from '#client/ui/source-quote/source-quote.tsx';
import { targetKey, topicsOf } from '../model/topics.ts';
import { texts } from '../texts.ts';
import { CommentFrame } from './comment-frame.tsx';
import { NewComment } from './new-comment.tsx';
import { ThreadList } from './thread-list.tsx';

type TargetDialogProps = {
  target: Exclude<CommentTarget, { kind: 'document' }>;
  comments: readonly Comment[];
  fresh: ReadonlySet<number>;
  onClose: () => void;
};

/** The comments on a sentence or a term, and a place to write one. */
export function TargetDialog({ target, comments, fresh, onClose }: TargetDialogProps) {
  const topic = topicsOf(comments).find(({ key }) => key === targetKey(target));
  const title = texts.windows[target.kind];
  return (
    <Dialog isOpen onClose={onClose} title={title} {...(topic === undefined && { firstFocus: 'textarea' })}>
      <SourceQuote text={target.quote} caption={texts.quoteCaption[target.kind]} />
      <CommentFrame comments={comments} fresh={fresh}>
        {(say) => (
          <>
            {topic && <ThreadList threads={topic.threads} aria-label={texts.title} />}
            <NewComment target={target} onSaid={say} />
          </>
        )}
      </CommentFrame>
    </Dialog>
  );
}
