import { createContext, use } from 'react';
import type { Comment } from '#core/comments/comment.ts';

/** What every comment of a list needs of the list that it stands in. */
export type CommentTools = {
  /** Those that were new when the page was opened. */
  fresh: ReadonlySet<number>;
  /** How whoever wrote a comment is called here, and whom they wrote to where that is not plain. */
  nameOf: (comment: Comment) => string;
  askToDelete: (comment: Comment) => void;
  /** Tells listeners what was done. */
  say: (said: string) => void;
};

export const CommentToolsContext = createContext<CommentTools>({
  fresh: new Set(),
  nameOf: ({ author }) => author.name,
  askToDelete: () => {},
  say: () => {},
});

export const useCommentTools = (): CommentTools => use(CommentToolsContext);
