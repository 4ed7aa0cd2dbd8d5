import { MessageSquareText } from 'lucide-react';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useComments } from '../hooks/use-comments.ts';
import { countAll } from '../model/topics.ts';
import { texts } from '../texts.ts';
import styles from './comments.module.css';
import { commentsId } from '../model/comments-id.ts';

/** That others have written, with the way to it, since the comments stand at the end of the page. */
export function CommentsNews() {
  const { data: comments = [] } = useComments();
  if (comments.every(({ isOwn }) => isOwn)) return null;
  return (
    <p className={styles['news']}>
      <LinkButton to={{ hash: commentsId }} state={{ keepFocus: true }} size="small">
        <Icon of={MessageSquareText} />
        {texts.counted(countAll(comments))}
      </LinkButton>
    </p>
  );
}
