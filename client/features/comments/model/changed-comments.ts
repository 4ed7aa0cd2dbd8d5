import type { Comment } from '#core/comments/comment.ts';

/** The same words sent twice are one comment to the server. */
export const withAdded = (comments: readonly Comment[], added: Comment): Comment[] => [
  ...comments.filter(({ id }) => id !== added.id),
  added,
];

/** Without a comment. The oldest answer to it begins its conversation from now on, as it does on the server. */
export function without(comments: readonly Comment[], id: number): Comment[] {
  const orphans = comments.filter(({ answers }) => answers === id);
  const oldestOf = ({ shareId }: Comment) => orphans.find((orphan) => orphan.shareId === shareId);
  return comments
    .filter((comment) => comment.id !== id)
    .map((comment) => (comment.answers === id ? passedOn(comment, oldestOf(comment)) : comment));
}

const passedOn = (comment: Comment, oldest: Comment | undefined): Comment => ({
  ...comment,
  answers: oldest === undefined || oldest.id === comment.id ? null : oldest.id,
});
