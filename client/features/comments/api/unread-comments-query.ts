import { queryOptions } from '@tanstack/react-query';
import { UnreadComments } from '#core/comments/comment.ts';
import { callApi } from '#client/lib/call-api.ts';

/** The documents of whoever is signed in that have comments which they have not seen. Asked anew each time they are looked at. */
export const unreadCommentsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['comments', 'unread', userId],
    queryFn: ({ signal }) => callApi({ path: '/api/comments/unread', output: UnreadComments, signal }),
    staleTime: 1000,
    refetchOnWindowFocus: true,
  });
