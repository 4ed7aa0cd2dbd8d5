import { useQueryClient } from '@tanstack/react-query';
import type { Comment, NewCommentBody } from '#core/comments/comment.ts';
import { addComment, deleteComment, editComment } from '../api/change-comments.ts';
import { commentsQuery } from '../api/comments-query.ts';
import { withAdded, without } from '../model/changed-comments.ts';
import { useCommenting } from './commenting.ts';

/** Changes comments on the server, and shows what it says of them. Each one fails as its call does. */
export function useCommentChanges() {
  const { documentRef } = useCommenting();
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(documentRef);
  const show = async (change: (comments: Comment[]) => Comment[]) => {
    // A list that was asked for before the change would take it back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (comments) => comments && change(comments));
  };
  return {
    add: async (body: NewCommentBody) => {
      const added = await addComment(documentRef, body);
      await show((comments) => withAdded(comments, added));
    },
    edit: async (id: number, text: string) => {
      const edited = await editComment(documentRef, id, { text });
      await show((comments) => comments.map((comment) => (comment.id === id ? edited : comment)));
    },
    remove: async (id: number) => {
      await deleteComment(documentRef, id);
      await show((comments) => without(comments, id));
    },
  };
}
