import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Comment } from '#core/comments/comment.ts';
import { markSeen } from '../api/change-comments.ts';
import { commentsQuery } from '../api/comments-query.ts';
import { useCommenting } from './commenting.ts';
import { useIsInView } from './use-is-in-view.ts';

const nothing: ReadonlySet<number> = new Set();

/**
 * Says that comments have been seen when `list` is on the screen. Those that were new stay marked as new for as long as the page is open:
 * gives their ids.
 */
export function useSeen(list: RefObject<Element | null>, comments: readonly Comment[]): ReadonlySet<number> {
  const [fresh, setFresh] = useState(nothing);
  const unread = comments.filter(({ isUnread }) => isUnread).map(({ id }) => id);
  if (unread.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unread]));

  const upTo = Math.max(0, ...unread);
  const isInView = useIsInView(list);
  const { mutate } = useTellSeen();
  const tell = useEffectEvent(() => mutate(upTo));
  useEffect(() => {
    if (isInView && upTo > 0) tell();
  }, [isInView, upTo]);
  return fresh;
}

// Where it cannot be told, they are new the next time too.
function useTellSeen() {
  const { documentRef } = useCommenting();
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(documentRef);
  return useMutation({
    mutationFn: (upTo: number) => markSeen(documentRef, { upTo }),
    onSuccess: (_, upTo) => {
      queryClient.setQueryData(queryKey, (comments) =>
        comments?.map((comment) => (comment.id <= upTo ? { ...comment, isUnread: false } : comment)),
      );
      return queryClient.invalidateQueries({ queryKey: ['comments', 'unread'] });
    },
  });
}
