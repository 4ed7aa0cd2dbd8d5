import { useEffect } from 'react';
import { useMayComment, type ShownDocument } from '../hooks/use-may-comment.ts';

type MayCommentProps = { shown: ShownDocument; onKnown: (mayComment: boolean) => void };

/** Draws nothing: says whether comments are shown with a document, for as long as it stands there. */
export function MayComment({ shown, onKnown }: MayCommentProps) {
  const mayComment = useMayComment(shown);
  useEffect(() => {
    onKnown(mayComment);
    return () => onKnown(false);
  }, [mayComment, onKnown]);
  return null;
}
