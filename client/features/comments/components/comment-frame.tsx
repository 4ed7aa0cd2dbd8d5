import { useRef, useState, type ReactNode } from 'react';
import type { Comment } from '#core/comments/comment.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { CommentToolsContext } from '../hooks/comment-tools.ts';
import { useCommenting } from '../hooks/commenting.ts';
import { recipientOf } from '../model/topics.ts';
import { texts } from '../texts.ts';
import styles from './comments.module.css';
import { DeleteComment } from './delete-comment.tsx';

type CommentFrameProps = {
  comments: readonly Comment[];
  fresh: ReadonlySet<number>;
  children: (say: (said: string) => void) => ReactNode;
};

/** What stands around a list of comments: what was done with them is told here, and deleting one is asked about. */
export function CommentFrame({ comments, fresh, children }: CommentFrameProps) {
  const { share } = useCommenting();
  const [said, say] = useState('');
  const [asked, askToDelete] = useState<Comment | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const nameOf = ({ isOwn, shareId, author }: Comment) => {
    if (!isOwn) return author.name === '' ? texts.unknown : author.name;
    if (share !== null) return texts.you;
    if (shareId === null) return texts.toAll;
    const name = recipientOf(comments, shareId);
    return name === undefined ? texts.you : texts.toOne(name);
  };
  return (
    <CommentToolsContext value={{ fresh, nameOf, askToDelete, say }}>
      <div ref={frame} tabIndex={-1} className={styles['frame']}>
        {children(say)}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
      <DeleteComment
        asked={asked}
        hasAnswers={comments.some(({ answers }) => answers === asked?.id)}
        heir={frame}
        onClose={() => askToDelete(null)}
        onDeleted={() => say(texts.deletion.deleted)}
      />
    </CommentToolsContext>
  );
}
