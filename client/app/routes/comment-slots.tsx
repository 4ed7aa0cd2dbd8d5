import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { CommentTarget } from '#core/comments/comment-target.ts';
import { CommentingContext } from '#client/features/comments/hooks/commenting.ts';
import type { ShownDocument } from '#client/features/comments/hooks/use-may-comment.ts';
import {
  CommentSlotsContext,
  type CommentMarkProps,
  type CommentSlots,
} from '#client/lib/medical-documents/comment-slots.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import { later } from '#client/ui/later/later.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

// All of it comes after the words that it is about, and only for those who may comment.
const MayComment = later(async () => (await import('#client/features/comments/components/may-comment.tsx')).MayComment);
const LazyMark = lazy(async () => {
  const { CommentMark } = await import('#client/features/comments/components/comment-mark.tsx');
  return { default: CommentMark };
});
const LazyNews = lazy(async () => {
  const { CommentsNews } = await import('#client/features/comments/components/comments-news.tsx');
  return { default: CommentsNews };
});
const LazyPanel = lazy(async () => {
  const { CommentsPanel } = await import('#client/features/comments/components/comments-panel.tsx');
  return { default: CommentsPanel };
});

const drawLater = <Props extends object>(Later: ComponentType<Props>, props: Props) => (
  <ErrorBoundary place="" fallback={null}>
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  </ErrorBoundary>
);

const commentSlots: CommentSlots = {
  Mark: (props: CommentMarkProps) => drawLater(LazyMark, props),
  News: () => drawLater(LazyNews, {}),
  Panel: () => drawLater(LazyPanel, {}),
};

type WithCommentsProps = {
  /** What the screen inside shows, once it is there. */
  shown: ShownDocument | undefined;
  children: ReactNode;
};

/** A screen of one document with comments on it, for those who may comment. */
export function WithComments({ shown, children }: WithCommentsProps) {
  const [open, setOpen] = useState<CommentTarget | null>(null);
  const [mayComment, setMayComment] = useState(false);
  const { id, share = null } = shown ?? {};
  const commenting = useMemo(
    () => (mayComment && id !== undefined ? { documentRef: refOf(id), share, open, setOpen } : null),
    [mayComment, id, share, open],
  );
  return (
    <CommentSlotsContext value={commenting && commentSlots}>
      <CommentingContext value={commenting}>{children}</CommentingContext>
      {shown && <MayComment shown={shown} onKnown={setMayComment} />}
    </CommentSlotsContext>
  );
}
