import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import type { CurrentUser } from '#core/accounts/account.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { unreadCommentsQuery } from '../api/unread-comments-query.ts';
import { texts } from '../texts.ts';
import styles from './comments.module.css';
import { commentsId } from '../model/comments-id.ts';

type UnreadOnCardProps = { user: CurrentUser; documentId: number };

/** On the card of a document: that somebody has written about it. Nothing while there is nothing new, or while nobody knows. */
export function UnreadOnCard({ user, documentId }: UnreadOnCardProps) {
  const { data: unread = [] } = useQuery(unreadCommentsQuery(user.id));
  const count = unread.find((one) => one.documentId === documentId)?.count ?? 0;
  if (count === 0) return null;
  return (
    <p className={styles['news']}>
      <LinkButton to={{ pathname: `/interpretation/${documentId}`, hash: commentsId }} size="small">
        <Icon of={MessageSquareText} />
        {texts.cardCount(count)}
      </LinkButton>
    </p>
  );
}
