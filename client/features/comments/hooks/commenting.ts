import { createContext, use } from 'react';
import type { CommentTarget } from '#core/comments/comment-target.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { SeenByShare } from '#core/sharing/share.ts';

/** Comments on the document of a screen, for whoever may read and write them. */
export type Commenting = {
  documentRef: DocumentRef;
  /** The share by which somebody sees the document; null for its owner. */
  share: SeenByShare | null;
  /** What a window over the page shows the comments of. */
  open: CommentTarget | null;
  setOpen: (target: CommentTarget | null) => void;
};

export const CommentingContext = createContext<Commenting | null>(null);

/** Throws where nobody may comment: nothing of comments is drawn there. */
export function useCommenting(): Commenting {
  const commenting = use(CommentingContext);
  if (commenting === null) throw new Error('There are no comments here');
  return commenting;
}
