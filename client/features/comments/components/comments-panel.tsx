import { useRef } from 'react';
import type { Comment } from '#core/comments/comment.ts';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { useCommenting } from '../hooks/commenting.ts';
import { useComments } from '../hooks/use-comments.ts';
import { useGoToComments } from '../hooks/use-go-to-comments.ts';
import { useSeen } from '../hooks/use-seen.ts';
import { topicsOf } from '../model/topics.ts';
import { texts } from '../texts.ts';
import { CommentFrame } from './comment-frame.tsx';
import { commentsId } from '../model/comments-id.ts';
import styles from './comments.module.css';
import { NewComment } from './new-comment.tsx';
import { TargetDialog } from './target-dialog.tsx';
import { TopicSection } from './topic-section.tsx';
import { UnsentComments } from './unsent-comments.tsx';

/** All comments of the document, grouped by what they are about, and a place to write about the whole of it. */
export function CommentsPanel() {
  const { share } = useCommenting();
  const heading = useGoToComments();
  const query = useComments();
  return (
    <section id={commentsId} className={styles['panel']} aria-labelledby={`${commentsId}-title`}>
      <h2 ref={heading} id={`${commentsId}-title`} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{share === null ? texts.introOwner : texts.introShared(share.sharedBy)}</p>
      <Loaded query={query} loading={texts.loading} failed={texts.failed}>
        {(comments) => <AllComments comments={comments} />}
      </Loaded>
    </section>
  );
}

function AllComments({ comments }: { comments: Comment[] }) {
  const { open, setOpen } = useCommenting();
  const list = useRef<HTMLDivElement>(null);
  const fresh = useSeen(list, comments);
  return (
    <>
      <CommentFrame comments={comments} fresh={fresh}>
        {(say) => (
          <>
            <div ref={list} className={styles['topics']}>
              {comments.length === 0 && <p>{texts.empty}</p>}
              {topicsOf(comments).map((topic) => (
                <TopicSection key={topic.key} topic={topic} />
              ))}
            </div>
            <UnsentComments />
            <NewComment target={{ kind: 'document' }} onSaid={say} />
          </>
        )}
      </CommentFrame>
      {open !== null && open.kind !== 'document' && (
        <TargetDialog target={open} comments={comments} fresh={fresh} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
